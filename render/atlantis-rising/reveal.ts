/** What has just come to light: the misfortunes of the round and what they did, the dice that were thrown, or the wrath of the gods. */
import type { RisingText, TextAt } from '../../src/games/atlantis-rising/words/says.ts'
import { inkOn } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns, panel } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { CARD_LOOKS, drawCard } from './cards.ts'
import { type Chip, chipsOf, misfortuneSign, type RollText } from './chips.ts'
import { SEA } from './look.ts'
import { type Bit, drawDie, drawRow, rowWidth } from './row.ts'
import type { Peninsula, Scene } from './scene.ts'
import { drawNight } from './sea.ts'

type Misfortune = Chip<TextAt<'misfortune'>>
type Roll = Chip<RollText>
type Wrath = Chip<TextAt<'wrath'>>

export type Revealed =
  | { readonly of: 'misfortunes'; readonly chips: readonly Misfortune[] }
  | { readonly of: 'rolls'; readonly chips: readonly Roll[] }
  | { readonly of: 'wrath'; readonly chips: readonly Wrath[] }

const ROLLS_SHOWN = 6

/** The kind of thing that came last. Of the last round only the wrath is news, if it took anything. */
export function revealedIn(scene: Scene): Revealed | null {
  const chips = chipsOf(scene)
  const told = <Key extends RisingText['say']>(...says: readonly Key[]) =>
    chips.filter((chip): chip is Chip<TextAt<Key>> => says.some((say) => say === chip.text.say))
  const wrath = told('wrath')
  const isPast = scene.told.when === 'last round'
  if (isPast) return wrath.some(({ text }) => text.left > 0) ? { of: 'wrath', chips: wrath } : null
  if (wrath.length > 0) return { of: 'wrath', chips: wrath }
  const rolls = told('roll.gather', 'roll.recruit').slice(-ROLLS_SHOWN)
  if (rolls.length > 0) return { of: 'rolls', chips: rolls }
  const misfortunes = allDrawn(scene, told('misfortune'))
  return misfortunes.length > 0 ? { of: 'misfortunes', chips: misfortunes } : null
}

/** A long story forgets how it began; the cards that were drawn are remembered. */
function allDrawn({ view }: Scene, told: readonly Misfortune[]): Misfortune[] {
  const forgotten = view.drawn.slice(0, Math.max(0, view.drawn.length - told.length))
  const bare = { mood: 'bad', head: [], results: [], settled: true } as const
  return [...forgotten.map(({ seat, card }): Misfortune => ({ ...bare, text: { say: 'misfortune', seat, card } })), ...told]
}

const [WIDTH, HEAD, EDGE] = [1200, 96, 16]

export function drawReveal(scene: Scene, revealed: Revealed, layers: Layers): Sheet {
  switch (revealed.of) {
    case 'misfortunes':
      return drawMisfortunes(scene, revealed.chips, layers)
    case 'rolls':
      return drawRolls(scene, revealed.chips, layers)
    case 'wrath':
      return drawWrath(scene, revealed.chips, layers)
  }
}

/** Night over water, and what it is about. */
function begin(scene: Scene, of: Revealed['of'], height: number, layers: Layers): Sheet {
  const picture = sheet(WIDTH, height)
  drawNight(picture.pen, layers)
  const style = { face: 'title', size: 48, colour: HOUSE.gold, align: 'center', halo: SEA.abyss, haloWidth: 4 } as const
  const { revealed, ofRound } = scene.words.labels
  write(picture, ofRound(revealed[of], scene.told.round), WIDTH / 2, 50, { ...style, room: WIDTH - 40 })
  return picture
}

