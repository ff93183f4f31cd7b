/** Everything that is known of one place: each line once in signs and once in words, so that picture and alt text agree. */
import type { Component } from '../../src/games/atlantis-rising/data/data.ts'
import { GOODS, type Goods } from '../../src/games/atlantis-rising/data/language.ts'
import type { Piece, TileFacts, View } from '../../src/games/atlantis-rising/view.ts'
import { onceText } from '../../src/games/atlantis-rising/words/effects.ts'
import { HOUSE } from '../kit/palette.ts'
import { GOOD_LOOKS, SEA } from './look.ts'
import { type Bit, goodsBits } from './row.ts'
import type { Peninsula, Scene } from './scene.ts'
import { actionText, capital, goodsText, listOf, peopleText, plural, sentence } from './words.ts'

export type Line = { readonly bits: readonly Bit[]; readonly words: string }
export type Note = { readonly title: string; readonly lines: readonly Line[] }

const said = (words: string, fill: string = HOUSE.ivory): Line => ({
  bits: [{ text: capital(words), fill }],
  words: sentence(words),
})

const MOST_NAMES = 4

/** Whoever stands here, by name, or in a crowd by their marks; a piece that has acted is ticked off. */
function people(scene: Scene, pieces: readonly Piece[]): Line {
  if (pieces.length === 0) return said('Nobody stands here', HOUSE.mist)
  const isCrowd = pieces.length > MOST_NAMES
  const bits = pieces.flatMap(({ owner, kind, down }): Bit[] => [
    { seat: owner },
    ...(kind === 'leader' ? [{ sign: 'crown', fill: '#ffd95e' } as const] : []),
    ...(isCrowd ? [] : [{ text: scene.name(owner), fill: down ? HOUSE.mist : HOUSE.ivory }]),
    ...(down ? [{ sign: 'check', fill: HOUSE.good } as const] : []),
    ...(isCrowd ? [] : [{ text: ' ' }]),
  ])
  return { bits, words: `Here: ${peopleText(scene, pieces)}.` }
}

/** Rolls that are still open here: dice, what is added, and what is needed. */
function rollsAt(scene: Scene, place: string): Line[] {
  return scene.view.rolls
    .filter((roll) => roll.place === place)
    .map(({ by, dice, bonus, boosts, target, waiting }) => {
      const extra = Object.values(boosts).reduce((sum, n) => sum + n, bonus)
      const total = dice.reduce((sum, { value }) => sum + value, extra)
      const plus = extra === 0 ? [] : [{ text: `${extra > 0 ? '+' : '−'} ${Math.abs(extra)}` }]
      const needs = { text: `= ${total} of ${target}`, fill: total >= target ? HOUSE.good : HOUSE.bad }
      const asked = listOf(waiting.map(scene.name))
      return {
        bits: [
          { seat: by },
          ...dice.map(({ value }) => ({ die: value })),
          ...plus,
          needs,
          { text: `· ${asked} to answer`, fill: HOUSE.mist },
        ],
        words: `${scene.name(by)} has rolled ${listOf(dice.map(({ value }) => `${value}`))}: ${total} in all, ${target} needed; ${asked} to answer.`,
      }
    })
}

function fundsOn({ view, name }: Scene, peninsula: string): Line[] {
  const funds = view.funds.filter((fund) => fund.peninsula === peninsula)
  return funds.map(({ what, pledges }) => {
    const sum = Object.values(pledges).reduce((total, n) => total + n, 0)
    const price = view.facts.prices[what]
    const goal = what === 'barrier' ? 'a barrier' : 'raising a tile'
    const payers = Object.keys(pledges)
    return {
      bits: [
        { sign: 'energy', fill: GOOD_LOOKS.energy.fill },
        { text: `${sum} of ${price} for ${goal}` },
        ...payers.map((seat) => ({ seat })),
      ],
      words: `${sum} of ${price} energy is set aside for ${goal} by ${listOf(payers.map(name))}.`,
    }
  })
}

function shore({ id, name, dry, tiles, barrier }: Peninsula, { view }: Scene): Line {
  const words = [
    dry === 0 ? `The ${name} have drowned` : `${dry} of ${tiles.length} tiles dry`,
    ...(barrier ? ['a barrier holds the sea off'] : []),
    ...(view.choice?.among.includes(id) ? ['may be chosen to sink now'] : []),
  ].join(', ')
  return {
    bits: [
      { sign: barrier ? 'wall' : 'wave', fill: barrier ? HOUSE.parchment : GOOD_LOOKS.energy.fill },
      { text: words, fill: HOUSE.mist },
    ],
    words: sentence(words),
  }
}

