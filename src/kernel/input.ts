/** The five kinds of answer: how to ask for them, check them, draw one at random, and see that only one is possible. */
import type { Absence, Input, Option, Picked, Price, Target, Text, Told } from './contract.ts'
import { extended } from './json.ts'

/** An option in the making: what it does not always have is added to it, which costs less than to spread it in. */
export type NewOption<Id extends string = string, Then = unknown, T extends Text = Text> = {
  -readonly [Part in keyof Option<Id, Then, T>]: Option<Id, Then, T>[Part]
}

export const pick = <Id extends string, Then = undefined>(options: readonly Option<Id, Then>[]): Input<Picked<Id, Then>> => ({
  kind: 'pick',
  options,
})
export const some = <Id extends string>(options: readonly Option<Id>[], min: number, max: number): Input<readonly Id[]> => ({
  kind: 'some',
  options,
  min,
  max,
})
export const amount = (min: number, max: number, each?: Price): Input<number> => ({
  kind: 'amount',
  min,
  max,
  ...(each && { each }),
})
export const split = (targets: readonly Target[], min: number, max: number): Input<Readonly<Record<string, number>>> => ({
  kind: 'split',
  targets,
  min,
  max,
})
export const order = <Id extends string>(options: readonly Option<Id>[]): Input<readonly Id[]> => ({ kind: 'order', options })

/** A part of a question with a line of its own, where the prompt is about the whole. */
export const part = <C>(asks: Text, input: Input<C>): Input<C> => extended(input, { asks })

/** A part of a question in which somebody may look for something in vain. */
export const lacking = <C>(absent: Told<readonly Absence[]>, input: Input<C>): Input<C> =>
  absent.length === 0 && typeof absent !== 'function' ? input : extended(input, { absent })

/** Why an answer does not fit the question, or null if it does. Trusts nothing about the answer's shape. */
export function misfit(input: Input, answer: unknown): Text | null {
  switch (input.kind) {
    case 'pick': {
      if (!isRecord(answer)) return { say: 'misfit.shape' }
      const option = input.options.find(({ id }) => id === answer.pick)
      if (!option) return { say: 'misfit.option' }
      if (option.blocked) return option.blocked
      for (const key in answer) if (key !== 'pick' && key !== 'then') return { say: 'misfit.shape' }
      if (option.then) return misfit(option.then, answer.then)
      return answer.then === undefined ? null : { say: 'misfit.shape' }
    }
    case 'some': {
      if (!Array.isArray(answer)) return { say: 'misfit.shape' }
      if (answer.length < input.min || answer.length > input.max) return { say: 'misfit.count', min: input.min, max: input.max }
      return misfitList(input.options, answer)
    }
    case 'order': {
      if (!Array.isArray(answer)) return { say: 'misfit.shape' }
      if (answer.length !== input.options.length) return { say: 'misfit.order', count: input.options.length }
      return misfitList(input.options, answer)
    }
    case 'amount':
      if (typeof answer !== 'number' || !Number.isInteger(answer)) return { say: 'misfit.number' }
      return answer < input.min || answer > input.max ? { say: 'misfit.range', min: input.min, max: input.max } : null
    case 'split': {
      if (!isRecord(answer)) return { say: 'misfit.shape' }
      const ids = Object.keys(answer)
      if (ids.length > input.targets.length) return { say: 'misfit.shape' }
      let total = 0
      for (const id of ids) {
        const target = input.targets.find((candidate) => candidate.id === id)
        if (!target) return { say: 'misfit.option' }
        const share = answer[id]
        if (typeof share !== 'number' || !Number.isInteger(share)) return { say: 'misfit.number' }
        if (share < 0 || share > target.max) return { say: 'misfit.range', min: 0, max: target.max }
        if (share > 0 && target.blocked) return target.blocked
        total += share
      }
      return total < input.min || total > input.max ? { say: 'misfit.total', min: input.min, max: input.max } : null
    }
  }
}

