/** One player's board close up: the three ways to win, resources, waiting teams, tokens, installed cards. */
import { TOKENS } from '../../../src/games/atlas-lost/data/language.ts'
import type { PlayerView } from '../../../src/games/atlas-lost/view.ts'
import { resourcesOf, shortOf } from '../../../src/games/atlas-lost/words/reading.ts'
import { faint } from '../../kit/colour.ts'
import { type Box, columns, panel } from '../../kit/panel.ts'
import { type Sheet, sheet } from '../../kit/sheet.ts'
import { write } from '../../kit/text.ts'
import { seatToken } from '../../kit/tokens.ts'
import { counted, drawBar, drawFaith, drawTiles } from '../counts.ts'
import { DUSK, INFLUENCE_COLOUR, RESOURCE_COLOURS, TOKEN_COLOURS, WIDTH } from '../look.ts'
import { drawBanner } from '../panels.ts'
import { drawRunner } from '../pieces.ts'
import { costRunes, drawRunes, type Rune } from '../runes.ts'
import { pointsText, type Scene } from '../scene.ts'
import { type Sign, sign } from '../signs.ts'
import { drawSky, NIGHT } from '../sky.ts'
import { stackOf } from '../stack.ts'

const HEAD = 98
const WAYS = 132
/** A second way to pay for the next space of the track. */
const OTHERWISE = 38
const MEANS = 108
const ROWS = 122
const FAITH = 66
/** What the words take that there are no cards. */
const EMPTY = 120
const GAP = 10
const TALLEST = 1190
const SIDES = { x: 12, w: WIDTH - 24 }

export function drawPlayerClose(scene: Scene, player: PlayerView): Sheet {
  const { installed, track } = player
  const faith = track.length > 0 ? FAITH + GAP : 0
  const ways = WAYS + (costsOfNext(scene, player).length > 1 ? OTHERWISE : 0)
  const top = HEAD + ways + MEANS + ROWS + 3 * GAP + faith
  const slips = installed.map(({ card, used }) => ({
    card,
    isUsed: used,
    isInstalled: true,
    isNew: scene.changed('installed', card),
  }))
  const stack = stackOf(scene, slips, TALLEST - top)
  const picture = sheet(WIDTH, Math.max(640, top + (installed.length > 0 ? stack.height + 4 : EMPTY)))
  drawSky(picture.pen, { x: 0, y: 0, w: WIDTH, h: picture.height }, NIGHT)
  drawBanner(picture, HEAD - 8)
  drawHead(picture, scene, player)
  drawWays(picture, scene, player, { ...SIDES, y: HEAD, h: ways })
  drawGauges(picture, scene, player, { ...SIDES, y: HEAD + ways + GAP, h: MEANS })
  drawRows(picture, scene, player, { ...SIDES, y: HEAD + ways + MEANS + 2 * GAP, h: ROWS })
  if (faith) drawAllies(picture, scene, player, { ...SIDES, y: top - faith, h: FAITH })
  stack.draw(picture, top)
  const style = { face: 'italic', size: 40, colour: DUSK.mist, align: 'center' } as const
  if (installed.length === 0) write(picture, scene.words.noCardsInstalled, WIDTH / 2, top + 60, style)
  return picture
}

function drawHead(picture: Sheet, scene: Scene, { seat, hand, handLimit, runners, values }: PlayerView): void {
  seatToken(picture, scene.mark(seat), 54, 46, 31)
  write(picture, scene.name(seat), 102, 44, { face: 'title', size: 48, colour: DUSK.copper, room: 560 })
  counted(picture, 'card', scene.words.share(hand, handLimit), WIDTH - 170, 46, { colour: DUSK.mist, size: 42 })
  for (let i = 0; i < Math.min(6, runners); i++) drawRunner(picture, WIDTH - 226 - i * 66, 46, 28, `${values?.[i] ?? '?'}`)
}

const frame = ({ pen }: Sheet, box: Box, rim: string = DUSK.line) => panel(pen, box, { fill: DUSK.panel, rim, opacity: 0.92 })

const costsOfNext = ({ view }: Scene, { position }: PlayerView) => view.influence.spaces[position]?.costs ?? []

