/** What round it is, what waits in it, and who is asked. */
import type { Agenda } from '../../src/games/secret-societies/data/rules.ts'
import { faint } from '../kit/colour.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { LODGE } from './look.ts'
import { emblem, plaque, WIDTH } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

const EVENTS: Readonly<Record<NonNullable<Agenda['event']>['kind'], Sign>> = {
  gain: 'gift',
  trade: 'trade',
  conference: 'podium',
  swap: 'swap',
}

export const eventSign = (event: Agenda['event']): Sign | null => event && EVENTS[event.kind]

export const HEADING = 168

export function drawHeading(sheet: Sheet, scene: Scene): void {
  emblem(sheet.pen, 62, 58, 44)
  write(sheet, scene.labels.title, 122, 36, { face: 'grand', size: 46, colour: LODGE.gilt, halo: LODGE.oxblood, haloWidth: 4 })
  write(sheet, scene.labels.headline(scene.view, scene.s), 122, 86, { face: 'bold', size: 36, colour: LODGE.cream, room: 580 })
  drawRounds(sheet, scene)
  drawAgenda(sheet, scene)
}

/** Seven medals, the current one shining, each over the sign of its event. */
function drawRounds(sheet: Sheet, { view, rules }: Scene): void {
  const { pen } = sheet
  const step = 66
  for (const [i, { event }] of rules.agenda.entries()) {
    const [x, y] = [WIDTH - 40 - (rules.agenda.length - 1 - i) * step, 38]
    const round = i + 1
    const [past, now] = [round < view.round || view.phase === 'over', round === view.round && view.phase !== 'over']
    pen.beginPath()
    pen.arc(x, y, 26, 0, Math.PI * 2)
    pen.fillStyle = now ? LODGE.gilt : past ? LODGE.brass : LODGE.walnut
    pen.fill()
    pen.strokeStyle = now ? LODGE.candle : LODGE.brass
    pen.lineWidth = now ? 5 : 2.5
    pen.stroke()
    write(sheet, `${round}`, x, y + 1, {
      face: 'heavy',
      size: 36,
      colour: now || past ? LODGE.ink : LODGE.smoke,
      align: 'center',
    })
    const mark = eventSign(event)
    if (mark) sign(pen, mark, x, y + 48, 28, now ? LODGE.candle : faint(LODGE.gilt, past ? 0.45 : 0.85))
  }
}

/** This Round's event; then what it costs to have one's Bid Cards back, and what comforts whoever wins no Deed. */
function drawAgenda(sheet: Sheet, scene: Scene): void {
  const { view, rules, labels, s } = scene
  const agenda = rules.agenda[view.round - 1]
  const over = view.phase === 'over'
  const box = { x: 12, y: 112, w: WIDTH - 24, h: 50 }
  plaque(sheet.pen, box, { fill: LODGE.wine, deep: LODGE.oxblood, radius: 10 })
  const y = box.y + 26
  const right = box.x + box.w - 24 - (over ? 0 : drawNumbers(sheet, scene, box.x + box.w - 24, y))
  const mark = over ? 'crown' : eventSign(agenda?.event ?? null)
  if (mark) sign(sheet.pen, mark, box.x + 40, y, 32, LODGE.candle)
  const left = box.x + (mark ? 68 : 24)
  const style = { face: 'bold', size: 34, colour: LODGE.cream, room: right - left } as const
  const words = over ? labels.victory(view, s) : labels.event(view, view.round, s)
  const fits = over || widthOf(sheet.pen, words, style.face, style.size) <= style.room
  write(sheet, fits ? words : labels.eventInShort(view, view.round, s), left, y, style)
}

/** From right to left; returns the width they took. */
function drawNumbers(sheet: Sheet, { view, rules, labels, s }: Scene, right: number, y: number): number {
  const { retrieve = null, consolation = 0 } = rules.agenda[view.round - 1] ?? {}
  const numbers = [
    ...(consolation > 0 ? [[labels.agenda.comfort, labels.comfort(consolation)]] : []),
    ...(retrieve === null ? [] : [[labels.agenda.back, labels.price(retrieve, s)]]),
  ] as const
  const word = { face: 'italic', size: 32, colour: LODGE.smoke, align: 'right' } as const
  let x = right
  for (const [what, value] of numbers) {
    x -= write(sheet, value!, x, y, { face: 'bold', size: 34, colour: LODGE.candle, align: 'right' }) + 8
    x -= write(sheet, what!, x, y + 1, word) + 24
  }
  return right - x
}
