/** The whole board: map, track, nations, players. */
import type { AreaView, View } from '../../src/games/atlantis/view.ts'
import { FRESH } from '../kit/change.ts'
import { faint } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, overlap } from '../kit/panel.ts'
import { type Pen, type Sheet, sheet } from '../kit/sheet.ts'
import type { Edition } from './edition.ts'
import { drawGroves, drawOceanNames, drawOwners, drawRim, drawStraits, drawWorld } from './ground.ts'
import { drawMarch } from './march.ts'
import { changedAreas, drawMoves, STANDING } from './marks.ts'
import { drawNames } from './names.ts'
import { drawNations, drawPlayers, drawTitle } from './panels.ts'
import { type Stand, standOf } from './pieces.ts'
import { ANCHORS } from './places.ts'
import type { Scene } from './scene.ts'
import { drawRounds } from './tracks.ts'
import { centreOf, HEIGHT, type Point, WHOLE, WIDTH, type World } from './world.ts'

const TRACK = 96
/** A row more where something is owed at the end. */
const playersIn = (owes: boolean): number => (owes ? 236 : 202)
const TITLE = { x: 16, y: 12, w: 400, h: 100 }
const NATIONS = { x: 778, y: 262, w: 412, h: 246 }

/** The map with the nations; what stands below it, a poster tells itself. */
export const MAP: Box = { x: 0, y: 0, w: WIDTH, h: HEIGHT - 40 }

/** What does not change from frame to frame, drawn once: the world in the edition's light. */
export function backdrop({ shade }: { readonly shade: string }, painting: World): Sheet {
  const ground = sheet(WIDTH, HEIGHT)
  ground.pen.quality = 'best' // shrinks the painting well, and takes half a second
  drawWorld(ground.pen, painting, WHOLE)
  shadeEdges(ground.pen, shade)
  drawOceanNames(ground, WHOLE)
  return ground
}

function shadeEdges(pen: Pen, colour: string): void {
  const dusk = pen.createRadialGradient(WIDTH / 2, HEIGHT * 0.46, HEIGHT * 0.5, WIDTH / 2, HEIGHT * 0.46, WIDTH * 0.68)
  dusk.addColorStop(0, faint(colour, 0))
  dusk.addColorStop(1, faint(colour, 0.5))
  pen.fillStyle = dusk
  pen.fillRect(0, 0, WIDTH, HEIGHT)
}

export function drawOverview<V extends View>(edition: Edition<V>, scene: Scene<V>, ground: Sheet, layers: Layers): Sheet {
  const { view } = scene
  const owed = (seat: string) => edition.owed?.(scene, seat) ?? 0
  const players = playersIn(view.order.some((seat) => owed(seat) > 0))
  const picture = sheet(WIDTH, HEIGHT - 18 + TRACK + players + 22)
  const { pen } = picture
  pen.fillStyle = HOUSE.night
  pen.fillRect(0, 0, WIDTH, picture.height)
  pen.drawImage(ground.canvas, 0, 0)
  drawOwners(picture, scene, WHOLE, layers)
  for (const { id } of changedAreas(scene)) drawRim(picture, id, WHOLE, layers, FRESH, 3)
  if (view.contest && !view.contest.result) drawRim(picture, view.contest.area, WHOLE, layers, '#ff5a47', 4)
  const stands = standsOn(picture, scene)
  const taken = [...stands.flatMap(({ stand }) => [...stand.rows, ...stand.news]), TITLE, NATIONS]
  drawGroves(picture, scene, WHOLE, taken)
  drawStraits(picture, WHOLE)
  drawNames(picture, stands, taken)
  for (const { stand } of stands) stand.draw()
  if (view.march) drawMarch(picture, view.march, (id) => ANCHORS[id] ?? centreOf(id), WIDTH, STANDING)
  else drawMoves(picture, scene)
  drawTitle(picture, scene.labels.title, scene.labels.headline(view, scene.s), TITLE)
  drawNations(picture, scene, NATIONS)
  edition.extras?.(picture, scene)
  drawRounds(picture, view, { x: 10, y: HEIGHT - 18, w: WIDTH - 20 - edition.besideTrack, h: TRACK })
  drawPlayers(picture, scene, { x: 10, y: HEIGHT - 18 + TRACK + 10, w: WIDTH - 20, h: players }, owed)
  return picture
}

type Standing = { readonly area: AreaView; readonly anchor: Point; readonly stand: Stand }

/** Small pieces lie in shorter rows where a long one would run under a neighbour's heading. */
const ROOMS = [1, 0.8, 0.62] as const

function standsOn(picture: Sheet, scene: Scene): Standing[] {
  const wide = scene.view.areas.flatMap((area) => {
    const anchor = ANCHORS[area.id]
    return anchor ? [{ area, anchor, stand: standOf(picture, scene, area, anchor) }] : []
  })
  const headings = wide.map(({ stand }) => stand.rows[0]!)
  return wide.map((standing, i) => {
    const isClear = ({ rows }: Stand) => !rows.slice(1).some((row) => headings.some((other, k) => k !== i && overlap(row, other)))
    const stands = ROOMS.map(
      (room) => () => (room === 1 ? standing.stand : standOf(picture, scene, standing.area, standing.anchor, room)),
    )
    for (const make of stands) {
      const stand = make()
      if (isClear(stand)) return { ...standing, stand }
    }
    return standing
  })
}
