/** Everything that is known of one place: each line once in signs and once in words, so that picture and alt text agree. */

import type { TileFacts } from '../../src/games/atlantis-rising/data/facts.ts'
import type { Good, Goods } from '../../src/games/atlantis-rising/data/language.ts'
import type { Component } from '../../src/games/atlantis-rising/data/things.ts'
import type { Piece, View } from '../../src/games/atlantis-rising/view.ts'
import { HOUSE } from '../kit/palette.ts'
import { GOOD_LOOKS, SEA } from './look.ts'
import { type Bit, goodsBits } from './row.ts'
import type { Peninsula, Scene } from './scene.ts'

export type Line = { readonly bits: readonly Bit[]; readonly words: string }
export type Note = { readonly title: string; readonly lines: readonly Line[] }

const said = ({ words: { labels } }: Scene, words: string, fill: string = HOUSE.ivory): Line => ({
  bits: [{ text: labels.capital(words), fill }],
  words: labels.sentence(words),
})

const MOST_NAMES = 4

/** Whoever stands here, by name, or in a crowd by their marks; a piece that has acted is ticked off. */
function people(scene: Scene, pieces: readonly Piece[]): Line {
  const { closeup } = scene.words
  if (pieces.length === 0) return said(scene, closeup.nobody, HOUSE.mist)
  const isCrowd = pieces.length > MOST_NAMES
  const bits = pieces.flatMap(({ owner, kind, down }): Bit[] => [
    { seat: owner },
    ...(kind === 'leader' ? [{ sign: 'crown', fill: '#ffd95e' } as const] : []),
    ...(isCrowd ? [] : [{ text: scene.name(owner), fill: down ? HOUSE.mist : HOUSE.ivory }]),
    ...(down ? [{ sign: 'check', fill: HOUSE.good } as const] : []),
    ...(isCrowd ? [] : [{ text: ' ' }]),
  ])
  return { bits, words: closeup.here(pieces, scene.s) }
}

/** Rolls that are still open here: dice, what is added, and what is needed. */
function rollsAt({ view, s, words: { closeup, labels } }: Scene, place: string): Line[] {
  return view.rolls
    .filter((roll) => roll.place === place)
    .map((roll) => {
      const { by, dice, bonus, boosts, target, waiting } = roll
      const extra = Object.values(boosts).reduce((sum, n) => sum + n, bonus)
      const total = dice.reduce((sum, { value }) => sum + value, extra)
      const fill = total >= target ? HOUSE.good : HOUSE.bad
      return {
        bits: [
          { seat: by },
          ...dice.map(({ value }) => ({ die: value })),
          ...(extra === 0 ? [] : [{ text: labels.bonus(extra) }]),
          { text: closeup.sum(total, target), fill },
          { text: closeup.toAnswer(waiting, s), fill: HOUSE.mist },
        ],
        words: closeup.rolled(roll, total, s),
      }
    })
}

function fundsOn({ view, s, words: { closeup } }: Scene, peninsula: string): Line[] {
  const funds = view.funds.filter((fund) => fund.peninsula === peninsula)
  return funds.map(({ what, pledges }) => {
    const sum = Object.values(pledges).reduce((total, n) => total + n, 0)
    const price = view.facts.prices[what]
    const payers = Object.keys(pledges)
    return {
      bits: [
        { sign: 'energy', fill: GOOD_LOOKS.energy.fill },
        { text: closeup.saved(sum, price, what) },
        ...payers.map((seat) => ({ seat })),
      ],
      words: closeup.savedBy(sum, price, what, payers, s),
    }
  })
}

function shore({ id, name, dry, tiles, barrier }: Peninsula, { view, words: { closeup, labels } }: Scene): Line {
  const words = closeup.shore(name, dry, tiles.length, barrier, view.choice?.among.includes(id) ?? false)
  return {
    bits: [
      { sign: barrier ? 'wall' : 'wave', fill: barrier ? HOUSE.parchment : GOOD_LOOKS.energy.fill },
      { text: words, fill: HOUSE.mist },
    ],
    words: labels.sentence(words),
  }
}

const prices = ({ view: { facts }, words: { closeup } }: Scene): Line => ({
  bits: [
    { text: closeup.barrierCosts, fill: HOUSE.mist },
    ...goodsBits({ energy: facts.prices.barrier }),
    { text: closeup.raisingCosts, fill: HOUSE.mist },
    ...goodsBits({ energy: facts.prices.unflood }),
  ],
  words: closeup.prices(facts.prices),
})

