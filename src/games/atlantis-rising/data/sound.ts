/** What a schema cannot say of a data pack: that every value is marked, and that its parts fit each other. */
import { type Fault, fieldName, idsOf, strangers, twice } from '../../common/pack.ts'
import type { Mark } from './language.ts'
import { LETTERS, type Pack } from './pack.ts'

type Marked = { readonly marks: Readonly<Record<string, Mark>> }

export function* faults(pack: Pack): Generator<Fault> {
  for (const [path, object] of marked(pack)) {
    const wrong = unmarked(object)
    if (wrong) yield [fieldName(pack, path), wrong]
  }
  yield* contradictions(pack)
}

function* marked(value: unknown, path: readonly PropertyKey[] = []): Generator<[readonly PropertyKey[], Marked]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value) && 'marks' in value) yield [path, value as Marked]
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'marks') yield* marked(part, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

/** Every value has to say where it comes from, and no mark may hang in the air. */
function unmarked(object: Marked): string | null {
  const fields = Object.keys(object).filter(
    (field) => field !== 'marks' && field !== 'id' && field !== 'level' && field !== 'type',
  )
  const stray = Object.keys(object.marks).find((key) => key !== '*' && !(key.split('.')[0]! in object))
  if (stray) return `a mark for "${stray}", which is not there`
  const bare = '*' in object.marks ? undefined : fields.find((field) => !(field in object.marks))
  return bare ? `"${bare}" has no mark` : null
}

const MOST_PLAYERS = 7

function* contradictions(pack: Pack): Generator<Fault> {
  const components = new Set(idsOf(pack.components))
  const peninsulas = new Set(idsOf(pack.peninsulas))
  const places = [...pack.peninsulas, ...pack.components, pack.core, { id: 'centre' }]
  for (const [path, list] of [
    ['components', places],
    ['councilors', pack.councilors],
    ['scrolls', [...pack.scrolls, ...pack.artifacts]],
    ['misfortunes', pack.misfortunes],
    ['levels', pack.levels],
  ] as const) {
    yield* twice(path, idsOf(list))
  }
  for (const { id, spaces, seats, action: does, effects } of pack.components) {
    const hasSpaces = spaces !== undefined && seats !== undefined && does !== undefined
    const isHalf = !hasSpaces && (spaces ?? seats ?? does) !== undefined
    if (isHalf || hasSpaces === (effects !== undefined))
      yield [`components.${id}`, 'either spaces, seats and an action, or effects']
  }
  for (const { id, blueprint: full, short } of pack.levels) {
    for (const [field, plan] of [['blueprint', full] as const, ['short', short] as const]) {
      const path = `levels.${id}.${field}`
      if ('ids' in plan) {
        yield* strangers(path, plan.ids, components)
      } else {
        for (const letter of LETTERS) {
          const there = pack.components.filter((component) => component.letter === letter).length
          if (plan[letter] > there) yield [`${path}.${letter}`, `there are only ${there} components with that letter`]
        }
      }
    }
  }
  for (const { id, effects } of pack.misfortunes) {
    for (const effect of effects) {
      if (effect.op !== 'flood' || effect.where === 'drawer' || effect.where === 'most') continue
      yield* strangers(`misfortunes.${id}.effects`, [effect.where], peninsulas)
    }
  }
  for (let players = 1; players <= MOST_PLAYERS; players++) {
    const i = pack.counts.findIndex((count) => count.players === players)
    if (i < 0) yield ['counts', `nothing for ${players} players`]
    const late = pack.counts[i]?.draws.find((offset) => offset >= players)
    if (late !== undefined) yield [`counts[${i}].draws`, `there is no seat ${late}`]
  }
  if (pack.councilors.length < MOST_PLAYERS) yield ['councilors', `at least ${MOST_PLAYERS} are needed`]
  if (pack.limits.artifactsUsed > pack.artifacts.length) yield ['limits.artifactsUsed', 'more than there are artifacts']
  if (pack.supply.barriers < pack.peninsulas.length) yield ['supply.barriers', 'each peninsula needs one']
}
