/** Everybody in a line or two: who they are, what they own, whether they are done. */
import { GOODS } from '../../src/games/atlantis-rising/data/language.ts'
import type { PlayerView } from '../../src/games/atlantis-rising/view.ts'
import { badge, changeOf } from '../kit/change.ts'
import { line, type Part, prose } from '../kit/layout.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { GOOD_LOOKS, lastingSign, SEA } from './look.ts'
import { type Bit, drawRow, rowWidth } from './row.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

/** The first line, one below it, and another. */
const [SHORT, LINE, MORE, GAP] = [48, 44, 30, 6]
const TALL = SHORT + LINE
/** The room for what a Hologram lends. */
const LENT = 553

type Cell = (sheet: Sheet, scene: Scene, box: Box) => void

/** Players, the Hologram where there is one, and the box of tokens where a place is left. */
function cellsOf(scene: Scene): Cell[] {
  const { view } = scene
  const cells: Cell[] = view.players.map((player) => (sheet, _, box) => drawPlayer(sheet, scene, player, box))
  if (view.hologram) cells.push(drawHologram)
  if (cells.length % 2 === 1) cells.push(drawSupply)
  return cells
}

/** How high the rows are, two cells in each. What a Hologram lends can take two lines to say. */
function heightsOf(scene: Scene): number[] {
  const count = cellsOf(scene).length
  const below = count > 4 ? 0 : 1
  return Array.from({ length: count / 2 }, (_, i) => {
    const lends = scene.view.hologram !== null && i === Math.floor(scene.view.players.length / 2)
    return SHORT + below * LINE + (lends && lentPart(scene).height(LENT) > LINE ? MORE : 0)
  })
}

/** With many players there is no second line, so a councilor is a sign beside the token and has no name. */
export const hidesCouncilors = (scene: Scene): boolean => heightsOf(scene)[0] === SHORT

export const playersHeight = (scene: Scene): number => heightsOf(scene).reduce((all, height) => all + height + GAP, -GAP)

export function drawPlayers(sheet: Sheet, scene: Scene, { x, y, w }: Omit<Box, 'h'>): void {
  const cells = cellsOf(scene)
  let top = y
  for (const [i, h] of heightsOf(scene).entries()) {
    for (const [j, box] of columns({ x, y: top, w, h }, 2, 10).entries()) cells[2 * i + j]!(sheet, scene, box)
    top += h + GAP
  }
}

/** The sign of a councilor, by its first ability. */
export const councilorSign = ({ view }: Scene, id: string | null): Sign => {
  const effect = id === null ? undefined : view.facts.councilors[id]?.effects[0]
  return effect ? lastingSign(effect) : 'crown'
}

function drawPlayer(sheet: Sheet, scene: Scene, player: PlayerView, box: Box): void {
  const { pen } = sheet
  const { view } = scene
  const isStarting = view.starting === player.seat && view.phase !== 'council' && view.phase !== 'over'
  panel(pen, box, {
    fill: isStarting ? SEA.raised : SEA.panel,
    rim: isStarting ? HOUSE.gold : SEA.line,
    rimWidth: isStarting ? 3 : 2,
    radius: 12,
  })
  const y = box.y + SHORT / 2
  const goods = drawGoods(sheet, scene, player, box.x + box.w - 10, y)
  const colour = isStarting ? HOUSE.amber : HOUSE.ivory
  // Where the councilor is a sign, it stands between token and name, closer where the name would be cut otherwise.
  const hasSign = box.h < TALL && player.councilor !== null
  const isTight = hasSign && widthOf(pen, scene.name(player.seat), 'bold', 34) > goods - box.x - 88
  const [token, councilor, name] = isTight ? [22, 53, 68] : [27, 65, hasSign ? 88 : 53]
  seatToken(sheet, scene.mark(player.seat), box.x + token, y, 17)
  if (hasSign) sign(pen, councilorSign(scene, player.councilor), box.x + councilor, y, isTight ? 26 : 34, HOUSE.gold)
  const left = box.x + name
  const wide = write(sheet, scene.name(player.seat), left, y, { face: 'bold', size: 34, colour, room: goods - left + 3 })
  const check = left + wide + 22
  if (player.ready && check < goods) sign(pen, 'check', check, y, 26, HOUSE.good)
  else if (player.ready) sign(pen, 'check', box.x + token + 17, y - 14, 26, HOUSE.good, SEA.abyss)
  if (box.h >= TALL) drawBelow(sheet, scene, player, box)
}

