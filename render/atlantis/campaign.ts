/** Era 9: what everybody takes along into a following game of Galactic Era, as a sheet to keep. */
import type { CampaignPlayer, CampaignSheet } from '../../src/games/era-of-atlantis/data/campaign.ts'
import type { EraWords } from '../../src/games/era-of-atlantis/words/words.ts'
import { faint } from '../kit/colour.ts'
import { icon } from '../kit/icons.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, panel, rows } from '../kit/panel.ts'
import { apart, type Pen, type Sheet, sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { altText, type Drawing } from '../picture.ts'
import { disc, glow, stars } from './endings.ts'
import type { Scene } from './scene.ts'

const WIDTH = 1200
const SKY = 320
const ROW = 136
const FOOT = 156

type Words = EraWords['campaign']

export function drawCampaign(scene: Scene, campaign: CampaignSheet, words: Words): Drawing {
  const { players } = campaign
  const height = SKY + players.length * ROW + FOOT
  const picture = sheet(WIDTH, height)
  const { pen } = picture
  drawSpace(pen, height)
  const centred = { align: 'center', halo: faint('#05060f', 0.7) } as const
  write(picture, campaign.for, WIDTH / 2, 96, { face: 'grand', size: 84, colour: '#fff2c9', haloWidth: 12, ...centred })
  write(picture, words.heading(campaign), WIDTH / 2, 172, {
    face: 'italic',
    size: 40,
    colour: '#ffffff',
    haloWidth: 8,
    ...centred,
  })
  const table = { x: 14, y: SKY, w: WIDTH - 28, h: players.length * ROW - 12 }
  for (const [i, box] of rows(table, players.length, 12).entries()) drawHeir(picture, scene, words, players[i]!, box)
  for (const [i, said] of words.prospects(campaign, scene.s).entries())
    write(picture, said, 30, height - FOOT + 44 + i * 56, { face: 'bold', size: 34, colour: HOUSE.mist, room: WIDTH - 60 })
  return { sheet: picture, alt: altText(words.alt(campaign, scene.s)), painted: true }
}

/** Night, stars, and the old world left behind in the light of its sun. */
function drawSpace(pen: Pen, height: number): void {
  const night = pen.createLinearGradient(0, 0, 0, height)
  night.addColorStop(0, '#0a0b1e')
  night.addColorStop(0.3, '#1a1740')
  night.addColorStop(1, HOUSE.night)
  pen.fillStyle = night
  pen.fillRect(0, 0, WIDTH, height)
  stars(pen, { x: 0, y: 0, w: WIDTH, h: SKY * 1.6 }, 220)
  glow(pen, 150, 60, 330, '#5a3f9e')
  glow(pen, 1050, 250, 300, '#1f6f8f')
  apart(pen, () => {
    pen.beginPath()
    pen.rect(0, 0, WIDTH, SKY)
    pen.clip()
    const [x, y, radius] = [WIDTH / 2, SKY + 830, 900]
    glow(pen, x, y, radius + 70, '#8fd4ff')
    disc(pen, x, y, radius, '#1d4f7a')
    disc(pen, x, y + 26, radius, '#12365a')
  })
}

function drawHeir(picture: Sheet, scene: Scene, words: Words, player: CampaignPlayer, box: Box): void {
  const { pen } = picture
  const y = box.y + box.h / 2
  const first = player.place === 1
  const ground = { fill: first ? '#3a3218' : HOUSE.panel, rim: first ? HOUSE.gold : HOUSE.line, rimWidth: first ? 4 : 2 }
  panel(pen, box, { ...ground, opacity: 0.92 })
  if (first) icon(pen, 'crown', box.x + 42, y, 46, HOUSE.gold)
  else write(picture, `${player.place}`, box.x + 42, y, { face: 'heavy', size: 42, colour: HOUSE.mist, align: 'center' })
  seatToken(picture, scene.mark(player.seat), box.x + 112, y, 25)
  const colour = first ? HOUSE.amber : HOUSE.ivory
  write(picture, scene.name(player.seat), box.x + 158, y, { face: 'bold', size: 42, colour, room: 260 })
  drawAlignment(picture, words, player, box.x + 530, y)
  const gifts = words.legacy(player, scene.s)
  const colourOfGifts = gifts.length > 0 ? HOUSE.ivory : HOUSE.mist
  const said = gifts.length > 0 ? gifts : [words.nothing]
  for (const [i, gift] of said.entries())
    write(picture, gift, box.x + 652, y + (i - (said.length - 1) / 2) * 39, {
      face: 'plain',
      size: 34,
      colour: colourOfGifts,
      room: 508,
    })
}

/** Light and dark, and both where one may choose. */
function drawAlignment(picture: Sheet, words: Words, player: CampaignPlayer, x: number, y: number): void {
  const { pen } = picture
  const { alignment } = player
  const signs = alignment === 'free' ? (['sun', 'moon'] as const) : ([alignment === 'STO' ? 'sun' : 'moon'] as const)
  for (const [i, sign] of signs.entries())
    icon(pen, sign, x + (i - (signs.length - 1) / 2) * 58, y - 22, 46, sign === 'sun' ? HOUSE.amber : '#b9a7ff')
  write(picture, words.alignmentOf(player), x, y + 30, { face: 'bold', size: 34, colour: HOUSE.ivory, align: 'center' })
}
