/** What round it is, what waits in it, and who is asked. */
import type { Agenda } from '../../src/games/secret-societies/data/rules.ts'
import { listed } from '../../src/games/secret-societies/words/things.ts'
import { faint } from '../kit/colour.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { LODGE } from './look.ts'
import { emblem, plaque, WIDTH } from './ornaments.ts'
import { rankingOf } from './ranking.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

export const TITLE = 'Secret Societies'

export function headline({ view, rules, name }: Scene): string {
  const round = `Round ${view.round} of ${rules.agenda.length}`
  if (view.phase === 'setup') return 'Setting up'
  if (view.phase === 'over') return 'The final hammer has fallen'
  if (view.phase === 'start') return `${round} · before bidding`
  if (view.phase === 'bidding') return view.turn ? `${round} · ${name(view.turn.seat)} to bid` : `${round} · before bidding`
  if (view.phase === 'resolution')
    return view.auction ? `${round} · Deed ${view.auction.lot + 1} under the hammer` : `${round} · resolution`
  return `${round} · ${view.phase === 'event' ? 'event' : 'Growth'}`
}

const EVENTS: Readonly<Record<NonNullable<Agenda['event']>['kind'], { readonly sign: Sign; readonly word: string }>> = {
  gain: { sign: 'gift', word: 'Gift' },
  trade: { sign: 'trade', word: 'Trade' },
  conference: { sign: 'podium', word: 'Conference' },
  swap: { sign: 'swap', word: 'Swaps' },
}

/** The event of a Round in a few words. */
export function eventWords({ view, rules, things }: Scene, round: number): string {
  const agenda = rules.agenda[round - 1]
  const event = agenda?.event
  if (!event) return agenda && agenda.trades.length > 0 ? 'No event; the last Growth sells goods' : 'No event'
  const { word } = EVENTS[event.kind]
  if (event.kind === 'gain') return `${word}: ${things.effects(event.gain)}`
  if (event.kind === 'conference') return `${word}: ${things.conference(view.conferences[event.tile] ?? '')}`
  if (event.kind === 'swap') return `${word}: ${event.n} each, and gifts to the small`
  return `${word}: one of ${event.trades.length} for everybody`
}

export const eventSign = (event: Agenda['event']): Sign | null => event && EVENTS[event.kind].sign

export const HEADING = 168

export function drawHeading(sheet: Sheet, scene: Scene): void {
  emblem(sheet.pen, 62, 58, 44)
  write(sheet, TITLE, 122, 36, { face: 'grand', size: 46, colour: LODGE.gilt, halo: LODGE.oxblood, haloWidth: 4 })
  write(sheet, headline(scene), 122, 86, { face: 'bold', size: 36, colour: LODGE.cream, room: 580 })
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

/** "Mira wins with 101 Power"; a tie that nothing breaks is shared. */
export function victory(scene: Scene): string {
  const first = rankingOf(scene).filter(({ place }) => place === 1)
  const power = `${first[0]?.total ?? 0} Power`
  const names = listed(first.map(({ seat }) => scene.name(seat)))
  return first.length > 1 ? `${names} share the victory with ${power}` : `${names} wins with ${power}`
}

/** This Round's event; then the consolation, the price of retrieval and the Deeds left in the pile. */
function drawAgenda(sheet: Sheet, scene: Scene): void {
  const { view, rules } = scene
  const agenda = rules.agenda[view.round - 1]
  const over = view.phase === 'over'
  const box = { x: 12, y: 112, w: WIDTH - 24, h: 50 }
  plaque(sheet.pen, box, { fill: LODGE.wine, deep: LODGE.oxblood, radius: 10 })
  const y = box.y + 26
  const right = box.x + box.w - 24 - (over ? 0 : drawNumbers(sheet, scene, box.x + box.w - 24, y))
  const mark = over ? 'crown' : eventSign(agenda?.event ?? null)
  if (mark) sign(sheet.pen, mark, box.x + 40, y, 32, LODGE.candle)
  const left = box.x + (mark ? 68 : 24)
  const words = over ? victory(scene) : eventWords(scene, view.round)
  write(sheet, words, left, y, { face: 'bold', size: 34, colour: LODGE.cream, room: right - left })
}

/** From right to left; returns the width they took. */
function drawNumbers(sheet: Sheet, { view, rules }: Scene, right: number, y: number): number {
  const agenda = rules.agenda[view.round - 1]
  const numbers = [
    ['pile', view.deck],
    ['retrieval', agenda?.retrieve ?? 0],
    ['consolation', agenda?.consolation ?? 0],
  ] as const
  const word = { face: 'italic', size: 32, colour: LODGE.smoke, align: 'right' } as const
  let x = right
  for (const [what, value] of numbers) {
    if (value === 0) continue
    x -= write(sheet, `${value}`, x, y, { face: 'heavy', size: 34, colour: LODGE.candle, align: 'right' }) + 8
    x -= write(sheet, what, x, y + 1, word) + 20
  }
  return right - x
}