function drawMisfortunes(scene: Scene, chips: readonly Misfortune[], layers: Layers): Sheet {
  const perRow = chips.length > 4 ? Math.ceil(chips.length / 2) : Math.max(3, chips.length)
  const count = Math.ceil(chips.length / perRow)
  const tall = count > 1 ? 420 : 490
  const picture = begin(scene, 'misfortunes', HEAD + count * (tall + 14) + 10, layers)
  const width = (WIDTH - 2 * EDGE - (perRow - 1) * 14) / perRow
  for (const [i, chip] of chips.entries()) {
    const [row, place] = [Math.floor(i / perRow), i % perRow]
    const inRow = Math.min(perRow, chips.length - row * perRow)
    const left = WIDTH / 2 - (inRow * (width + 14) - 14) / 2
    drawMisfortune(picture, scene, chip, { x: left + place * (width + 14), y: HEAD + row * (tall + 14), w: width, h: tall })
  }
  return picture
}

function drawRolls(scene: Scene, chips: readonly Roll[], layers: Layers): Sheet {
  const row = 116
  const picture = begin(scene, 'rolls', Math.max(600, HEAD + chips.length * (row + 10) + 10), layers)
  for (const [i, chip] of chips.entries())
    drawRoll(picture, scene, chip, { x: EDGE, y: HEAD + i * (row + 10), w: WIDTH - 2 * EDGE, h: row }, i === chips.length - 1)
  return picture
}

function drawWrath(scene: Scene, [chip]: readonly Wrath[], layers: Layers): Sheet {
  const { labels } = scene.words
  const picture = begin(scene, 'wrath', 660, layers)
  const { left } = chip!.text
  const card = { look: CARD_LOOKS.wrath, sign: 'trident', name: labels.wrath(left), text: labels.demand(left, scene.s) } as const
  drawCard(picture, card, { x: 60, y: 120, w: 400, h: 480 }, { above: 70 })
  const news = chip!.results.slice(0, MOST_NEWS).map(({ bits }) => bits)
  const { choice } = scene.view
  const quiet = news.length === 0 && !choice ? [[{ text: labels.calm(left) }]] : []
  const beside = { x: 500, y: 112, w: 680, h: 66 }
  const first = drawLines(picture, scene, [...news, ...quiet], beside, news.length > 0 ? SEA.alarm : SEA.line)
  if (choice) drawLines(picture, scene, threatened(scene), first, SEA.line)
  else
    for (const [i, column] of columns(first, 2, 10).entries())
      drawLines(
        picture,
        scene,
        scene.peninsulas.filter((_, n) => n % 2 === i).map((peninsula) => whatIsLeft(scene, peninsula)),
        column,
        SEA.line,
      )
  return picture
}

const MOST_NEWS = 3

/** One below the other; returns where the next one would stand. */
function drawLines(picture: Sheet, scene: Scene, lines: readonly (readonly Bit[])[], box: Box, rim: string): Box {
  const at = (i: number): Box => ({ ...box, y: box.y + i * (box.h + 8) })
  for (const [i, bits] of lines.entries()) {
    panel(picture.pen, at(i), { fill: SEA.panel, rim, opacity: 0.92 })
    drawRow(picture, scene, bits, box.x + 16, at(i).y + box.h / 2, box.w < 400 ? 36 : 40, box.w - 26)
  }
  return at(lines.length)
}

/** How much of a peninsula the sea has left, and whether a barrier guards it. */
const whatIsLeft = ({ words }: Scene, { biome, name, dry, barrier }: Peninsula): Bit[] => [
  { sign: biome.sign, fill: dry > 0 ? biome.top : HOUSE.mist },
  { text: name, fill: dry > 0 ? HOUSE.ivory : HOUSE.mist },
  { text: words.labels.dry(dry), fill: dry > 0 ? HOUSE.amber : SEA.alarm },
  ...(barrier ? [{ sign: 'wall', fill: HOUSE.parchment } as const] : []),
]