const prices = ({ facts }: View): Line => {
  const { barrier, unflood } = facts.prices
  return {
    bits: [
      { text: 'A barrier costs', fill: HOUSE.mist },
      ...goodsBits({ energy: barrier }),
      { text: '· raising a tile', fill: HOUSE.mist },
      ...goodsBits({ energy: unflood }),
    ],
    words: `A barrier costs ${barrier} energy, raising a tile ${unflood}.`,
  }
}

export function noteOnTile(scene: Scene, peninsula: Peninsula, tile: TileFacts): Note {
  const isDry = tile.depth <= peninsula.dry
  const seats = plural(tile.spaces * tile.seatsPerSpace, 'place')
  const fate = scene.fresh.sunk.has(tile.id) ? `It sank ${scene.told.when}` : 'It is under water'
  const next = tile.depth === peninsula.dry ? ', next to sink' : ''
  return {
    title: scene.called(tile.id),
    lines: [
      isDry ? said(`${actionText(tile.action)}, ${seats}${next}`) : said(fate, SEA.alarm),
      ...rollsAt(scene, tile.id),
      people(scene, scene.piecesAt(tile.id)),
      shore(peninsula, scene),
      ...fundsOn(scene, peninsula.id),
      prices(scene.view),
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
      ...(next ? [said(`${scene.called(next.id)} goes under next: ${actionText(next.action)}`)] : []),
      people(
        scene,
        tiles.flatMap(({ id }) => scene.piecesAt(id)),
      ),
      ...fundsOn(scene, peninsula.id),
      prices(scene.view),
    ],
  }
}

export function noteOnCentre(scene: Scene): Note {
  const { centre } = scene.view.facts
  return {
    title: centre.name,
    lines: [
      said(`${actionText(centre.action)}, any number of Atlanteans`),
      ...rollsAt(scene, centre.id),
      people(scene, scene.piecesAt(centre.id)),
      said('It drowns last, and everything with it', HOUSE.mist),
    ],
  }
}

const owned = ({ players }: View): Goods =>
  Object.fromEntries(GOODS.map((kind) => [kind, players.reduce((sum, { goods }) => sum + goods[kind], 0)])) as Goods

const team = (view: View): Line => ({
  bits: [{ text: 'The team owns', fill: HOUSE.mist }, ...goodsBits(owned(view))],
  words: `The team owns ${goodsText(owned(view))}.`,
})

const purpose = ({ action, spaces, effects }: Component): string =>
  action ? `${plural(spaces, 'space')}: ${actionText(action)}` : effects.map(onceText).join('; ') || 'Built, it opens the Gate'

export function noteOnComponent(scene: Scene, component: Component): Note {
  const { view } = scene
  const { id, cost } = component
  const isCore = id === view.facts.core
  const isBuilt = view.built.includes(id) || (isCore && view.result?.together === 'won')
  const needs: Line = { bits: [{ text: 'Costs', fill: HOUSE.mist }, ...goodsBits(cost)], words: `It costs ${goodsText(cost)}.` }
  const rule = said('Last of all, with every Leader on one build space', HOUSE.mist)
  const offers = view.builds.filter((build) => build.component === id)
  return {
    title: component.name,
    lines: [
      said(purpose(component)),
      ...(isBuilt
        ? [said('Built', HOUSE.good), ...(component.action ? [people(scene, scene.piecesAt(id))] : [])]
        : [needs, team(view)]),
      ...(isCore && !isBuilt ? [rule] : []),
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
  words: `${scene.name(seat)} would pay ${goodsText(part)}${agreed ? ' and agrees' : ', if they agree'}.`,
})

export function noteOnGate(scene: Scene): Note {
  const { view } = scene
  const left = [...view.blueprint, view.facts.core].map((id) => view.facts.components[id]!.cost)
  const needed = Object.fromEntries(GOODS.map((kind) => [kind, left.reduce((sum, cost) => sum + (cost[kind] ?? 0), 0)])) as Goods
  const spaces = Array.from({ length: view.buildSpaces }, (_, i): Line => {
    const here = scene.piecesAt(`build-${i}`)
    const used = view.now.spacesUsed.includes(`build-${i}`)
    const line = people(scene, here)
    const sign: Bit = { sign: used ? 'check' : 'hammer', fill: used ? HOUSE.gold : HOUSE.mist }
    return {
      bits: [sign, { text: `${i + 1}`, fill: HOUSE.gold }, ...line.bits],
      words: `Build space ${i + 1}${used ? ', used this round' : ''}: ${here.length > 0 ? peopleText(scene, here) : 'empty'}.`,
    }
  })
  return {
    title: 'Cosmic Gate',
    lines: [
      said(`${view.built.length} built, ${view.blueprint.length} and the ${scene.called(view.facts.core)} to go`),
      ...spaces,
      {
        bits: [{ text: 'Still needed', fill: HOUSE.mist }, ...goodsBits(needed)],
        words: `Still needed for all of it: ${goodsText(needed)}.`,
      },
      team(view),
    ],
  }
}
