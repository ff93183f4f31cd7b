/** One player's sheet: the councilor, goods, scrolls, artifacts, and where the Atlanteans are. Others see the backs of what is hidden. */
import { GOODS } from '../../src/games/atlantis-rising/data/language.ts'
import type { Piece, PlayerView } from '../../src/games/atlantis-rising/view.ts'
import type { Layers } from '../kit/layers.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns, panel, rows } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { lines, write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { CARD_LOOKS, type Card, drawCard } from './cards.ts'
import { misfortuneSign } from './chips.ts'
import { GOOD_LOOKS, lastingSign, onceSign, SEA } from './look.ts'
import { drawPiece } from './pieces.ts'
import { councilorSign } from './players.ts'
import type { Scene } from './scene.ts'
import { drawNight } from './sea.ts'
import { sign } from './signs.ts'

const [WIDTH, EDGE, GAP] = [1200, 16, 12]
const INNER = WIDTH - 2 * EDGE

type Part = { readonly height: number; draw(sheet: Sheet, scene: Scene, player: PlayerView, box: Box): void }

export function drawHand(scene: Scene, player: PlayerView, layers: Layers): Sheet {
  const parts = [OWNER, GOODS_OWNED, cardsOf(scene, player), foreseenBy(player), atlanteansOf(scene, player)].flatMap(
    (part) => part ?? [],
  )
  const height = parts.reduce((sum, part) => sum + part.height + GAP, EDGE + 4)
  const picture = sheet(WIDTH, Math.max(600, height))
  drawNight(picture.pen, layers)
  let y = EDGE
  for (const part of parts) {
    part.draw(picture, scene, player, { x: EDGE, y, w: INNER, h: part.height })
    y += part.height + GAP
  }
  return picture
}

const OWNER: Part = {
  height: 164,
  draw(sheet, scene, player, box) {
    const { view, words, s } = scene
    panel(sheet.pen, box, { fill: SEA.panel, rim: HOUSE.gold, opacity: 0.92 })
    seatToken(sheet, scene.mark(player.seat), box.x + 56, box.y + 46, 31)
    const councilor = player.councilor ? ` · ${view.facts.names[player.councilor]}` : ''
    write(sheet, `${scene.name(player.seat)}${councilor}`, box.x + 104, box.y + 46, {
      face: 'title',
      size: 44,
      colour: HOUSE.gold,
      room: box.w - 130,
    })
    sign(sheet.pen, councilorSign(scene, player.councilor), box.x + 56, box.y + 116, 52, HOUSE.gold)
    const { capital, noCouncilor } = words.labels
    const text = player.councilor ? capital(words.effects.councilor(view.facts, player.councilor, s)) : noCouncilor
    const shown = lines(sheet.pen, text, 'plain', 34, box.w - 130)
    const top = shown.length > 1 ? 98 : 116
    for (const [i, line] of shown.slice(0, 2).entries())
      write(sheet, line, box.x + 104, box.y + top + i * 40, { face: 'plain', size: 34, colour: HOUSE.ivory, room: box.w - 120 })
  },
}

const GOODS_OWNED: Part = {
  height: 136,
  draw(sheet, { words: { labels } }, player, box) {
    for (const [i, place] of columns(box, GOODS.length, 12).entries()) {
      const kind = GOODS[i]!
      const { sign: of, fill } = GOOD_LOOKS[kind]
      const n = player.goods[kind]
      panel(sheet.pen, place, { fill: SEA.panel, rim: n > 0 ? fill : SEA.line, rimWidth: 3, opacity: 0.92 })
      sign(sheet.pen, of, place.x + 62, place.y + 50, 60, n > 0 ? fill : '#4d6b80')
      write(sheet, `${n}`, place.x + 116, place.y + 50, { face: 'heavy', size: 64, colour: n > 0 ? HOUSE.ivory : '#6d8ba0' })
      const aside = kind === 'energy' && player.freeEnergy < n ? labels.free(player.freeEnergy) : labels.good(kind)
      write(sheet, aside, place.x + place.w / 2, place.y + 110, { face: 'plain', size: 34, colour: HOUSE.mist, align: 'center' })
    }
  },
}