function misfitList(options: readonly Option[], ids: readonly unknown[]): Text | null {
  const seen = new Set<unknown>()
  for (const id of ids) {
    const option = options.find((candidate) => candidate.id === id)
    if (!option) return { say: 'misfit.option' }
    if (option.blocked) return option.blocked
    if (seen.has(id)) return { say: 'misfit.twice' }
    seen.add(id)
  }
  return null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Most lists are open from end to end: they are taken as they are. */
const open = <T extends { readonly blocked?: Text }>(options: readonly T[]): readonly T[] =>
  options.some(({ blocked }) => blocked) ? options.filter(({ blocked }) => !blocked) : options

/** A legal answer drawn with `random(n)`, which yields 0 to n - 1. */
export function sample(input: Input, random: (n: number) => number): unknown {
  switch (input.kind) {
    case 'pick': {
      const options = open(input.options)
      const option = options[random(options.length)]!
      return option.then ? { pick: option.id, then: sample(option.then, random) } : { pick: option.id }
    }
    case 'some': {
      const ids = open(input.options).map(({ id }) => id)
      const most = Math.min(input.max, ids.length)
      const drawn = draw(ids, input.min + random(most - input.min + 1), random)
      return ids.filter((id) => drawn.includes(id))
    }
    case 'order':
      return draw(
        input.options.map(({ id }) => id),
        input.options.length,
        random,
      )
    case 'amount':
      return input.min + random(input.max - input.min + 1)
    case 'split': {
      let room = open(input.targets).filter(({ max }) => max > 0)
      const capacity = room.reduce((sum, { max }) => sum + max, 0)
      const total = input.min + random(Math.min(input.max, capacity) - input.min + 1)
      const shares: Record<string, number> = {}
      for (let given = 0; given < total; given++) {
        const { id, max } = room[random(room.length)]!
        shares[id] = (shares[id] ?? 0) + 1
        if (shares[id] === max) room = room.filter((target) => target.id !== id)
      }
      return shares
    }
  }
}

function draw<T>(items: T[], count: number, random: (n: number) => number): T[] {
  const pool = [...items]
  return Array.from({ length: count }, () => pool.splice(random(pool.length), 1)[0]!)
}

/** The answer that asks least of an absent player: the first option, the smallest number, as few as allowed. */
export function simplest(input: Input): unknown {
  return sample(input, () => 0)
}

/** The only possible answer, or undefined where there is a choice (or none at all). */
export function only(input: Input): unknown {
  switch (input.kind) {
    case 'pick': {
      const options = open(input.options)
      const [option] = options
      if (!option || options.length > 1) return undefined
      if (!option.then) return { pick: option.id }
      const then = only(option.then)
      return then === undefined ? undefined : { pick: option.id, then }
    }
    case 'some': {
      const ids = open(input.options).map(({ id }) => id)
      if (input.min === 0 && (input.max === 0 || ids.length === 0)) return []
      return input.min === ids.length ? ids : undefined
    }
    case 'order':
      return input.options.length <= 1 ? input.options.map(({ id }) => id) : undefined
    case 'amount':
      return input.min === input.max ? input.min : undefined
    case 'split': {
      const targets = open(input.targets).filter(({ max }) => max > 0)
      const capacity = targets.reduce((sum, { max }) => sum + max, 0)
      if (input.max === 0 || capacity === 0) return {}
      if (capacity === input.min) return Object.fromEntries(targets.map(({ id, max }) => [id, max]))
      return targets.length === 1 && input.min === input.max ? { [targets[0]!.id]: input.min } : undefined
    }
  }
}

/** An id that stands twice in one list: the second could never be chosen, and Discord would refuse the panel. */
export function doubled(input: Input): string | null {
  if (input.kind === 'amount') return null
  const ids = new Set<string>()
  for (const { id, then } of input.kind === 'split' ? input.targets : input.options) {
    if (ids.has(id)) return id
    ids.add(id)
    const within = then ? doubled(then) : null
    if (within !== null) return within
  }
  return null
}

/** Can anything at all be answered? A question nobody can answer is a fault of the rules, found by the suite. */
export function answerable(input: Input): boolean {
  switch (input.kind) {
    case 'pick':
      return open(input.options).length > 0 && open(input.options).every(({ then }) => !then || answerable(then))
    case 'some':
      return input.min <= input.max && open(input.options).length >= input.min
    case 'order':
      return open(input.options).length === input.options.length
    case 'amount':
      return input.min <= input.max
    case 'split':
      return input.min <= input.max && open(input.targets).reduce((sum, { max }) => sum + max, 0) >= input.min
  }
}
