/** A contest before the dials are opened: what everybody can already count. */

import type { ContestView } from '../../src/games/atlantis/view.ts'
import { certain } from '../../src/games/atlantis/words/reading.ts'
import { icon } from '../kit/icons.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { finish, seatToken, shield } from '../kit/tokens.ts'
import { nationLook } from './look.ts'
import type { Scene } from './scene.ts'

export const RED = '#b3362c'
export const BLUE = '#2f63b0'

type Involved = ContestView['involved'][number]

export function drawSums(sheet: Sheet, scene: Scene, box: Box): void {
  const contest = scene.view.contest!
  write(sheet, scene.labels.contest(scene.view, contest), box.x + box.w / 2, box.y + 26, {
    face: 'title',
    size: 42,
    colour: HOUSE.gold,
    align: 'center',
    room: box.w - 40,
  })
  const sides = { x: box.x, y: box.y + 60, w: box.w, h: 92 }
  const [attack, defence] = columns(sides, 2, 12) as [Box, Box]
  drawSide(sheet, scene, attack, RED, 'attack', certain(contest, 'attack'))
  drawSide(sheet, scene, defence, BLUE, 'defend', certain(contest, 'defend'))
  drawInvolved(sheet, scene, contest.involved, { x: box.x, y: box.y + 166, w: box.w, h: 104 })
}

function drawSide(sheet: Sheet, scene: Scene, box: Box, fill: string, side: Side, sum: number): void {
  const middle = box.y + box.h / 2
  panel(sheet.pen, box, { fill, rim: '#ffffff' })
  icon(sheet.pen, side, box.x + 50, middle, 58, '#ffffff')
  drawParty(sheet, scene, scene.view.contest!, side, box.x + 112, middle)
  write(sheet, String(sum), box.x + box.w / 2, middle, { face: 'heavy', size: 76, colour: '#ffffff', align: 'center' })
  write(sheet, scene.labels.soFar[side], box.x + box.w - 22, middle, {
    face: 'bold',
    size: 33,
    colour: '#ffffff',
    align: 'right',
  })
}

export type Side = 'attack' | 'defend'

/** Whose side it is: a nation; in a coup, whoever attempts it; neutral land has nobody. */
export function drawParty(sheet: Sheet, scene: Scene, contest: ContestView, side: Side, x: number, y: number): void {
  const nation = side === 'attack' ? contest.attacking : contest.defending
  const words = { face: 'heavy', size: 33, colour: '#ffffff' } as const
  if (nation) {
    const look = nationLook(nation)
    shield(sheet.pen, look.shield, x, y, 19)
    finish(sheet.pen, look.fill)
    write(sheet, look.code, x + 30, y, words)
  } else if (side === 'attack') seatToken(sheet, scene.mark(contest.attacker), x, y, 21)
  else write(sheet, scene.labels.standing(scene.view, { kind: 'minor', owner: null }), x - 20, y, { ...words, face: 'italic' })
}

function drawInvolved(sheet: Sheet, scene: Scene, involved: readonly Involved[], box: Box): void {
  for (const [i, place] of columns(box, involved.length, 10).entries()) {
    const { seat, agents, bonus } = involved[i]!
    panel(sheet.pen, place, { fill: HOUSE.panel })
    seatToken(sheet, scene.mark(seat), place.x + 30, place.y + 32, 19)
    write(sheet, scene.name(seat), place.x + 56, place.y + 32, {
      face: 'bold',
      size: 34,
      colour: HOUSE.ivory,
      room: place.w - 60,
    })
    const room = place.w - (agents > 0 ? 60 : 28)
    const worth = `${agents > 0 ? agents : ''}${bonus > 0 ? `+${bonus}` : ''}`
    const words = (brief: boolean) => `${scene.labels.freedom(involved[i]!, brief)}${worth ? `, ${worth}` : ''}`
    const isTight = widthOf(sheet.pen, words(false), 'plain', 32) > room
    const wide = write(sheet, words(isTight), place.x + 14, place.y + 76, { face: 'plain', size: 32, colour: HOUSE.mist, room })
    if (agents > 0) icon(sheet.pen, 'agent', place.x + 34 + wide, place.y + 75, 28, HOUSE.mist)
  }
}
