/** A pack made ready for the rules: everything looked up by its id, built once and never changed. */
import { byId, type Lookup } from '../../common/lookup.ts'
import { digest } from '../../common/pack.ts'
import { CENTRE } from './facts.ts'
import type { Action, Goods } from './language.ts'
import { type StockOptions, stockOptions } from './options.ts'
import type { Pack } from './pack.ts'
import { readPack } from './read-pack.ts'
import type { Card, Component, Councilor, Misfortune, Place } from './things.ts'

export type Data = {
  readonly pack: Pack
  /** Names the pack in every state: a running game is only ever played with its own. */
  readonly digest: string
  readonly peninsulas: readonly string[]
  readonly tiles: Lookup<readonly Place[]>
  /** How many fit on a peninsula, by its number of dry tiles. */
  readonly room: Lookup<readonly number[]>
  readonly places: Lookup<Place>
  readonly components: Lookup<Component>
  readonly councilors: Lookup<Councilor>
  readonly cards: Lookup<Card>
  readonly misfortunes: Lookup<Misfortune>
  /** The peninsulas that each of them names. */
  readonly naming: Lookup<readonly string[]>
  /** By number of players. */
  readonly counts: Readonly<Record<number, Pack['counts'][number]>>
  readonly buildSpaces: Readonly<Record<number, readonly Place[]>>
  readonly tilesInAll: number
  readonly options: StockOptions
  /** What things are called, by id. */
  readonly names: Lookup<string>
}

const namedBy = ({ effects }: Misfortune, peninsulas: Lookup<unknown>): string[] =>
  effects.flatMap((woe) => (woe.op === 'flood' && woe.where in peninsulas ? [woe.where] : []))

const buildSpace = (number: number) => `build-${number}`

export function dataOf(json: unknown): Data {
  const pack = readPack(json)
  const tiles = Object.fromEntries(
    pack.peninsulas.map(({ id, tiles: printed }) => [
      id,
      printed.map(({ spaces, seats, action }, i) => place(`${id}-${i + 1}`, 'tile', id, i + 1, spaces, seats, action)),
    ]),
  )
  const most = Math.max(...pack.counts.map(({ buildSpaces }) => buildSpaces))
  const everywhere = [
    ...Object.values(tiles).flat(),
    place(CENTRE, 'centre', null, 0, null, 1, pack.centre.action),
    ...Array.from({ length: most }, (_, i) => place(buildSpace(i), 'build', null, 0, null, 1, null)),
    ...pack.components.flatMap(({ id, spaces, seats, action }) =>
      action ? [place(id, 'component', null, 0, spaces!, seats!, action)] : [],
    ),
  ]
  const places = byId(everywhere)
  const components = [
    ...pack.components,
    { ...pack.core, letter: 'core', effects: undefined, action: undefined, spaces: undefined },
  ]
  return {
    pack,
    digest: digest(pack),
    peninsulas: pack.peninsulas.map(({ id }) => id),
    tiles,
    room: Object.fromEntries(pack.peninsulas.map(({ id }) => [id, roomOn(tiles[id]!)])),
    places,
    components: byId(
      components.map(({ id, name, letter, cost, action, spaces, effects }) => ({
        id,
        name,
        letter,
        cost: cost as Partial<Goods>,
        action: action ?? null,
        spaces: spaces ?? 0,
        effects: effects ?? [],
      })),
    ),
    councilors: byId(pack.councilors.map(({ id, name, first, effects }) => ({ id, name, first: first ?? false, effects }))),
    cards: byId<Card>([
      ...pack.scrolls.map(({ id, name, timing, effects }) => ({
        id,
        name,
        type: 'scroll' as const,
        timing,
        effect: effects[0]!,
      })),
      ...pack.artifacts.map(({ id, name, effects }) => ({ id, name, type: 'artifact' as const, effects })),
    ]),
    misfortunes: byId(pack.misfortunes),
    naming: Object.fromEntries(pack.misfortunes.map((each) => [each.id, namedBy(each, tiles)])),
    counts: Object.fromEntries(pack.counts.map((count) => [count.players, count])),
    buildSpaces: Object.fromEntries(
      pack.counts.map(({ players, buildSpaces }) => [
        players,
        Array.from({ length: buildSpaces }, (_, i) => places[buildSpace(i)]!),
      ]),
    ),
    tilesInAll: Object.values(tiles).flat().length,
    options: stockOptions(
      everywhere,
      pack.peninsulas.map(({ id }) => id),
      components as { id: string; cost: Partial<Goods> }[],
      pack.prices,
    ),
    names: namesOf(pack),
  }
}

function place(
  id: string,
  sort: Place['sort'],
  peninsula: string | null,
  depth: number,
  spaces: number | null,
  seatsPerSpace: number,
  action: Action | null,
): Place {
  const capacity = spaces === null ? null : spaces * seatsPerSpace
  return { id, sort, peninsula, depth, spaces, seatsPerSpace, capacity, action }
}

const roomOn = (tiles: readonly Place[]) =>
  Array.from({ length: tiles.length + 1 }, (_, dry) =>
    tiles.reduce((room, { depth, capacity }) => (depth <= dry ? room + (capacity ?? 0) : room), 0),
  )

function namesOf(pack: Pack): Lookup<string> {
  const named = [
    ...pack.peninsulas,
    ...pack.components,
    pack.core,
    ...pack.councilors,
    ...pack.scrolls,
    ...pack.artifacts,
    ...pack.misfortunes,
  ]
  const tiles = pack.peninsulas.flatMap(({ id, name, tiles: printed }) =>
    printed.map((_, i) => [`${id}-${i + 1}`, `${name} ${i + 1}`]),
  )
  const spaces = Array.from({ length: 9 }, (_, i) => [buildSpace(i), `Build space ${i + 1}`])
  return Object.freeze(
    Object.fromEntries([...named.map(({ id, name }) => [id, name]), ...tiles, ...spaces, [CENTRE, pack.centre.name]]),
  )
}
