/**
 * Steps 38 to 42 and 47 to 49: components and the Power Core. One player opens the work, the goods of all who stand on that
 * build space may go into it, and each of them agrees to the own part: nobody spends what belongs to another.
 */

import type { Input, Seat } from '../../../kernel/contract.ts'
import { canonical } from '../../../kernel/json.ts'
import { hasAbilityAt } from '../abilities.ts'
import type { Board, Build, Part } from '../board.ts'
import type { Data } from '../data/data.ts'
import { GOODS, type Good, type Goods } from '../data/language.ts'
import type { Component } from '../data/things.ts'
import { narrate, pay, spendable } from '../goods.ts'
import { isStanding, piecesAt } from '../island.ts'
import { win } from '../score.ts'
import { announce } from '../telling.ts'
import { type Chosen, further, type Rising } from '../terms.ts'
import { sumOf } from '../words/parameters.ts'
import { amended, type Choice, lacking, pick, type RisingText } from '../words/says.ts'
import { builtAbsent } from './absent.ts'
import { bestow } from './boons.ts'
import {
  type Cost,
  missingFrom,
  oneEach,
  othersIn,
  type Parts,
  type Purses,
  reductions,
  splitCost,
  suffices,
  together,
  without,
} from './payment.ts'
import { buildSpaces } from './places.ts'

/** Step 39: those with a standing Atlantean on the space. */
const buildersOn = (board: Board, space: string): Seat[] => [
  ...new Set(
    piecesAt(board, space)
      .filter(isStanding)
      .map(({ owner }) => owner),
  ),
]

const isCore = (data: Data, component: string) => component === data.pack.core.id

// ── What can be built ───────────────────────────────────────────────────────────────────────────────────────────

/** Why nothing can be built on this space now. */
function whyNoBuild(board: Board, space: string): RisingText | null {
  if (board.now.spacesUsed.includes(space)) return { say: 'not.space-used' }
  if (board.now.maxBuilds !== null && board.now.builds >= board.now.maxBuilds) return { say: 'not.gate' }
  return board.builds.some((build) => build.space === space) ? { say: 'not.offer-open' } : null
}

export function buildOptions(data: Data, table: Rising, seat: Seat): Choice[] {
  const { board } = table
  const options: Choice[] = []
  for (const place of buildSpaces(data, table)) {
    const isHere = board.pieces.some((piece) => piece.owner === seat && piece.at === place.id && isStanding(piece))
    if (isHere) options.push(spaceOption(data, table, seat, place.id))
  }
  return options
}

function spaceOption(data: Data, table: Rising, seat: Seat, space: string): Choice {
  const { board } = table
  const option: Choice = {
    id: space,
    label: { say: 'build.menu', place: space },
    means: { say: 'means.builds', n: 0 },
    rule: '38',
  }
  const blocked = whyNoBuild(board, space)
  if (blocked) return amended(option, { blocked })
  const builders = buildersOn(board, space)
  const purses = Object.fromEntries(builders.map((each) => [each, spendable(board, each)]))
  const crew: Crew = { space, builders, purses, all: together(purses), isCheaper: hasAbilityAt(data, board, space, 'cheaper') }
  const components = [...board.blueprint, data.pack.core.id].map((id) => data.components[id]!)
  const ways = components.map((component) => whatToSpare(data, table, crew, component))
  if (ways.every((each) => each.length === 0)) return amended(option, { blocked: NOTHING_PAYABLE })
  return amended(option, {
    means: () => ({ say: 'means.builds', n: ways.filter((each) => each.length > 0).length }),
    then: lacking(
      () => builtAbsent(board),
      pick(components.map((component, i) => componentOption(data, table, seat, crew, component, ways[i]!))),
    ),
  })
}

const NOTHING_PAYABLE: RisingText = { say: 'not.payable-any' }

/** Those on a build space, what they own, and whether the Artificer's Leader is among them. */
type Crew = {
  readonly space: string
  readonly builders: readonly Seat[]
  readonly purses: Purses
  readonly all: Goods
  readonly isCheaper: boolean
}
/** What the Artificer leaves out, or `undefined` for the full price. */
type Way = Good | undefined

