/**
 * Whole games kept with a fingerprint of the position after every answer. Rules that play differently are found at the answer where
 * they first do, with both positions told apart, before a running game meets them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { totalOf } from '../../src/games/common/score.ts'
import type { AnyGame, Options, Seat, State } from '../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal, reveal } from '../../src/kernel/engine.ts'
import { sample } from '../../src/kernel/input.ts'
import { canonical } from '../../src/kernel/json.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import { sha256 } from '../../src/kernel/record.ts'
import { FIXTURES } from './frozen.ts'
import type { Inheriting, Play } from './inherited.ts'
import { seatsOf } from './inherited.ts'

/** An answer as it was given, and what the game was like afterwards; `null` is the opening of sealed answers. */
type Answered = readonly [seat: Seat, decision: string, answer: unknown, digest: string] | readonly [reveal: null, digest: string]

export type Playthrough = {
  readonly version: number
  readonly pack: string
  readonly seats: number
  readonly options: Options
  readonly seed: number
  readonly begins: string
  readonly answers: readonly Answered[]
}

const SHORT = 12
/** All that play depends on. What is said is left out: another sentence, or one more of them, is no other game. */
function digestOf({ board, agenda, frames, offered, random, outcome }: State): string {
  const result = outcome && [outcome.ending, outcome.ranking, Object.values(outcome.scores).map(totalOf)]
  return sha256(canonical([board, agenda, frames, offered, random, result])).slice(0, SHORT)
}

const folderOf = (game: string) => join(FIXTURES, game, 'playthroughs')
export const playthroughPath = (game: string, version: number, k: number) =>
  join(folderOf(game), `v${version}-${String(k).padStart(2, '0')}.json`)

/** Those of the present version; older ones were played by older rules. */
export function playthroughsOf({ id, version }: AnyGame): Playthrough[] {
  if (!existsSync(folderOf(id))) return []
  const files = readdirSync(folderOf(id)).filter((file) => file.startsWith(`v${version}-`))
  return files.sort().map((file) => JSON.parse(readFileSync(join(folderOf(id), file), 'utf8')))
}

/** One digest for all of them: how this version plays. */
export const fingerprintOf = (kept: readonly Playthrough[]): string =>
  sha256(canonical(kept.map(({ begins, answers }) => [begins, answers.map((each) => each.at(-1))]))).slice(0, SHORT)

/** Smallest, usual and largest number of players, and every mode: as few games as show each of them once. */
export function worthKeeping({ plays }: Inheriting): readonly Play[] {
  const seen = new Set<string>()
  const facets = ({ seats, options }: Play) => [`${seats}`, ...Object.entries(options).map(([id, value]) => `${id}=${value}`)]
  return plays.filter((play) => {
    const fresh = facets(play).filter((facet) => !seen.has(facet))
    for (const facet of fresh) seen.add(facet)
    return fresh.length > 0
  })
}

/** A random game, kept. */
export function playThrough(game: AnyGame, { seats, options }: Play, seed: number): Playthrough {
  const random = dice(seed)
  const opening = { seats: seatsOf(seats), options, held: seed % 2 === 1, random: randomFrom(seed) }
  let { state } = create(game, opening)
  const begins = digestOf(state)
  const answers: Answered[] = []
  while (!state.outcome) {
    const open = decisions(game, state).filter(({ offer, given }) => given === undefined && (!offer || random(8) === 0))
    const decision = open[random(Math.max(1, open.length))]
    const answer = decision && sample(decision.input, random)
    const result = decision ? apply(game, state, decision.seat, decision.id, answer) : reveal(game, state)
    if (isRefusal(result)) {
      if (decision) throw new Error(`refused: ${result.text.say}`)
      continue // nothing to open: an offer was the only thing that waited, and it was left alone
    }
    state = result.state
    const digest = digestOf(state)
    answers.push(decision ? [decision.seat, decision.id, answer, digest] : [null, digest])
  }
  return { version: game.version, pack: game.pack, seats, options, seed, begins, answers }
}

/** Where the rules play differently from what was kept, in a sentence; null if nowhere. */
export function deviation(game: AnyGame, title: string, kept: Playthrough, k: number): string | null {
  const mend = 'raise the version and freeze again, or mend it'
  const { seats, options, seed } = kept
  if (kept.pack !== game.pack) return `${title}: playthrough ${k} was kept with other data: ${mend}`
  let { state } = create(game, {
    seats: seatsOf(seats),
    options,
    held: seed % 2 === 1,
    random: randomFrom(seed),
  })
  if (digestOf(state) !== kept.begins) return `${title} begins differently in playthrough ${k}: ${mend}`
  for (const [i, entry] of kept.answers.entries()) {
    const [seat, decision, answer] = entry
    const result = seat === null ? reveal(game, state) : apply(game, state, seat, decision!, answer)
    const place = `at answer ${i + 1} of playthrough ${k}`
    const asked = seat === null ? 'opening what was sealed' : `${seat} answering ${decision} with ${JSON.stringify(answer)}`
    if (isRefusal(result)) return `${title} plays differently ${place}: it refuses ${asked} (${result.text.say}): ${mend}`
    state = result.state
    if (digestOf(state) !== entry.at(-1)) return `${title} plays differently ${place}, ${asked}: ${mend}`
  }
  return state.outcome ? null : `${title} does not end where playthrough ${k} ended: ${mend}`
}