/** How far it is to each of the three victories, and what that is made of. */
function drawWays(picture: Sheet, scene: Scene, player: PlayerView, box: Box): void {
  const { pen } = picture
  const { goal, influence, initiative } = scene.view
  const bar = ({ x, y, w }: Box): Box => ({ x: x + 16, y: y + 64, w: w - 32, h: 14 })
  const { seat, points, position, tiles, runners, values } = player
  const last = influence.spaces.length
  const [technology, way, tile] = columns(box, 3, GAP) as [Box, Box, Box]
  drawWay(picture, technology, 'TP', RESOURCE_COLOURS.TP, scene.words.pointsOf(pointsText(player), goal))
  drawBar(pen, bar(technology), RESOURCE_COLOURS.TP, points.least / goal, points.most / goal)
  const made: Rune[] = [
    { sign: 'TP', text: `${points.tokens}` },
    { sign: 'crown', text: `${points.tiles}` },
    { sign: 'installed', text: `${points.passives}` },
    { sign: 'runner', text: values ? `${values.reduce((sum, value) => sum + value, 0)}` : runners > 0 ? '?' : '0' },
  ]
  beneath(picture, made, technology)
  drawWay(picture, way, 'influence', INFLUENCE_COLOUR, scene.words.spaceOf(position, last))
  drawBar(pen, bar(way), INFLUENCE_COLOUR, (position - 1) / (last - 1))
  for (const [i, cost] of costsOfNext(scene, player).entries())
    asked(picture, i === 0 ? scene.words.race.next : scene.words.or, costRunes(cost), { ...way, y: way.y + 106 + i * OTHERWISE })
  drawWay(picture, tile, 'crown', DUSK.amber, scene.words.tiles(tiles.length, scene.s))
  drawTiles(picture, scene, player, tile.x + tile.w - tiles.length * 36 + 8, tile.y + 34)
  const race = initiative.map(({ id, standings }) => ({ sign: id, text: `${standings[seat] ?? 0}` }))
  drawRunes(picture, race, tile.x + 18, tile.y + 106, { size: 34, room: tile.w - 30 })
  const lacks = costRunes(shortOf(scene.view, player))
  const { race: say } = scene.words
  if (tiles.length > 0) asked(picture, lacks.length > 0 ? say.lacks : say.ready, lacks, { ...tile, y: tile.y + 70 })
}

/** What for, in a word, and how much. */
function asked(picture: Sheet, word: string, runes: readonly Rune[], { x, y, w }: Box): void {
  const wide = write(picture, word, x + 18, y, { face: 'plain', size: 32, colour: DUSK.mist, room: w - 30 }) + 12
  drawRunes(picture, runes, x + 18 + wide, y, { size: 34, room: w - 30 - wide })
}

function drawWay(picture: Sheet, box: Box, name: Sign, colour: string, text: string): void {
  frame(picture, box)
  sign(picture.pen, name, box.x + 36, box.y + 34, 42, colour)
  write(picture, text, box.x + 68, box.y + 34, { face: 'bold', size: 38, colour: DUSK.ivory, room: box.w - 80 })
}

const beneath = (picture: Sheet, runes: readonly Rune[], { x, y, w }: Box) =>
  drawRunes(picture, runes, x + 18, y + 106, { size: 34, room: w - 30 })

/** What it has, and how much it can have. */
function drawGauges(picture: Sheet, scene: Scene, player: PlayerView, box: Box): void {
  const shown = resourcesOf(scene.view)
  for (const [i, place] of columns(box, shown.length, GAP).entries()) {
    const res = shown[i]!
    const colour = RESOURCE_COLOURS[res]
    frame(picture, place, faint(colour, 0.6))
    counted(picture, res, `${player[res]}`, place.x + 20, place.y + 64, { colour, change: player.changed[res], size: 58 })
    const style = { face: 'plain', size: 34, colour: DUSK.mist, align: 'right' } as const
    write(picture, scene.words.most(scene.view.caps[res]), place.x + place.w - 18, place.y + 66, style)
  }
}

/** Teams that still wait, what each row brings, and tokens not yet placed. */
function drawRows(picture: Sheet, scene: Scene, { seat, waiting, income, stock }: PlayerView, box: Box): void {
  const [research, data, tokens] = columns(box, 3, GAP) as [Box, Box, Box]
  const word = { face: 'plain', size: 34, colour: DUSK.mist } as const
  for (const [place, row, name, res, n] of [
    [research, 'research', 'replenish', 'R', income.replenish],
    [data, 'data', 'collect', 'D', income.collect],
  ] as const) {
    frame(picture, place)
    write(picture, scene.words[name], place.x + 18, place.y + 34, word)
    counted(picture, res, `+${n}`, place.x + place.w - 130, place.y + 36, { colour: RESOURCE_COLOURS[res], size: 46 })
    for (let i = 0; i < waiting[row]; i++) seatToken(picture, scene.mark(seat), place.x + 40 + i * 52, place.y + 86, 20)
    if (waiting[row] === 0) write(picture, scene.words.allOut, place.x + 18, place.y + 86, { ...word, face: 'italic' })
  }
  frame(picture, tokens)
  write(picture, scene.words.inStock, tokens.x + 18, tokens.y + 34, word)
  const held = TOKENS.filter((token) => stock[token] !== undefined)
  const places = columns({ ...tokens, x: tokens.x + 18, w: tokens.w - 30 }, 3, 0)
  for (const [i, token] of held.entries())
    counted(picture, token, `${stock[token]}`, places[i]!.x, tokens.y + 86, { colour: TOKEN_COLOURS[token], size: 44 })
  if (held.length === 0) write(picture, scene.words.noTokens, tokens.x + 18, tokens.y + 86, { ...word, face: 'italic' })
}

function drawAllies(picture: Sheet, scene: Scene, { seat, track, ally }: PlayerView, box: Box): void {
  frame(picture, box)
  const y = box.y + box.h / 2
  drawFaith(picture, scene, seat, track, { x: box.x + 18, y, w: 560, h: 36 })
  const style = { face: 'bold', size: 36, colour: DUSK.ivory, align: 'right', room: 520 } as const
  if (ally) write(picture, scene.words.allyOf(scene.name(ally)), box.x + box.w - 20, y, style)
}