/** The ways this crew could pay. None: it cannot. */
function whatToSpare(data: Data, table: Rising, { space, purses, all, isCheaper }: Crew, component: Component): Way[] {
  const isTheCore = isCore(data, component.id)
  if (isTheCore && whyNoCore(table.board, table.seats, space)) return []
  const ways: Way[] = isCheaper ? reductions(component.cost) : [undefined]
  return ways.filter((kind) => {
    const cost = without(component.cost, kind)
    return suffices(cost, all) && (!isTheCore || oneEach(cost, purses) !== null)
  })
}

function componentOption(data: Data, table: Rising, seat: Seat, crew: Crew, component: Component, ways: readonly Way[]): Choice {
  const { id, cost } = component
  const option: Choice = {
    id,
    label: data.options.builds[id]!,
    means: { say: 'means.component', component: id },
    rule: isCore(data, id) ? '47' : '40',
  }
  const [way] = ways
  if (ways.length === 0) return amended(option, { blocked: whyNot(data, table, crew, component) })
  const isAlone = crew.builders.length === 1
  const purse = isAlone ? crew.purses[seat] : undefined
  const splits = (due: Cost): Partial<Choice> => (isAlone || isCore(data, id) ? {} : { then: splitInput(crew, seat, due) })
  if (way === undefined) {
    const label: RisingText = isAlone ? { say: 'build.option', component: id, cost: sumOf(cost, purse) } : option.label
    return amended(amended(option, { label }), splits(cost))
  }
  const spared = ways.flatMap((kind): Choice[] => {
    if (kind === undefined) return []
    const due = without(cost, kind)
    const label: RisingText = { say: 'build.spare', kind, cost: sumOf(due, purse) }
    return [amended({ id: kind, label, means: () => ({ say: 'means.spare', cost: sumOf(due) }) }, splits(due))]
  })
  return amended(option, { then: pick(spared) })
}

/** Who pays what: my goods first or those of the others, where that makes a difference. */
function splitInput({ builders, purses }: Crew, seat: Seat, cost: Cost): Input {
  const others = builders.filter((builder) => builder !== seat)
  const mine = splitCost(cost, purses, [seat, ...others])
  const theirs = splitCost(cost, purses, [...others, seat])
  const way = (id: string, parts: Parts): Choice => ({
    id,
    label: partsLabel(parts, seat, purses),
    means: () => ({ say: 'means.split', others: othersIn(parts, seat).length }),
  })
  return pick(canonical(mine) === canonical(theirs) ? [way('mine', mine)] : [way('mine', mine), way('theirs', theirs)])
}

function partsLabel(parts: Parts, seat: Seat, purses: Purses): RisingText {
  const others = othersIn(parts, seat)
  const own = parts[seat]
  if (!own) return { say: 'build.others', others }
  const mine = sumOf(own, purses[seat])
  return others.length > 0 ? { say: 'build.parts', mine, others } : { say: 'build.alone', mine }
}

function whyNot(data: Data, table: Rising, { space, all, isCheaper }: Crew, { id, cost }: Component): RisingText {
  const reason = isCore(data, id) ? whyNoCore(table.board, table.seats, space) : null
  if (reason) return reason
  const short = missingFrom(without(cost, isCheaper ? reductions(cost)[0] : undefined), all)
  return Object.keys(short).length > 0 ? { say: 'not.payable', cost: sumOf(short) } : { say: 'not.one-each' }
}

/** Steps 47 and 48. */
function whyNoCore(board: Board, seats: readonly Seat[], space: string): RisingText | null {
  if (board.blueprint.length > 0) return { say: 'not.core-early', left: board.blueprint.length }
  const leaders = piecesAt(board, space).filter((piece) => piece.kind === 'leader' && isStanding(piece))
  return leaders.length < seats.length ? { say: 'not.core-leaders' } : null
}

// ── Opening, agreeing, lapsing ──────────────────────────────────────────────────────────────────────────────────

