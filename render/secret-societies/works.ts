/** What a guest can build: seven Treasury spaces and twelve Projects, each with its price or its seal. */
import { projectCost, treasuryCost } from '../../src/games/secret-societies/holdings/costs.ts'
import { rowUnderWay } from '../../src/games/secret-societies/holdings/counts.ts'
import type { PlayerView } from '../../src/games/secret-societies/view.ts'
import { faint } from '../kit/colour.ts'
import { type Box, columns } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { tally } from './goods.ts'
import { LODGE } from './look.ts'
import { plaque } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { REWARDS } from './tracks.ts'

const STEP = 66
const PAD = 12
/** So many investments side by side, with room for links between them. */
const ABREAST = 4
const LINK = 46

/** Filled spaces shine. */
function space(sheet: Sheet, filled: boolean, { x, y, w, h }: Box): void {
  const { pen } = sheet
  pen.beginPath()
  pen.roundRect(x, y, w, h, 8)
  pen.fillStyle = filled ? LODGE.gilt : faint('#000000', 0.38)
  pen.fill()
  pen.strokeStyle = filled ? LODGE.candle : faint(LODGE.brass, 0.7)
  pen.lineWidth = filled ? 3 : 1.5
  pen.stroke()
}

/** Each by its name, with what it takes or its seal, and what it is worth; between two that are linked, what both together bring. */
export function drawInvestments(sheet: Sheet, scene: Scene, player: PlayerView, box: Box): void {
  const { rules, labels } = scene
  plaque(sheet.pen, box, { radius: 12 })
  const places = columns({ x: box.x + PAD, y: 0, w: box.w - 2 * PAD, h: STEP - 6 }, ABREAST, LINK)
  const order = inRows(scene)
  const placeOf = (i: number) => ({ ...places[i % ABREAST]!, y: box.y + 11 + Math.floor(i / ABREAST) * STEP })
  drawRows(sheet, scene, player, placeOf(order.length))
  for (const [i, id] of order.entries()) {
    const place = placeOf(i)
    const next = order[i + 1]
    const link = next && rules.treasuryLinks.find(({ spaces }) => spaces.includes(id) && spaces.includes(next))
    if (link)
      drawLink(
        sheet,
        link,
        link.spaces.every((each) => player.investments.includes(each)),
        place,
      )
    const filled = player.investments.includes(id)
    const [first, second] = [place.y + 16, place.y + place.h - 16]
    const ink = filled ? LODGE.ink : LODGE.cream
    space(sheet, filled, place)
    const name = { face: 'bold', size: 32, colour: ink, weight: 'detail', room: place.w - 2 * PAD } as const
    write(sheet, labels.investment(id), place.x + PAD, first, name)
    const worth = { face: 'italic', size: 32, colour: filled ? LODGE.ink : LODGE.smoke, align: 'right' } as const
    const { power } = rules.treasuryInvestments[id]!
    write(sheet, labels.powerOf(power), place.x + place.w - PAD, second, worth)
    if (filled) sign(sheet.pen, 'check', place.x + PAD + 18, second, 32, ink)
    else {
      const { land, industry } = treasuryCost(rules, id)
      tally(sheet, { sign: 'land', value: `${land}`, colour: LODGE.smoke }, place.x + PAD - 2, second)
      tally(sheet, { sign: 'factory', value: `${industry}`, colour: LODGE.smoke }, place.x + PAD + 60, second)
    }
  }
}

/** How far the row of each side is that will bring the next Trade Route: in the first space that no investment takes. */
function drawRows(sheet: Sheet, { labels }: Scene, player: PlayerView, { x, y, w, h }: Box): void {
  sign(sheet.pen, 'ship', x + PAD + 20, y + h / 2, 40, LODGE.gilt)
  for (const [i, side] of (['above', 'below'] as const).entries()) {
    const style = { face: 'italic', size: 32, colour: LODGE.smoke, room: w - 2 * PAD - 44 } as const
    write(sheet, labels.rowUnderWay(side, rowUnderWay(player, side).cards), x + PAD + 52, y + (i === 0 ? 16 : h - 16), style)
  }
}

