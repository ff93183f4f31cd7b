/**
 * One form instead of a chain of panels, where a question has two to five parts that do not depend on each other: picks whose
 * options all lead to the same follow-up, a number, several of a list, a few pieces to share out. What is filled in names
 * options by what they are and what they say, so that it counts whatever else has changed since the form was opened.
 */
import { createHash } from 'node:crypto'
import type { Input, Option, Split } from '../../../kernel/contract.ts'
import { canonical } from '../../../kernel/json.ts'
import { OPTIONS_IN_A_SELECT } from '../limits.ts'
import { leavesWithin } from './complete-answers.ts'
import { aboutOf, labelOf, type Voice } from './question.ts'

const MOST_FIELDS = 5
const LONGEST_VALUE = 100

type Entry = { readonly value: string; readonly label: string; readonly about: string }

/** Choose between `min` and `max` of the entries; or, without any, write a whole number. */
export type Field = {
  readonly label: string
  readonly entries: readonly Entry[] | null
  readonly min: number
  readonly max: number
  /** From where to where a written number may go. */
  readonly span?: { readonly min: number; readonly max: number }
  /** What stands there before anybody touches it. */
  readonly preset?: string
}

/** What was filled in: for each field the values chosen, or the one that was written. */
export type Filled = readonly (readonly string[])[]

export type Sheet = {
  readonly fields: readonly Field[]
  /** The answer, whether legal or not; or the fields whose choice is no longer to be had as the form said it. */
  read(filled: Filled): { readonly answer: unknown } | { readonly gone: readonly Field[] }
}

/** One part of a question: its fields, and what they come to. */
type Part = { readonly fields: readonly Field[]; read(filled: Filled): unknown }

/** The question as one form, or null if its parts depend on each other or are too many; of fewer than two it is one only with others beside it. */
export function sheetOf(voice: Voice, input: Input, least = 2): Sheet | null {
  const part = partOf(voice, input, 1)
  if (!part || part.fields.length < least || part.fields.length > MOST_FIELDS) return null
  return {
    fields: part.fields,
    read(filled) {
      const isThere = ({ entries }: Field, value: string) => !entries || entries.some((entry) => entry.value === value)
      const gone = part.fields.filter((field, i) => !(filled[i] ?? []).every((value) => isThere(field, value)))
      return gone.length > 0 ? { gone } : { answer: part.read(filled) }
    },
  }
}

function partOf(voice: Voice, input: Input, nth: number): Part | null {
  if (nth > MOST_FIELDS) return null
  switch (input.kind) {
    case 'pick':
      return pickPart(voice, input, nth)
    case 'amount': {
      const few = leavesWithin(voice, input, OPTIONS_IN_A_SELECT)
      const entries = few?.map(({ value, label, about = '' }) => ({ value: value.slice(1), label, about })) ?? null
      const label = headOf(voice, input, nth)
      return { fields: [{ label, entries, min: 1, max: 1, span: input }], read: ([written]) => numberIn(written?.[0]) }
    }
    case 'some': {
      const entries = entriesOf(voice, input.options)
      const max = Math.min(input.max, entries?.length ?? 0)
      if (!entries || max === 0) return null
      return {
        fields: [{ label: headOf(voice, input, nth), entries, min: input.min, max }],
        read: ([marked = []]) => marked.map(idIn),
      }
    }
    case 'split':
      return splitPart(voice, input, nth)
    case 'order':
      return null
  }
}

function pickPart(voice: Voice, input: Extract<Input, { kind: 'pick' }>, nth: number): Part | null {
  const entries = entriesOf(voice, input.options)
  const next = commonFollowUp(input.options)
  const rest = next ? partOf(voice, next, nth + 1) : null
  if (!entries || entries.length === 0 || next === null || (next && !rest)) return null
  // What leaves no choice needs no field.
  const [only, other] = entries
  if (only && !other && rest)
    return { fields: rest.fields, read: (filled) => ({ pick: idIn(only.value), then: rest.read(filled) }) }
  return {
    fields: [{ label: headOf(voice, input, nth), entries, min: 1, max: 1 }, ...(rest?.fields ?? [])],
    read([chosen = [], ...others]: Filled) {
      const pick = chosen[0] === undefined ? undefined : idIn(chosen[0])
      return rest ? { pick, then: rest.read(others) } : { pick }
    },
  }
}

/** A few pieces are placed one by one, a few places get a number each: whichever asks less. */
function splitPart(voice: Voice, input: Input & Split, nth: number): Part | null {
  const open = input.targets.filter(({ blocked, max }) => !blocked && max > 0)
  const entries = entriesOf(voice, open)
  if (!entries || entries.length === 0) return null
  const label = (n: number) =>
    input.asks
      ? voice.ours('form.piece-of', { asks: voice.say(input.asks), n, of: input.max })
      : voice.ours('form.piece', { n, of: input.max })
  if (input.max <= open.length)
    return {
      fields: Array.from({ length: input.max }, (_, i) => ({ label: label(i + 1), entries, min: i < input.min ? 1 : 0, max: 1 })),
      read: (filled) => counted(filled.flat().map(idIn)),
    }
  if (nth + open.length - 1 > MOST_FIELDS || open.some(({ max }) => max >= OPTIONS_IN_A_SELECT)) return null
  const upTo = (max: number) => Array.from({ length: max + 1 }, (_, n) => ({ value: `${n}`, label: `${n}`, about: '' }))
  return {
    fields: open.map((target) => ({
      label: labelOf(voice, target),
      entries: upTo(target.max),
      min: 1,
      max: 1,
      preset: '0',
    })),
    read: (filled) =>
      Object.fromEntries(
        open.flatMap(({ id }, i) => {
          const share = numberIn(filled[i]?.[0])
          return share === 0 ? [] : [[id, share]]
        }),
      ),
  }
}

const counted = (ids: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(ids)].map((id) => [id, ids.filter((each) => each === id).length]))

/** Digits only, and few enough to count with; anything else is no number, and the kernel says so. */
const numberIn = (written = ''): number => (/^-?\d{1,9}$/.test(written.replaceAll(/\s/g, '')) ? Number(written) : Number.NaN)

const headOf = ({ say, ours }: Voice, { asks }: Input, nth: number): string =>
  asks ? say(asks) : ours(nth === 1 ? 'form.first' : 'form.then', { n: nth })

/** Null where they do not fit into one list. */
function entriesOf(voice: Voice, options: readonly Option[]): Entry[] | null {
  const entries = options
    .filter(({ blocked }) => !blocked)
    .map((option) => ({ value: worded(voice, option), label: labelOf(voice, option), about: aboutOf(voice, option) }))
  const isFine = entries.length <= OPTIONS_IN_A_SELECT && entries.every(({ value }) => value.length <= LONGEST_VALUE)
  return isFine ? entries : null
}

const LETTERS = 4

/** What it says and what it is: an option that has come to mean something else is another one. */
const worded = (voice: Voice, option: Option): string =>
  createHash('sha1')
    .update(`${labelOf(voice, option)}\n${aboutOf(voice, option)}\n${option.price?.cost ?? ''}`)
    .digest('base64url')
    .slice(0, LETTERS) + option.id
const idIn = (value: string): string => value.slice(LETTERS)

/** The follow-up all options share; undefined if there is none; null if they differ. */
function commonFollowUp(options: readonly Option[]): Input | undefined | null {
  const open = options.filter(({ blocked }) => !blocked)
  const [first] = open
  if (open.every(({ then }) => !then)) return undefined
  return first?.then && open.every(({ then }) => then === first.then || (then && canonical(then) === canonical(first.then)))
    ? first.then
    : null
}