/** From the right; returns where it begins. */
function drawGoods(sheet: Sheet, { view, before }: Scene, player: PlayerView, right: number, y: number): number {
  const then = before?.players.find(({ seat }) => seat === player.seat)
  const pool = view.pieces.filter(({ owner, at }) => owner === player.seat && (at === 'pool' || at === 'held')).length
  const isPlacing = view.phase === 'place' || view.phase === 'late'
  const entries: { of: Sign; fill: string; n: number; change?: number }[] = [
    ...(isPlacing && pool > 0 ? [{ of: 'archon' as const, fill: HOUSE.amber, n: pool }] : []),
    ...GOODS.map((kind) => ({
      of: GOOD_LOOKS[kind].sign,
      fill: GOOD_LOOKS[kind].fill,
      n: player.goods[kind],
      change: changeOf(then, player, ({ goods }) => goods[kind]),
    })),
    { of: 'scroll', fill: HOUSE.parchment, n: player.handSize, change: changeOf(then, player, ({ handSize }) => handSize) },
  ]
  let x = right
  const apart = isPlacing ? 16 : 18
  for (const { of, fill, n, change = 0 } of entries.reverse()) {
    const wide = widthOf(sheet.pen, String(n), 'bold', 34)
    x -= Math.max(wide, 17)
    write(sheet, String(n), x, y, { face: 'bold', size: 34, colour: n > 0 ? HOUSE.ivory : '#6d8ba0' })
    badge(sheet, change, x + Math.max(wide, 17) - 4, y - 25, 20)
    x -= 15
    sign(sheet.pen, of, x, y, 24, n > 0 ? fill : '#4d6b80')
    x -= apart
  }
  return x
}

function drawBelow(sheet: Sheet, scene: Scene, player: PlayerView, box: Box): void {
  const { facts, pieces } = scene.view
  const { labels } = scene.words
  sign(sheet.pen, councilorSign(scene, player.councilor), box.x + 27, box.y + SHORT + LINE / 2 - 4, 30, HOUSE.gold)
  const out = pieces.filter(({ owner, at }) => owner === player.seat && at === 'out').length
  const words = [
    player.councilor ? facts.names[player.councilor]! : labels.noCouncilor,
    ...player.artifacts.map((card) => facts.names[card]!),
    ...(out > 0 ? [labels.washedAway(out)] : []),
  ]
  const below = belowIn(box, 53)
  // Whole names or none: what does not fit is counted.
  const fits = (words: string) => widthOf(sheet.pen, words, BELOW.face, 32) <= below.w
  const shortened = words.map((_, i) => [...words.slice(0, words.length - i), ...(i > 0 ? [`+${i}`] : [])].join(' · '))
  line(shortened.find(fits) ?? words.join(' · '), { ...BELOW, size: 34 }).draw(sheet, below)
}

const BELOW = { face: 'plain', size: 32, colour: HOUSE.mist } as const

const belowIn = ({ x, y, w }: Box, aside: number): Box => ({ x: x + aside, y: y + SHORT - 3, w: w - aside - 14, h: LINE })

/** What the Hologram lends, or what the Automaton does. */
function lentPart({ view, words, s }: Scene): Part {
  const active = view.hologram?.active ?? null
  const ability = active === null ? '' : words.effects.councilor(view.facts, active, s)
  const lent = view.hasAutomaton ? words.labels.automaton(view.automaton !== null) : ability
  return prose(lent, { ...BELOW, weight: 'detail' }, 2)
}

function drawHologram(sheet: Sheet, scene: Scene, box: Box): void {
  const { hologram, facts, hasAutomaton } = scene.view
  const active = hologram?.active ?? null
  panel(sheet.pen, box, { fill: SEA.panel, rim: '#4fb9c9', radius: 12 })
  sign(sheet.pen, councilorSign(scene, active), box.x + 30, box.y + 26, 32, '#8ff4ff')
  const shown = (hologram?.shown ?? []).map((id) => facts.names[id]!)
  const who = scene.words.labels.hologram(active && facts.names[active]!, shown, scene.s)
  write(sheet, who, box.x + 56, box.y + 26, { face: 'bold', size: 34, colour: '#b8f6ff', room: box.w - 66 })
  if (hasAutomaton) sign(sheet.pen, 'gear', box.x + 30, box.y + SHORT + LINE / 2 - 4, 30, HOUSE.mist)
  const room = belowIn(box, hasAutomaton ? 56 : 18)
  lentPart(scene).draw(sheet, room)
}

/** What is left in the box, and how many cards are to come. */
function drawSupply(sheet: Sheet, scene: Scene, box: Box): void {
  const { view } = scene
  const isTall = box.h >= TALL
  panel(sheet.pen, box, { fill: SEA.abyss, rim: SEA.line, radius: 12, opacity: 0.75 })
  const y = box.y + SHORT / 2
  const quiet = { face: 'italic', size: 34, colour: HOUSE.mist } as const
  write(sheet, scene.words.labels.supply, box.x + 16, y, quiet)
  const goods: Bit[] = GOODS.flatMap((kind) => {
    const { sign: of, fill } = GOOD_LOOKS[kind]
    return [
      { sign: of, fill },
      { text: view.limited ? `${view.supply[kind]}` : '∞', fill: HOUSE.mist },
    ]
  })
  const decks: Bit[] = [
    { sign: 'book', fill: HOUSE.parchment },
    { text: `${view.decks.library}`, fill: HOUSE.mist },
    { sign: 'wave', fill: SEA.alarm },
    { text: `${view.decks.misfortunes}`, fill: HOUSE.mist },
  ]
  const first = isTall ? goods : [...goods, ...decks.slice(0, 2)]
  drawRow(sheet, scene, first, box.x + box.w - 12 - rowWidth(sheet, first, 34), y, 34)
  if (!isTall) return
  write(sheet, scene.words.labels.decks, box.x + 16, box.y + box.h - 26, quiet)
  drawRow(sheet, scene, decks, box.x + box.w - 12 - rowWidth(sheet, decks, 34), box.y + box.h - 26, 34)
}
