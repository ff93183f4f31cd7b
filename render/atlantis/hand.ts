/** What only one player may see: objective cards, the nations' secret goals, and what has been learnt about others. */
import type { Card } from '../../src/games/atlantis/terms.ts'
import type { PlayerView, View } from '../../src/games/atlantis/view.ts'
import { icon } from '../kit/icons.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns, panel } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { lines, write } from '../kit/text.ts'
import { finish, seatPiece, seatToken, shield } from '../kit/tokens.ts'
import { CARDS, drawCardFace } from './cards.ts'
import type { Edition } from './edition.ts'
import { nationLook } from './look.ts'
import { counted } from './panels.ts'
import type { Scene } from './scene.ts'

const WIDTH = 1200

export function drawHand<V extends View>(edition: Edition<V>, scene: Scene<V>, player: PlayerView): Sheet {
  const scrap = sheet(1, 1) // the height depends on how long the notes run
  const notes = scene.labels.notes(scene.view, scene.s).flatMap((note) => lines(scrap.pen, note, 'italic', 32, WIDTH - 56))
  const picture = sheet(WIDTH, 856 + notes.length * 46)
  const { pen } = picture
  const dusk = pen.createLinearGradient(0, 0, 0, picture.height)
  dusk.addColorStop(0, '#1d3346')
  dusk.addColorStop(1, HOUSE.night)
  pen.fillStyle = dusk
  pen.fillRect(0, 0, WIDTH, picture.height)
  drawOwner(picture, scene, player, edition.owed?.(scene, player.seat) ?? 0)
  drawCards(picture, edition, scene, player, { x: 16, y: 108, w: WIDTH - 32, h: 420 })
  drawAgents(picture, scene, player, { x: 16, y: 590, w: WIDTH - 32, h: 84 })
  drawOwnNations(picture, edition, scene, player, { x: 16, y: 690, w: WIDTH - 32, h: 150 })
  for (const [i, note] of notes.entries())
    write(picture, note, 28, 870 + i * 46, { face: 'italic', size: 32, colour: HOUSE.mist })
  return picture
}

function drawOwner(picture: Sheet, scene: Scene, player: PlayerView, owed: number): void {
  seatToken(picture, scene.mark(player.seat), 54, 54, 30)
  const society = player.society ? ` · ${player.society.name}` : ''
  write(picture, `${scene.name(player.seat)}${society}`, 100, 54, { face: 'title', size: 40, colour: HOUSE.gold, room: 800 })
  icon(picture.pen, 'virya', WIDTH - 252, 36, 46, '#8fe3ff')
  const wide = write(picture, String(player.resource), WIDTH - 220, 36, { face: 'heavy', size: 52, colour: HOUSE.ivory })
  write(picture, scene.labels.resource, WIDTH - 210 + wide, 40, { face: 'plain', size: 33, colour: HOUSE.mist, room: 190 - wide })
  const worth = scene.labels.purse(scene.view.outlook.purses[player.seat] ?? 0, owed)
  write(picture, worth, WIDTH - 20, 83, { face: 'bold', size: 32, colour: HOUSE.amber, align: 'right' })
}

function drawCards<V extends View>(picture: Sheet, edition: Edition<V>, scene: Scene<V>, player: PlayerView, box: Box): void {
  const held = player.hand ?? []
  const drawn = edition.drawn?.(scene) ?? []
  const cards = piled([
    ...held.map((card) => ({ card, fresh: false, count: 1 })),
    ...drawn.map((card) => ({ card, fresh: true, count: 1 })),
  ])
  if (cards.length === 0) {
    panel(picture.pen, box, { fill: HOUSE.panel })
    write(picture, scene.labels.noCards, WIDTH / 2, box.y + box.h / 2, {
      face: 'italic',
      size: 40,
      colour: HOUSE.mist,
      align: 'center',
    })
    return
  }
  const width = Math.min(330, (box.w - (cards.length - 1) * 14) / cards.length)
  const left = box.x + (box.w - cards.length * width - (cards.length - 1) * 14) / 2
  for (const [i, { card, fresh, count }] of cards.entries()) {
    const place = { x: left + i * (width + 14), y: box.y, w: width, h: box.h }
    const payment = scene.view.payments[card]
    drawCardFace(picture, card, place, {
      name: scene.labels.cards[card].name,
      below: fresh ? scene.labels.freshCard : scene.labels.needs(scene.view, card),
      worth: scene.labels.payments(payment),
      besides: scene.labels.anyway(payment),
      bonuses: edition.bonuses?.(scene, card) ?? [],
    })
    if (count > 1) write(picture, `× ${count}`, place.x + 28, place.y + 48, { face: 'heavy', size: 46, colour: CARDS[card].ink })
  }
  const mist = { face: 'italic', size: 32, colour: HOUSE.mist, align: 'center', room: box.w } as const
  write(picture, scene.labels.paymentsMean, WIDTH / 2, box.y + box.h + 30, mist)
}

