/** A contest before the dials are opened: what everybody can already count. */
import type { ContestView, View } from '../../src/games/atlantis/view.ts'
import { icon } from '../kit/icons.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import type { Edition } from './edition.ts'
import type { Scene } from './scene.ts'

export const RED = '#b3362c'
export const BLUE = '#2f63b0'

type Involved = ContestView['involved'][number]

export const titleOf = ({ view, area, nation }: Scene, contest: ContestView): string => {
  const target = area(contest.area)
  if (contest.kind === 'coup') return `Coup on ${target.name}`
  if (contest.kind === 'global') return `Global conflict: ${nation(contest.attacking ?? '')?.name ?? '?'} against ${target.name}`
  return `Conflict over ${view.areas.find(({ id }) => id === contest.area)!.name}`
}

/** Agents count for a side only once their owner has chosen it; the attacker has no choice. */
export const certain = (contest: ContestView, side: 'attack' | 'defend'): number => {
  const open = side === 'attack' ? contest.sums.attack : contest.sums.defence
  return contest.involved
    .filter(({ stances }) => stances.length === 1 && stances[0] === side)
    .reduce((sum, { agents, bonus }) => sum + agents + bonus, open)
}

export function drawSums<V extends View>(sheet: Sheet, _: Edition<V>, scene: Scene<V>, box: Box): void {
  const contest = scene.view.contest!
  write(sheet, titleOf(scene, contest), box.x + box.w / 2, box.y + 26, {
    face: 'title',
    size: 42,
    colour: HOUSE.gold,
    align: 'center',
    room: box.w - 40,
  })
  const sides = { x: box.x, y: box.y + 60, w: box.w, h: 92 }
  const [attack, defence] = columns(sides, 2, 12) as [Box, Box]
  drawSide(sheet, attack, RED, 'attack', certain(contest, 'attack'), 'attack')
  drawSide(sheet, defence, BLUE, 'defend', certain(contest, 'defend'), 'defence')
  drawInvolved(sheet, scene, contest.involved, { x: box.x, y: box.y + 166, w: box.w, h: 104 })
}

function drawSide(sheet: Sheet, box: Box, fill: string, sign: 'attack' | 'defend', sum: number, word: string): void {
  panel(sheet.pen, box, { fill, rim: '#ffffff' })
  icon(sheet.pen, sign, box.x + 58, box.y + box.h / 2, 58, '#ffffff')
  write(sheet, String(sum), box.x + box.w / 2, box.y + box.h / 2, { face: 'heavy', size: 76, colour: '#ffffff', align: 'center' })
  write(sheet, `${word} so far`, box.x + box.w - 22, box.y + box.h / 2, {
    face: 'bold',
    size: 33,
    colour: '#ffffff',
    align: 'right',
  })
}

/** What is open to somebody: one side for sure, one side or none, or either. `brief` where there is little room. */
export function freedom({ stances }: Pick<Involved, 'stances'>, brief = false): string {
  if (stances.length > 2) return brief ? 'chooses' : 'may choose'
  const [side] = stances
  if (stances.length === 1) return `${side}s`
  return brief ? `${side}s?` : `may ${side}`
}

function drawInvolved(sheet: Sheet, scene: Scene, involved: readonly Involved[], box: Box): void {
  for (const [i, place] of columns(box, involved.length, 10).entries()) {
    const { seat, agents, bonus } = involved[i]!
    panel(sheet.pen, place, { fill: HOUSE.panel })
    seatToken(sheet, scene.mark(seat), place.x + 34, place.y + 32, 20)
    write(sheet, scene.name(seat), place.x + 66, place.y + 32, {
      face: 'bold',
      size: 34,
      colour: HOUSE.ivory,
      room: place.w - 76,
    })
    const room = place.w - (agents > 0 ? 60 : 28)
    const worth = `${agents > 0 ? agents : ''}${bonus > 0 ? `+${bonus}` : ''}`
    const words = (brief: boolean) => `${freedom(involved[i]!, brief)}${worth ? `, ${worth}` : ''}`
    const isTight = widthOf(sheet.pen, words(false), 'plain', 32) > room
    const wide = write(sheet, words(isTight), place.x + 14, place.y + 76, { face: 'plain', size: 32, colour: HOUSE.mist, room })
    if (agents > 0) icon(sheet.pen, 'agent', place.x + 34 + wide, place.y + 75, 28, HOUSE.mist)
  }
}
