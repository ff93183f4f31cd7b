/** The Cosmic Gate: build spaces, the blueprint with its costs, and what is finished. */

import { GOODS } from '../../src/games/atlantis-rising/data/language.ts'
import type { Component } from '../../src/games/atlantis-rising/data/things.ts'
import { faint } from '../kit/colour.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, panel, rows } from '../kit/panel.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { GOOD_LOOKS, onceSign, SEA, shortAction } from './look.ts'
import { drawMarks } from './marks.ts'
import { crowdOf, drawCrowd, drawPiece, drawSocket } from './pieces.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

const HEAD = 74
const SPACE = 46

export function drawGate(sheet: Sheet, scene: Scene, box: Box): void {
  const { pen } = sheet
  const { view } = scene
  panel(pen, box, { fill: SEA.panel, rim: SEA.line, opacity: 0.93 })
  drawProgress(sheet, scene, { ...box, h: HEAD })
  for (let i = 0; i < view.buildSpaces; i++)
    drawSpace(sheet, scene, i, { x: box.x + 8, y: box.y + HEAD + i * SPACE, w: box.w - 16, h: SPACE - 4 })
  const top = HEAD + view.buildSpaces * SPACE + 4
  const list = [...view.built, ...view.blueprint, view.facts.core]
  const places = rows({ x: box.x + 8, y: box.y + top, w: box.w - 16, h: box.h - top - 8 }, Math.max(list.length, 8), 2)
  for (const [i, id] of list.entries()) drawComponent(sheet, scene, view.facts.components[id]!, places[i]!)
}

/** A ring of stones, one for each component, and the core in the middle. */
function drawRing(pen: Pen, { view }: Scene, x: number, y: number, radius: number): void {
  const all = view.built.length + view.blueprint.length
  const isOpen = view.result?.together === 'won'
  for (let i = 0; i < all; i++) {
    const from = (i / all) * Math.PI * 2 - Math.PI / 2
    pen.beginPath()
    pen.arc(x, y, radius, from + 0.06, from + (Math.PI * 2) / all - 0.06)
    pen.arc(x, y, radius * 0.66, from + (Math.PI * 2) / all - 0.08, from + 0.08, true)
    pen.closePath()
    pen.fillStyle = i < view.built.length ? '#ffd95e' : '#26455e'
    pen.fill()
  }
  const glow = pen.createRadialGradient(x, y, 1, x, y, radius * 0.55)
  glow.addColorStop(0, isOpen ? '#ffffff' : view.blueprint.length === 0 ? '#86dcff' : '#1d4a63')
  glow.addColorStop(1, isOpen ? '#86dcff' : SEA.panel)
  pen.beginPath()
  pen.arc(x, y, radius * 0.52, 0, Math.PI * 2)
  pen.fillStyle = glow
  pen.fill()
}

function drawProgress(sheet: Sheet, scene: Scene, box: Box): void {
  const { view } = scene
  drawRing(sheet.pen, scene, box.x + 42, box.y + 38, 30)
  const done = view.built.length + (view.result?.together === 'won' ? 1 : 0)
  const count = `${done}/${view.built.length + view.blueprint.length + 1}`
  const wide = write(sheet, count, box.x + box.w - 16, box.y + 40, {
    face: 'heavy',
    size: 42,
    colour: HOUSE.ivory,
    align: 'right',
  })
  write(sheet, scene.words.labels.gate, box.x + 84, box.y + 40, {
    face: 'title',
    size: 38,
    colour: HOUSE.gold,
    room: box.w - 110 - wide,
  })
}

function drawSpace(sheet: Sheet, scene: Scene, index: number, box: Box): void {
  const id = `build-${index}`
  const used = scene.view.now.spacesUsed.includes(id)
  const crowd = crowdOf(scene, scene.piecesAt(id))
  const y = box.y + box.h / 2
  panel(sheet.pen, box, { fill: SEA.raised, rim: used ? HOUSE.gold : SEA.line, radius: 10 })
  sign(sheet.pen, used ? 'check' : 'hammer', box.x + 24, y, 28, used ? HOUSE.gold : HOUSE.mist)
  if (crowd.length === 0)
    write(sheet, scene.words.labels.space(used), box.x + 48, y, { face: 'italic', size: 34, colour: HOUSE.mist })
  const apart = Math.min(46, (box.w - 70) / Math.max(1, crowd.length - 0.5))
  for (const [i, each] of crowd.entries()) drawCrowd(sheet, scene, each, box.x + 66 + i * apart, y + 2, 18)
  if (index === 0) drawMarks(sheet, scene, 'gate', box.x + box.w - 8, y, 1)
}

