/** One card close up, and beside it everybody it may touch. */
import type { CardId, Faction } from '../../../src/games/atlas-lost/data/components.ts'
import { type Box, panel, rows } from '../../kit/panel.ts'
import { type Sheet, sheet } from '../../kit/sheet.ts'
import { write } from '../../kit/text.ts'
import { seatToken } from '../../kit/tokens.ts'
import { counted, drawFaith, drawMeans } from '../counts.ts'
import { drawFace } from '../face.ts'
import { DUSK, INFLUENCE_COLOUR, RESOURCE_COLOURS, WIDTH } from '../look.ts'
import { pointsText, type Scene } from '../scene.ts'
import { drawSky, NIGHT } from '../sky.ts'

const HEIGHT = 860
const CARD = { x: 16, y: 16, w: 470, h: HEIGHT - 32 }
const OTHERS = { x: 502, y: 16, w: WIDTH - 518, h: HEIGHT - 32 }

export function drawCardClose(scene: Scene, card: CardId): Sheet {
  const picture = sheet(WIDTH, HEIGHT)
  drawSky(picture.pen, { x: 0, y: 0, w: WIDTH, h: HEIGHT }, NIGHT)
  drawFace(picture, scene, card, CARD)
  const factions = [...scene.view.players.map(({ seat }) => seat), ...scene.view.npcs.map(({ id }) => id)]
  for (const [i, box] of rows(OTHERS, Math.max(3, factions.length), 12).entries())
    if (factions[i]) drawFaction(picture, scene, factions[i], box)
  return picture
}

/** Points, cards, resources, place on the track and faith of one faction. */
function drawFaction(picture: Sheet, scene: Scene, who: Faction, box: Box): void {
  const player = scene.player(who)
  const npc = scene.view.npcs.find(({ id }) => id === who)
  const isActing = scene.view.turn === who && !scene.view.result
  const has = player ?? npc!
  const rim = isActing ? { fill: DUSK.raised, rim: DUSK.amber, rimWidth: 4 } : { fill: DUSK.panel, rim: DUSK.line, rimWidth: 2 }
  panel(picture.pen, box, { ...rim, opacity: 0.94 })
  const lines = has.track.length > 0 ? 3 : 2
  const line = (n: number) => box.y + 12 + ((box.h - 24) * (n + 0.5)) / lines
  const right = box.x + box.w
  seatToken(picture, scene.mark(who), box.x + 46, line(0), 26)
  const name = { face: 'bold', size: 42, colour: isActing ? DUSK.amber : DUSK.ivory, room: 306 } as const
  write(picture, scene.name(who), box.x + 86, line(0), name)
  const points = player ? pointsText(player) : `${npc!.TP}`
  counted(picture, 'TP', points, right - 276, line(0), { colour: RESOURCE_COLOURS.TP, size: 44 })
  if (player) counted(picture, 'card', `${player.hand}`, right - 88, line(0), { colour: DUSK.mist, size: 40 })
  // What the turn has changed stands above: with three lines it must not reach the name.
  const size = lines === 3 ? 36 : 44
  drawMeans(picture, scene, has, player?.changed, { x: box.x + 26, y: line(1), w: box.w - 180, h: 0 }, size)
  const place = { colour: INFLUENCE_COLOUR, size }
  if (player) counted(picture, 'influence', `${player.position}`, right - 136, line(1), place)
  drawFaith(picture, scene, who, has.track, { x: box.x + 26, y: line(2), w: box.w - 60, h: 34 })
}
