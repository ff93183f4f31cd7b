/** Cards: scrolls on parchment, artifacts on bronze, misfortunes as dark as the sea. */
import { faint, inkOn, mix } from '../kit/colour.ts'
import { type Box, lift } from '../kit/panel.ts'
import { LEAST_LABEL, type Sheet } from '../kit/sheet.ts'
import { lines, write } from '../kit/text.ts'
import { type Sign, sign } from './signs.ts'

export type CardLook = { readonly fill: string; readonly rim: string; readonly accent: string }

export const CARD_LOOKS = {
  scroll: { fill: '#f3e6c8', rim: '#c9a25b', accent: '#8a5a1c' },
  drawn: { fill: '#fff6dc', rim: '#ffd95e', accent: '#8a5a1c' },
  artifact: { fill: '#6b4a24', rim: '#e9c66b', accent: '#ffd95e' },
  woe: { fill: '#1a2b47', rim: '#d1493e', accent: '#ff8a7a' },
  calm: { fill: '#cfeef2', rim: '#45b7a0', accent: '#0f6a64' },
  wrath: { fill: '#4a1020', rim: '#ff6f5e', accent: '#ffb3a4' },
} as const satisfies Readonly<Record<string, CardLook>>

export type Card = {
  readonly look: CardLook
  readonly sign: Sign
  readonly name: string
  readonly text: string
  /** A word in the corner. */
  readonly tag?: string
}

/** Room kept free above the sign and below the words. */
export type Margins = { readonly above?: number; readonly below?: number }

/** Words, and how far their lines lie apart. */
const SETTINGS = [
  { size: 34, line: 38 },
  { size: LEAST_LABEL, line: 34 },
] as const
/** Where sign, name and words stand on a card, counted from its top; a low card draws them together. */
const TALL = { sign: 66, size: 66, name: 144, text: 190 } as const
const LOW = { sign: 38, size: 44, name: 90, text: 130 } as const

/** Sign and name at the top, words below; as many lines as there is room for. */
export function drawCard(sheet: Sheet, { look, sign: of, name, text, tag }: Card, box: Box, margins: Margins = {}): void {
  const { pen } = sheet
  const { above = 0, below = 0 } = margins
  const [ink, middle, top] = [inkOn(look.fill), box.x + box.w / 2, box.y + above]
  const plan = box.h < 320 ? LOW : TALL
  drawBlank(sheet, look, box)
  pen.beginPath()
  pen.arc(middle, top + plan.sign, plan.size * 0.72, 0, Math.PI * 2)
  pen.fillStyle = faint(look.accent, 0.2)
  pen.fill()
  sign(pen, of, middle, top + plan.sign, plan.size, look.accent)
  const centred = { align: 'center', room: box.w - 28 } as const
  write(sheet, name, middle, top + plan.name, { face: 'bold', size: 38, colour: ink, ...centred })
  const settings = SETTINGS.map(({ size, line }) => ({
    size,
    line,
    room: Math.max(0, Math.floor((box.h - above - below - plan.text + 14) / line)),
    all: lines(pen, text, 'plain', size, box.w - 34),
  }))
  // Set smaller and closer before anything is left off.
  const { size, line: step, room, all } = settings.find((each) => each.all.length <= each.room) ?? settings.at(-1)!
  const shown = all.length > room && room > 0 ? [...all.slice(0, room - 1), `${all[room - 1]} …`] : all.slice(0, room)
  for (const [i, line] of shown.entries())
    write(sheet, line, middle, top + plan.text + i * step, { face: 'plain', size, colour: ink, ...centred })
  if (tag && box.w > 220) write(sheet, tag, box.x + 18, box.y + 32, { face: 'heavy', size: LEAST_LABEL, colour: look.accent })
}

function drawBlank({ pen }: Sheet, { fill, rim }: CardLook, box: Box): void {
  lift(pen, box, 16)
  const light = pen.createLinearGradient(0, box.y, 0, box.y + box.h)
  light.addColorStop(0, mix(fill, '#ffffff', 0.12))
  light.addColorStop(1, mix(fill, '#000000', 0.08))
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.w, box.h, 16)
  pen.fillStyle = light
  pen.fill()
  pen.strokeStyle = rim
  pen.lineWidth = 5
  pen.stroke()
}