/** Reads an answer to `buildOptions` and opens the work; with nobody else to pay, it is done at once. */
export function openBuild(data: Data, table: Rising, seat: Seat, answer: Chosen) {
  const { board } = table
  const space = answer.pick
  const { pick: id, then } = further(answer)
  const component = data.components[id]!
  const reduces = hasAbilityAt(data, board, space, 'cheaper')
  const spared = reduces ? ((then as Chosen).pick as Good) : undefined
  const splitting = (reduces ? (then as Chosen).then : then) as Chosen | undefined
  const cost = without(component.cost, spared)
  const builders = buildersOn(board, space)
  const others = builders.filter((builder) => builder !== seat)
  const purses = Object.fromEntries(builders.map((builder) => [builder, spendable(board, builder)]))
  const fixed = isCore(data, id) ? (oneEach(cost, purses) ?? {}) : {}
  const parts = splitCost(cost, purses, splitting?.pick === 'theirs' ? [...others, seat] : [seat, ...others], fixed)
  const agreed = [seat, ...others.filter((builder) => board.players[builder]!.confirms)]
  const build: Build = { space, component: id, by: seat, parts, agreed }
  board.builds.push(build)
  if (owing(build).length > 0) announce(table, { say: 'build.offered', seat, component: id, others: othersIn(parts, seat) })
  completeIfAgreed(data, table, build)
}

/** Whose word is still missing. */
export const owing = ({ parts, agreed }: Build): Seat[] => Object.keys(parts).filter((seat) => !agreed.includes(seat))

export function answerBuild(data: Data, table: Rising, seat: Seat, space: string, agrees: boolean) {
  const build = table.board.builds.find((each) => each.space === space)
  if (!build) return
  if (!agrees) {
    close(table.board, build)
    announce(table, { say: 'build.refused', seat, component: build.component })
    return
  }
  build.agreed.push(seat)
  completeIfAgreed(data, table, build)
}

const close = (board: Board, build: Build) => {
  board.builds = board.builds.filter((each) => each !== build)
}

/** Holds at all times: work that can no longer be done is not left lying about. */
export function dropStaleBuilds(data: Data, table: Rising) {
  const { board } = table
  for (const build of board.builds) {
    if (isStillPossible(data, table, build)) continue
    close(board, build)
    announce(table, { say: 'build.lapsed', component: build.component })
  }
}

function isStillPossible(data: Data, { board, seats }: Rising, { space, component, by, parts }: Build): boolean {
  const { builds, maxBuilds, spacesUsed } = board.now
  if (board.built.includes(component) || spacesUsed.includes(space) || (maxBuilds !== null && builds >= maxBuilds)) return false
  const builders = buildersOn(board, space)
  if (!builders.includes(by) || (isCore(data, component) && whyNoCore(board, seats, space))) return false
  if (isReduced(data.components[component]!.cost, parts) && !hasAbilityAt(data, board, space, 'cheaper')) return false
  return Object.entries(parts).every(([seat, part]) => builders.includes(seat) && canSpare(board, seat, part))
}

/** The Artificer leaves out a unit, so that the parts are less than the price. */
const isReduced = (cost: Component['cost'], parts: Parts) =>
  GOODS.some((kind) => Object.values(parts).reduce((sum, part) => sum + (part[kind] ?? 0), 0) < (cost[kind] ?? 0))

function canSpare(board: Board, seat: Seat, part: Part): boolean {
  const purse = spendable(board, seat)
  return GOODS.every((kind) => (part[kind] ?? 0) <= purse[kind])
}

// ── Building ────────────────────────────────────────────────────────────────────────────────────────────────────

function completeIfAgreed(data: Data, table: Rising, build: Build) {
  if (owing(build).length > 0) return
  const { board } = table
  const component = data.components[build.component]!
  const builders = buildersOn(board, build.space)
  close(board, build)
  payParts(board, build.parts)
  for (const piece of piecesAt(board, build.space)) piece.down = true
  board.now.spacesUsed.push(build.space)
  board.now.builds++
  narrate(table, { say: 'build.done', component: component.id, seats: Object.keys(build.parts) })
  if (isCore(data, component.id)) return win(data, table)
  board.blueprint = board.blueprint.filter((id) => id !== component.id)
  board.built = [...board.built, component.id]
  board.proposals = board.proposals.filter((proposal) => !('goal' in proposal) || proposal.goal !== component.id)
  for (const effect of component.effects) bestow(data, table, build.by, effect, builders, component.id)
}

function payParts(board: Board, parts: Parts) {
  for (const [seat, part] of Object.entries(parts)) for (const kind of GOODS) if (part[kind]) pay(board, seat, kind, part[kind])
}