/** What may be chosen to sink, what guards it, and who would choose it. */
function threatened(scene: Scene): Bit[][] {
  const { choice } = scene.view
  if (!choice) return []
  return scene.peninsulas
    .filter(({ id, dry }) => choice.among.includes(id) && dry > 0)
    .map(({ id, biome, tiles, dry, barrier }) => [
      { sign: biome.sign, fill: biome.top },
      { text: scene.called(tiles[dry - 1]!.id) },
      ...(barrier ? [{ sign: 'wall', fill: HOUSE.parchment } as const] : []),
      ...Object.entries(choice.marks).flatMap(([seat, peninsula]) => (peninsula === id ? [{ seat }] : [])),
    ])
}

function drawMisfortune(sheet: Sheet, scene: Scene, { text, results }: Misfortune, box: Box): void {
  const { seat, card } = text
  const isCalm = scene.view.facts.misfortunes[card]?.effects.length === 0
  const look = isCalm ? CARD_LOOKS.calm : CARD_LOOKS.woe
  // What it did says more than what is printed on it.
  const words =
    results.length > 0 && box.h < 450
      ? ''
      : scene.words.labels.capital(scene.words.effects.misfortune(scene.view.facts, card, scene.s))
  const face = { look, sign: misfortuneSign(scene, card), name: scene.called(card), text: words }
  const below = results.length * 48
  drawCard(sheet, face, box, { above: 46, below })
  seatToken(sheet, scene.mark(seat), box.x + 38, box.y + 38, 20)
  const name = { face: 'bold', size: 34, colour: inkOn(look.fill) } as const
  write(sheet, scene.name(seat), box.x + 68, box.y + 38, { ...name, room: box.w - 84 })
  const first = words === '' ? box.y + 254 : box.y + box.h - below + 14
  const most = Math.floor((box.y + box.h - first + 20) / 48)
  for (const [i, { bits }] of results.slice(0, most).entries()) {
    const wide = rowWidth(sheet, bits, 38)
    drawRow(sheet, scene, bits, box.x + Math.max(12, (box.w - wide) / 2), first + i * 48, 38, box.w - 24)
  }
}

const VERDICT: Readonly<Record<Chip['mood'], string>> = { good: '#3f9a74', bad: '#b34439', plain: HOUSE.gold }

/** Who, where, the dice, the sum against what was needed, and what came of it. */
function drawRoll(sheet: Sheet, scene: Scene, { text, mood, results, settled }: Roll, box: Box, isLast: boolean): void {
  panel(sheet.pen, box, { fill: isLast ? SEA.raised : SEA.panel, rim: VERDICT[mood], rimWidth: isLast ? 6 : 3, opacity: 0.94 })
  const y = box.y + box.h / 2
  const { seat, dice, bonus } = text
  seatToken(sheet, scene.mark(seat), box.x + 48, y, 27)
  write(sheet, scene.name(seat), box.x + 92, y - 22, { face: 'bold', size: 38, colour: HOUSE.ivory, room: 260 })
  write(sheet, scene.called(text.place), box.x + 92, y + 24, { face: 'plain', size: 34, colour: HOUSE.mist, room: 260 })
  for (const [i, value] of dice.entries()) drawDie(sheet.pen, Number(value), box.x + 420 + i * 92, y, 78)
  const { labels } = scene.words
  write(sheet, labels.bonus(bonus), box.x + 478 + (dice.length - 1) * 92, y, { face: 'heavy', size: 44, colour: HOUSE.amber })
  const met = text.total >= text.target
  const total = { face: 'heavy', size: 56, colour: met ? HOUSE.good : HOUSE.bad, align: 'right' } as const
  write(sheet, `${text.total}`, box.x + 700, y, total)
  write(sheet, labels.needs(text.target), box.x + 720, y + 4, { face: 'plain', size: 38, colour: HOUSE.mist })
  const waiting: Bit[] = [{ sign: 'hourglass', fill: HOUSE.gold }]
  const outcome = [...results.flatMap(({ bits }) => bits), ...(settled ? [] : waiting)]
  drawRow(sheet, scene, outcome, box.x + box.w - 26 - rowWidth(sheet, outcome, 44), y, 44)
}