type Pile = { readonly card: Card; readonly fresh: boolean; readonly count: number }

/** Three cards have room to be read; of more, those that are alike lie on one pile. */
function piled(cards: readonly Pile[]): readonly Pile[] {
  if (cards.length <= 3) return cards
  const piles: Pile[] = []
  for (const pile of cards) {
    const i = piles.findIndex(({ card, fresh }) => card === pile.card && fresh === pile.fresh)
    if (i < 0) piles.push(pile)
    else piles[i] = { ...pile, count: piles[i]!.count + 1 }
  }
  return piles
}

function drawAgents(picture: Sheet, scene: Scene, player: PlayerView, box: Box): void {
  const { labels } = scene
  panel(picture.pen, box, { fill: HOUSE.panel })
  const y = box.y + box.h / 2
  let x = box.x + 22
  x +=
    write(picture, labels.agentsInHand, x, y, {
      face: 'bold',
      size: 34,
      colour: HOUSE.ivory,
    }) + 40
  for (const value of player.agents) {
    seatPiece(picture, scene.mark(player.seat), String(value), x + 4, y, 25)
    x += 70
  }
  if (player.agents.length === 0) write(picture, labels.allAgentsOut, x - 14, y, { face: 'italic', size: 34, colour: HOUSE.mist })
  const onMap = scene.view.areas.reduce(
    (sum, area) => sum + (area.agents.find(({ of }) => of === player.seat)?.values.length ?? 0),
    0,
  )
  write(picture, labels.onMap(onMap), box.x + box.w - 22, y, { face: 'plain', size: 34, colour: HOUSE.mist, align: 'right' })
}

function drawOwnNations<V extends View>(
  picture: Sheet,
  edition: Edition<V>,
  scene: Scene<V>,
  player: PlayerView,
  box: Box,
): void {
  const { pen } = picture
  const places = columns(box, 2, 14)
  for (const [i, id] of player.nations.entries()) {
    const [place, nation, look] = [places[i]!, scene.nation(id), nationLook(id)]
    if (!nation) continue
    panel(pen, place, { fill: HOUSE.panel, rim: look.fill, rimWidth: 3 })
    shield(pen, look.shield, place.x + 44, place.y + 44, 27)
    finish(pen, look.fill)
    write(picture, nation.name, place.x + 88, place.y + 42, { face: 'title', size: 36, colour: HOUSE.ivory, room: 232 })
    counted(picture, 'power', String(nation.power), place.x + place.w - 254, place.y + 42, HOUSE.gold, 38)
    if (nation.finalPower !== nation.power)
      counted(picture, 'light', String(nation.finalPower), place.x + place.w - 172, place.y + 42, HOUSE.amber, 38)
    counted(picture, 'swords', String(nation.units), place.x + place.w - 90, place.y + 42, HOUSE.mist, 38)
    const goal = edition.ambition?.(scene, id)
    const partner = nation.controllers.find((seat) => seat !== player.seat)
    icon(pen, goal ? 'star' : 'agent', place.x + 42, place.y + 108, 34, HOUSE.amber)
    const words = goal ?? (partner ? scene.labels.sharedWith(partner, scene.s) : scene.labels.notShared)
    write(picture, words, place.x + 72, place.y + 108, { face: 'bold', size: 33, colour: HOUSE.amber, room: place.w - 150 })
    if (partner) seatToken(picture, scene.mark(partner), place.x + place.w - 44, place.y + 108, 20)
  }
  if (player.nations.length === 0) {
    panel(pen, box, { fill: HOUSE.panel })
    write(picture, scene.labels.noNation, WIDTH / 2, box.y + box.h / 2, {
      face: 'italic',
      size: 36,
      colour: HOUSE.mist,
      align: 'center',
    })
  }
}