/** Scrolls in hand, cards to choose from, artifacts: all in one grid. Of what is hidden, only the number. */
function cardsOf(scene: Scene, player: PlayerView): Part {
  const { hand, handSize, drawn, artifacts } = player
  const { labels } = scene.words
  const back = (n: number, text: string): Card => ({
    look: CARD_LOOKS.scroll,
    sign: 'scroll',
    name: labels.backs(n, scene.s),
    text,
  })
  const cards = [
    ...(drawn?.cards ?? []).map((id) => faceOf(scene, id, 'drawn')),
    ...(drawn && drawn.cards === null ? [back(drawn.count, labels.toChoose)] : []),
    ...(hand ?? []).map((id) => faceOf(scene, id, 'scroll')),
    ...(hand === null && handSize > 0 ? [back(handSize, labels.inHand)] : []),
    ...artifacts.map((id) => faceOf(scene, id, 'artifact')),
  ]
  if (cards.length === 0)
    return {
      height: 84,
      draw(sheet, _, __, box) {
        panel(sheet.pen, box, { fill: SEA.panel, opacity: 0.92 })
        const style = { face: 'italic', size: 36, colour: HOUSE.mist, align: 'center' } as const
        write(sheet, labels.noCards, WIDTH / 2, box.y + box.h / 2, style)
      },
    }
  // One row, or two lower ones: a picture is no higher than it is wide.
  const perRow = cards.length > 4 ? Math.ceil(cards.length / 2) : cards.length
  const count = Math.ceil(cards.length / perRow)
  return {
    height: count === 1 ? 350 : 2 * 286 + GAP,
    draw(sheet, _, __, box) {
      const width = Math.min(380, (box.w - (perRow - 1) * GAP) / perRow)
      for (const [r, row] of rows(box, count, GAP).entries()) {
        const shown = cards.slice(r * perRow, (r + 1) * perRow)
        const left = box.x + (box.w - shown.length * (width + GAP) + GAP) / 2
        for (const [i, card] of shown.entries())
          drawCard(sheet, card, { x: left + i * (width + GAP), y: row.y, w: width, h: row.h })
      }
    },
  }
}

function faceOf({ view, words, s }: Scene, id: string, state: 'scroll' | 'drawn' | 'artifact'): Card {
  const card = view.facts.cards[id]!
  const of = card.type === 'scroll' ? onceSign(card.effect) : lastingSign(card.effects[0]!)
  const look = CARD_LOOKS[card.type === 'artifact' ? 'artifact' : state]
  const text = words.labels.capital(words.effects.card(view.facts, id, s))
  return { look, sign: of, name: card.name, text, ...(state === 'drawn' && { tag: words.labels.keep }) }
}

/** Misfortunes it has looked at, the next one first. */
function foreseenBy(player: PlayerView): Part | null {
  const known = player.foreseen ?? []
  if (known.length === 0) return null
  return {
    height: 84,
    draw(sheet, scene, _, box) {
      panel(sheet.pen, box, { fill: SEA.panel, rim: SEA.alarm, opacity: 0.92 })
      const y = box.y + box.h / 2
      let x =
        box.x + 20 + write(sheet, scene.words.labels.next, box.x + 20, y, { face: 'bold', size: 36, colour: HOUSE.bad }) + 22
      for (const card of known) {
        if (x > box.x + box.w - 160) break
        sign(sheet.pen, misfortuneSign(scene, card), x + 18, y, 36, HOUSE.amber)
        x += 46
        x +=
          write(sheet, scene.called(card), x, y, { face: 'bold', size: 34, colour: HOUSE.ivory, room: box.x + box.w - x - 16 }) +
          28
      }
    },
  }
}

/** So many have room for the name of their place in one line. */
const FEW = 5

function atlanteansOf({ view }: Scene, player: PlayerView): Part {
  const own = view.pieces.filter(({ owner }) => owner === player.seat)
  const count = own.length + (player.reserve > 0 ? 1 : 0)
  return {
    height: count > FEW ? 186 : 150,
    draw: (sheet, scene, _, box) => drawAtlanteans(sheet, scene, player, own, count, box),
  }
}

function drawAtlanteans(sheet: Sheet, scene: Scene, player: PlayerView, own: readonly Piece[], count: number, box: Box): void {
  panel(sheet.pen, box, { fill: SEA.panel, opacity: 0.92 })
  const places = columns({ ...box, x: box.x + 8, w: box.w - 16 }, Math.max(4, count), 4)
  for (const [i, piece] of own.entries()) drawWhereabouts(sheet, scene, piece, places[i]!, count > FEW ? 2 : 1)
  const last = places[own.length]
  if (player.reserve === 0 || !last) return
  const middle = last.x + last.w / 2
  write(sheet, `+${player.reserve}`, middle, last.y + 56, { face: 'heavy', size: 46, colour: HOUSE.mist, align: 'center' })
  write(sheet, scene.words.labels.reserve, middle, last.y + 118, {
    face: 'plain',
    size: 34,
    colour: HOUSE.mist,
    align: 'center',
    room: last.w,
  })
}

function drawWhereabouts(sheet: Sheet, scene: Scene, piece: Piece, box: Box, most: number): void {
  const middle = box.x + box.w / 2
  drawPiece(sheet, scene, piece, middle, box.y + 60, 31)
  const where = scene.words.labels.where(scene.view, piece.at)
  const style = { face: 'plain', size: 32, colour: HOUSE.ivory, align: 'center', weight: 'detail' } as const
  const words = most > 1 ? lines(sheet.pen, where, style.face, style.size, box.w - 4) : [where]
  for (const [i, line] of words.slice(0, most).entries())
    write(sheet, line, middle, box.y + 118 + i * 36, { ...style, room: box.w - 4 })
}