export function noteOnTile(scene: Scene, peninsula: Peninsula, tile: TileFacts): Note {
  const { closeup } = scene.words
  const isDry = tile.depth <= peninsula.dry
  const isNext = tile.depth === peninsula.dry
  const sank = scene.fresh.sunk.has(tile.id) ? scene.told.when : null
  return {
    title: scene.called(tile.id),
    lines: [
      isDry ? said(scene, closeup.tile(tile, isNext, scene.s)) : said(scene, closeup.sunken(sank), SEA.alarm),
      ...rollsAt(scene, tile.id),
      people(scene, scene.piecesAt(tile.id)),
      shore(peninsula, scene),
      ...fundsOn(scene, peninsula.id),
      prices(scene),
    ],
  }
}

export function noteOnPeninsula(scene: Scene, peninsula: Peninsula): Note {
  const { tiles, dry } = peninsula
  const next = tiles[dry - 1]
  return {
    title: peninsula.name,
    lines: [
      shore(peninsula, scene),
      ...(next ? [said(scene, scene.words.closeup.nextToSink(scene.called(next.id), next, scene.s))] : []),
      people(
        scene,
        tiles.flatMap(({ id }) => scene.piecesAt(id)),
      ),
      ...fundsOn(scene, peninsula.id),
      prices(scene),
    ],
  }
}

export function noteOnCentre(scene: Scene): Note {
  const { facts } = scene.view
  const { closeup } = scene.words
  return {
    title: facts.centre.name,
    lines: [
      said(scene, closeup.centre(facts, scene.s)),
      ...rollsAt(scene, facts.centre.id),
      people(scene, scene.piecesAt(facts.centre.id)),
      said(scene, closeup.centreLast, HOUSE.mist),
    ],
  }
}

const summed = (of: (kind: Good) => number): Goods => ({
  ore: of('ore'),
  gold: of('gold'),
  crystal: of('crystal'),
  atlantium: of('atlantium'),
  energy: of('energy'),
})

const owned = ({ players }: View): Goods => summed((kind) => players.reduce((sum, { goods }) => sum + goods[kind], 0))

const team = ({ view, s, words: { closeup } }: Scene): Line => ({
  bits: [{ text: closeup.teamOwns, fill: HOUSE.mist }, ...goodsBits(owned(view))],
  words: closeup.team(owned(view), s),
})

export function noteOnComponent(scene: Scene, component: Component): Note {
  const { view, s } = scene
  const { closeup } = scene.words
  const { id, cost } = component
  const isCore = id === view.facts.core
  const isBuilt = view.built.includes(id) || (isCore && view.result?.together === 'won')
  const needs: Line = { bits: [{ text: closeup.costs, fill: HOUSE.mist }, ...goodsBits(cost)], words: closeup.cost(cost, s) }
  const offers = view.builds.filter((build) => build.component === id)
  return {
    title: component.name,
    lines: [
      said(scene, closeup.purpose(component, s)),
      ...(isBuilt
        ? [said(scene, closeup.built, HOUSE.good), ...(component.action ? [people(scene, scene.piecesAt(id))] : [])]
        : [needs, team(scene)]),
      ...(isCore && !isBuilt ? [said(scene, closeup.core, HOUSE.mist)] : []),
      ...rollsAt(scene, id),
      ...offers.flatMap(({ parts, agreed }) =>
        Object.entries(parts).map(([seat, part]) => payment(scene, seat, part, agreed.includes(seat))),
      ),
    ],
  }
}

const payment = (scene: Scene, seat: string, part: Partial<Goods>, agreed: boolean): Line => ({
  bits: [
    { seat },
    { text: scene.name(seat) },
    ...goodsBits(part),
    { sign: agreed ? 'check' : 'hourglass', fill: agreed ? HOUSE.good : HOUSE.mist },
  ],
  words: scene.words.closeup.payment(seat, part, agreed, scene.s),
})

export function noteOnGate(scene: Scene): Note {
  const { view, s } = scene
  const { closeup } = scene.words
  const left = [...view.blueprint, view.facts.core].map((id) => view.facts.components[id]!.cost)
  const needed = summed((kind) => left.reduce((sum, cost) => sum + (cost[kind] ?? 0), 0))
  const spaces = Array.from({ length: view.buildSpaces }, (_, i): Line => {
    const here = scene.piecesAt(`build-${i}`)
    const used = view.now.spacesUsed.includes(`build-${i}`)
    const line = people(scene, here)
    const sign: Bit = { sign: used ? 'check' : 'hammer', fill: used ? HOUSE.gold : HOUSE.mist }
    return {
      bits: [sign, { text: `${i + 1}`, fill: HOUSE.gold }, ...line.bits],
      words: closeup.space(i + 1, used, here, s),
    }
  })
  return {
    title: closeup.gate,
    lines: [
      said(scene, closeup.progress(view.built.length, view.blueprint.length, scene.called(view.facts.core))),
      ...spaces,
      { bits: [{ text: closeup.stillNeeded, fill: HOUSE.mist }, ...goodsBits(needed)], words: closeup.needed(needed, s) },
      team(scene),
    ],
  }
}
