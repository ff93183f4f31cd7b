/** The race: how far everybody is on each of the three roads to victory, and what every initiative tile takes. */
import { COALITION, type Faction } from '../../src/games/atlas-lost/data/components.ts'
import type { PlayerView, TileView, View } from '../../src/games/atlas-lost/view.ts'
import { shortOf } from '../../src/games/atlas-lost/words/reading.ts'
import { faint } from '../kit/colour.ts'
import { centred, drawn, framed, grid, line, onTop, type Part, padded, row, sheetOf, stack } from '../kit/layout.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { drawBar } from './counts.ts'
import { DUSK, INFLUENCE_COLOUR, RESOURCE_COLOURS, WIDTH } from './look.ts'
import { factionToken } from './pieces.ts'
import { costRunes, drawRunes, type Rune, signColour } from './runes.ts'
import { pointsText, type Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'
import { drawSky, EVENING } from './sky.ts'

const ROAD = 76
/** Under each bar: what is still missing. */
const NEED = 42
const TILE = 128

export function drawRace(scene: Scene): Sheet {
  const { words, view, s } = scene
  const title = { face: 'title', size: 50, colour: DUSK.copper } as const
  const content = stack(
    [
      row([
        { width: 360, part: line(words.race.title, title) },
        line(words.status(view, s), { face: 'bold', size: 37, colour: DUSK.ivory, align: 'right' }),
      ]),
      ...view.players.map((player) => racer(scene, player)),
      ...(view.rivals ? [coalition(scene, view.rivals)] : []),
      line(words.race.tiles(view.tilesToWin), {
        face: 'italic',
        size: 36,
        colour: DUSK.ivory,
        halo: faint(DUSK.night, 0.7),
        haloWidth: 8,
      }),
      grid(
        view.initiative.map((tile) => tilePart(scene, tile)),
        2,
        10,
      ),
    ],
    12,
  )
  const ground = ({ pen, height }: Sheet) => drawSky(pen, { x: 0, y: 0, w: WIDTH, h: height }, { ...EVENING, horizon: 0.9 })
  return sheetOf(WIDTH, padded(content, 16), ground, { least: 600, most: 1200 })
}

/** Who it is, then a bar for each road. */
function racer(scene: Scene, player: PlayerView): Part {
  const { view, words } = scene
  const isActing = view.turn === player.seat && !view.result
  const who = named(scene, player.seat, isActing ? DUSK.amber : DUSK.ivory)
  const last = view.influence.spaces.length
  const { least, most } = player.points
  const costs = view.influence.spaces[player.position]?.costs ?? []
  const short = shortOf(view, player)
  const lacks = costRunes(short)
  const roads = [
    road('TP', RESOURCE_COLOURS.TP, `${pointsText(player)}/${view.goal}`, least / view.goal, most / view.goal, [
      told(words.race.toGo(view.goal - most, view.goal - least)),
    ]),
    road(
      'influence',
      INFLUENCE_COLOUR,
      `${player.position}/${last}`,
      player.position / last,
      player.position / last,
      costs.map((cost, i) => asked(i === 0 ? words.race.next : words.or, costRunes(cost))),
    ),
    road(
      'crown',
      DUSK.amber,
      words.race.held(player.tiles.length, view.tilesToWin),
      player.tiles.length / view.tilesToWin,
      player.tiles.length / view.tilesToWin,
      player.tiles.length === 0 ? [] : [lacks.length > 0 ? asked(words.race.lacks, lacks) : told(words.race.ready)],
    ),
  ]
  const rim = { rim: isActing ? DUSK.amber : DUSK.line, rimWidth: isActing ? 5 : 2 }
  return framed(padded(row([{ width: 290, part: centred(who) }, ...roads], 22), 8, 12), {
    fill: DUSK.panel,
    opacity: 0.94,
    ...rim,
  })
}

/** Alone, one races against time and the coalition's marker. */
function coalition(scene: Scene, { marker, turn, limit }: NonNullable<View['rivals']>): Part {
  const last = scene.view.influence.spaces.length
  const spent = Math.min(turn, limit)
  const who = named(scene, COALITION, DUSK.ivory)
  const roads = [
    road('turn', DUSK.bad, scene.words.share(spent, limit), spent / limit),
    road('influence', INFLUENCE_COLOUR, `${marker}/${last}`, marker / last),
    drawn(ROAD, () => {}),
  ]
  return framed(padded(row([{ width: 290, part: centred(who) }, ...roads], 22), 8, 12), {
    fill: DUSK.panel,
    opacity: 0.94,
    rim: DUSK.line,
  })
}

const named = (scene: Scene, who: Faction, colour: string): Part =>
  drawn(ROAD, (sheet, { x, y, w, h }) => {
    seatToken(sheet, scene.mark(who), x + 32, y + h / 2, 22)
    write(sheet, scene.name(who), x + 66, y + h / 2, { face: 'bold', size: 36, colour, room: w - 72 })
  })

/** A sign, how far it is, a bar, and under it in lines what is still missing. */
const road = (what: Sign, colour: string, text: string, least: number, most = least, needs: readonly Part[] = []): Part =>
  onTop(
    stack([
      drawn(ROAD, (sheet, { x, y, w }) => {
        sign(sheet.pen, what, x + 24, y + 26, 42, colour)
        write(sheet, text, x + 58, y + 26, { face: 'heavy', size: 40, colour: DUSK.ivory, room: w - 60 })
        drawBar(sheet.pen, { x, y: y + 56, w, h: 14 }, colour, least, most)
      }),
      ...needs,
    ]),
  )

const MIST = { face: 'plain', size: 32, colour: DUSK.mist } as const

const told = (words: string): Part =>
  drawn(NEED, (sheet, { x, y, w, h }) => write(sheet, words, x, y + h / 2, { ...MIST, room: w }))

const asked = (word: string, runes: readonly Rune[]): Part =>
  drawn(NEED, (sheet, { x, y, w, h }) => {
    const wide = write(sheet, word, x, y + h / 2, MIST) + 14
    drawRunes(sheet, runes, x + wide, y + h / 2, { size: 34, room: w - wide })
  })

/** Who holds it and with how much, or from how much on; everybody's count; what it asks for in the end. */
function tilePart(scene: Scene, { id, owner, min, standings, needs, tp }: TileView): Part {
  const { words } = scene
  const draw: Part['draw'] = (sheet, { x, y, w }) => {
    const first = y + 32
    sign(sheet.pen, id, x + 26, first, 40, signColour(id))
    const name = write(sheet, words.tile[id], x + 56, first, { face: 'bold', size: 36, colour: DUSK.ivory })
    const rest = { face: 'plain', size: 34, colour: DUSK.mist, room: w - 62 - name } as const
    write(sheet, owner ? words.race.heldBy(scene.name(owner), tp) : words.race.from(min, tp), x + 70 + name, first, rest)
    let left = x + 22
    for (const [who, count] of Object.entries(standings)) {
      factionToken(sheet, scene, who, left + 4, y + 88, 18)
      left +=
        32 +
        write(sheet, `${count}`, left + 30, y + 88, {
          face: 'heavy',
          size: 36,
          colour: who === owner ? DUSK.amber : DUSK.ivory,
        }) +
        22
    }
    drawRunes(sheet, costRunes(needs), x + w - 10, y + 88, {
      size: 34,
      align: 'right',
      room: Math.max(60, x + w - left - 20),
      ink: DUSK.ivory,
    })
  }
  const isHeld = owner !== null
  return framed(padded(drawn(TILE - 12, draw), 6, 10), {
    fill: isHeld ? '#3a2a17' : DUSK.panel,
    rim: isHeld ? DUSK.amber : DUSK.line,
    opacity: 0.94,
  })
}