/** The shorter chains side by side, the longest in a row of its own: linked spaces lie beside each other. */
function inRows({ rules }: Scene): string[] {
  const chains = new Map<string, string[]>()
  for (const id of Object.keys(rules.treasuryInvestments)) chains.set(id[0]!, [...(chains.get(id[0]!) ?? []), id])
  return [...chains.values()].sort((a, b) => a.length - b.length).flat()
}

type Link = Scene['rules']['treasuryLinks'][number]

/** What two linked spaces bring together: a track step, goods, or Power. */
function drawLink(sheet: Sheet, { reward: [first], power }: Link, isDone: boolean, { x, y, w, h }: Box): void {
  const { pen } = sheet
  const [left, middle] = [x + w, y + h / 2]
  pen.fillStyle = isDone ? LODGE.gilt : LODGE.brass
  pen.fillRect(left, middle - 3, LINK, 6)
  pen.beginPath()
  pen.roundRect(left + 3, middle - 26, LINK - 6, 52, 10)
  pen.fillStyle = isDone ? LODGE.gilt : LODGE.oxblood
  pen.fill()
  pen.strokeStyle = LODGE.brass
  pen.lineWidth = 2
  pen.stroke()
  const ink = isDone ? LODGE.ink : LODGE.cream
  const mark = first ? REWARDS[first.fx] : undefined
  const number = { face: 'heavy', size: 32, colour: ink, align: 'center' } as const
  const many = first && 'n' in first && first.n > 1 ? `${first.n}` : ''
  const words = first ? many : `${power}`
  if (mark) sign(pen, mark, left + LINK / 2, middle - (words ? 12 : 0), words ? 24 : 32, ink)
  if (words) write(sheet, words, left + LINK / 2, middle + (mark ? 12 : 0), number)
}

export const investmentsHeight = ({ rules }: Scene): number =>
  Math.ceil((Object.keys(rules.treasuryInvestments).length + 1) / ABREAST) * STEP + 16

export const projectsHeight = (scene: Scene): number => rowsOf(scene) * STEP + 16

const rowsOf = ({ rules }: Scene): number => Math.max(...Object.values(rules.projects).map(({ row }) => row))

/** As on the board: a Project is cheaper beside one that is started. */
export function drawProjects(sheet: Sheet, scene: Scene, player: PlayerView, box: Box): void {
  plaque(sheet.pen, box, { radius: 12 })
  const places = columns({ x: box.x + PAD, y: 0, w: box.w - 2 * PAD, h: STEP - 6 }, 3, 6)
  for (const [id, { row, col }] of Object.entries(scene.rules.projects))
    drawProject(sheet, scene, player, id, { ...places[(col - 1) % 3]!, y: box.y + 11 + (row - 1) * STEP })
}

/** Its name over the whole width; below, what it takes, or its seal, and what it is worth in the end. */
function drawProject(sheet: Sheet, scene: Scene, player: PlayerView, id: string, place: Box): void {
  const { rules } = scene
  const filled = player.projects.includes(id)
  const [first, second] = [place.y + 16, place.y + place.h - 16]
  const ink = filled ? LODGE.ink : LODGE.cream
  space(sheet, filled, place)
  write(sheet, nameOf(scene, player, id), place.x + PAD, first, {
    face: 'bold',
    size: 32,
    colour: ink,
    weight: 'detail',
    room: place.w - 2 * PAD,
  })
  write(sheet, scene.labels.powerOf(rules.projects[id]!.power), place.x + place.w - PAD, second, {
    face: 'italic',
    size: 32,
    colour: filled ? LODGE.ink : LODGE.smoke,
    align: 'right',
  })
  if (filled) {
    sign(sheet.pen, 'check', place.x + PAD + 18, second, 32, ink)
    return
  }
  const { land, population } = projectCost(rules, player, id)
  tally(sheet, { sign: 'land', value: `${land}`, colour: LODGE.smoke }, place.x + PAD + 16, second)
  tally(sheet, { sign: 'people', value: `${population}`, colour: LODGE.smoke }, place.x + PAD + 86, second)
}

/** A space for a Tile goes by the Tile that lies on it. */
function nameOf({ rules, labels, s }: Scene, { tiles, society }: PlayerView, id: string): string {
  const { tile } = rules.projects[id]!
  const lying = tile === 'immediate' || tile === 'scoring' ? tiles[tile] : null
  return lying ? labels.tile(lying, s) : labels.project(id, society, s)
}
