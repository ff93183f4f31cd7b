/** What was there and what was taken, by kind of choice; and the page that says so. */
import type { Decision, Input, Option } from '../../src/kernel/contract.ts'
import { REASONS } from './reasons.ts'

/** How often a kind of choice was there, and how often it was taken. */
export type Counted = {
  readonly game: string
  readonly games: number
  readonly seed: number
  /** Of those who were counted. */
  readonly habit: string
  readonly uses: Readonly<Record<string, readonly [there: number, taken: number]>>
}

/**
 * Choices of the same kind are counted together (every area one can march to), unless they are things of their own (every building, every
 * Tech): those by what their label says, and these by their name, as far as it is one.
 */
const NAMED: Readonly<Record<string, (id: string) => string>> = {
  space: (id) => (id.startsWith('pad.') || id.startsWith('special.') ? id : id.split('.')[1]!),
  'dial.attack': (id) => id,
  'dial.defend': (id) => id,
  building: (id) => id,
  'intrigue.place': (id) => id,
  'option.tech': (id) => id,
  tile: (id) => id,
  'star.space': (id) => id,
  'scroll.play': (id) => id,
  'build.component': (id) => id,
}

const nameOf = ({ id, label: { say } }: Option) => (NAMED[say] ? `${say} ${NAMED[say](id)}` : say)

/** Three levels are enough to tell what somebody did; below that it is where and how much. */
const DEPTH = 3

export function usesOf({ prompt, input }: Decision, answer: unknown): Map<string, boolean> {
  const uses = new Map<string, boolean>()
  walk(input, answer, prompt.say, answer !== undefined, DEPTH)
  return uses

  function walk(part: Input, given: unknown, name: string, isGiven: boolean, depth: number): void {
    if (part.kind === 'amount' || depth === 0) return
    const chosen = given as { readonly pick?: string; readonly then?: unknown } & readonly string[] &
      Readonly<Record<string, number>>
    for (const option of part.kind === 'split' ? part.targets : part.options) {
      if (option.blocked || (part.kind === 'split' && (option as { max?: number }).max === 0)) continue
      const isTaken =
        isGiven &&
        (part.kind === 'pick'
          ? chosen.pick === option.id
          : part.kind === 'split'
            ? (chosen[option.id] ?? 0) > 0
            : chosen.includes(option.id))
      const key = `${name} › ${nameOf(option)}`
      uses.set(key, uses.get(key) === true || isTaken)
      if (option.then) walk(option.then, isTaken ? chosen.then : undefined, key, isTaken, depth - 1)
    }
  }
}

/** What is there and never taken, with no reason written beside it. */
export const unexplained = (counted: readonly Counted[]): string[] =>
  counted.flatMap(({ game, uses }) =>
    Object.entries(uses)
      .filter(([use, [, taken]]) => taken === 0 && reasonFor(game, use) === undefined)
      .map(([use]) => `${game}: ${use}`),
  )

/** Reasons for what is taken after all, or is not there at all. */
export const idle = (counted: readonly Counted[]): string[] =>
  Object.entries(REASONS).flatMap(([game, reasons]) => {
    const uses = counted.find((each) => each.game === game)?.uses ?? {}
    return Object.keys(reasons)
      .filter((start) => !Object.entries(uses).some(([use, [, taken]]) => taken === 0 && isAbout(start, use)))
      .map((start) => `${game}: ${start}`)
  })

/** A reason holds for what it names and for all that follows from it. */
const isAbout = (start: string, use: string) => use === start || use.startsWith(`${start} `)

const reasonFor = (game: string, use: string) => Object.entries(REASONS[game] ?? {}).find(([start]) => isAbout(start, use))?.[1]

export const usesReport = (counted: readonly Counted[]): string =>
  `${[
    '# What steady players make use of',
    'Made by `npm run uses` from `scripts/uses/counted.json`; nothing here is written by hand. In whole games among steady players, over all numbers of players and modes in turn: each kind of choice, how often it was there, and how often it was taken. What is never taken has its reason beside it.',
    ...counted.map(({ game, games, seed, uses }) =>
      [
        `## ${game}`,
        '',
        `${games} games, seeds from ${seed}.`,
        '',
        '| choice | there | taken | |',
        '| --- | ---: | ---: | --- |',
        ...Object.entries(uses).map(
          ([use, [there, taken]]) => `| ${use} | ${there} | ${taken} | ${taken === 0 ? (reasonFor(game, use) ?? '') : ''} |`,
        ),
      ].join('\n'),
    ),
  ].join('\n\n')}\n`