/** What a component is for: the space it opens, or what it does once. */
export const componentSign = ({ action, effects }: Component): Sign =>
  action ? shortAction(action).sign : effects[0] ? onceSign(effects[0]) : 'gate'

function drawComponent(sheet: Sheet, scene: Scene, component: Component, box: Box): void {
  const { pen } = sheet
  const { view, fresh } = scene
  const isBuilt = view.built.includes(component.id) || (component.id === view.facts.core && view.result?.together === 'won')
  const isNew = fresh.built.has(component.id)
  const offer = view.builds.find((build) => build.component === component.id)
  if (isNew || offer) panel(pen, box, { fill: isNew ? '#4a3b12' : SEA.raised, rim: isNew ? SEA.fresh : HOUSE.mist, radius: 8 })
  sign(pen, componentSign(component), box.x + 21, box.y + box.h / 2, 32, isBuilt ? '#ffd95e' : faint('#b9cbd6', 0.75))
  const seats = isBuilt ? seatsOf(component) : 0
  const isPlain = isBuilt && !component.action
  write(sheet, component.name, box.x + 44, isPlain ? box.y + box.h / 2 : box.y + 14, {
    face: 'bold',
    size: seats > 0 ? 31 : 34,
    colour: isBuilt ? HOUSE.amber : HOUSE.ivory,
    room: box.w - 48 - (isPlain ? 36 : seats * SEAT),
    ...(isBuilt && { weight: 'detail' }),
  })
  const y = box.y + box.h - 10
  if (isBuilt) drawBuilt(sheet, scene, component, box, y)
  else drawCost(pen, component, box.x + 56, y)
  drawBackers(sheet, scene, component.id, box.x + box.w - 6, y)
}

const SEAT = 38
/** Places for Atlanteans; recruiting takes two to a space. */
const seatsOf = ({ action, spaces }: Component): number => spaces * (action?.op === 'recruit' ? 2 : 1)

/** One pip for each unit. */
function drawCost(pen: Pen, { cost }: Component, x: number, y: number): void {
  let left = x
  for (const kind of GOODS)
    for (let i = 0; i < (cost[kind] ?? 0); i++, left += 22) sign(pen, GOOD_LOOKS[kind].sign, left, y, 20, GOOD_LOOKS[kind].fill)
}

function drawBuilt(sheet: Sheet, scene: Scene, component: Component, box: Box, y: number): void {
  const { id, action } = component
  if (!action) {
    sign(sheet.pen, 'check', box.x + box.w - 22, box.y + box.h / 2, 30, HOUSE.good)
    return
  }
  sign(sheet.pen, 'check', box.x + 55, y, 20, HOUSE.good)
  write(sheet, shortAction(action).text, box.x + 74, y, { face: 'bold', size: 26, colour: HOUSE.mist, weight: 'detail' })
  const here = scene.piecesAt(id)
  const seats = Math.max(seatsOf(component), ...here.map(({ slot }) => slot + 1))
  for (let slot = 0; slot < seats; slot++) {
    const piece = here.find((each) => each.slot === slot)
    const x = box.x + box.w - 22 - (seats - 1 - slot) * SEAT
    if (piece) drawPiece(sheet, scene, piece, x, box.y + box.h / 2 + 3, 17)
    else drawSocket(sheet.pen, x, box.y + box.h / 2, 14)
  }
}

/** How many want this one, or have agreed to pay for it now. */
function drawBackers(sheet: Sheet, { view }: Scene, id: string, right: number, y: number): void {
  const goal = view.proposals.find((proposal) => 'goal' in proposal && proposal.goal === id)
  const offer = view.builds.find(({ component }) => component === id)
  if (!offer && !(goal && 'goal' in goal)) return
  const text = offer ? `${offer.agreed.length}/${Object.keys(offer.parts).length}` : `${1 + (goal as Goal).agreed.length}`
  const wide = write(sheet, text, right, y, { face: 'bold', size: 28, colour: HOUSE.amber, align: 'right', weight: 'detail' })
  sign(sheet.pen, offer ? 'hammer' : 'star', right - wide - 16, y, 24, HOUSE.gold)
}

type Goal = Extract<Scene['view']['proposals'][number], { goal: string }>
