/** What a decision is about, close up: a tile or a peninsula, the source, the Gate or one of its parts. */
import { HOUSE } from '../kit/palette.ts'
import type { Box } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { drawCoast, drawSource } from './coast.ts'
import { SEA } from './look.ts'
import { type Note, noteOnCentre, noteOnComponent, noteOnGate, noteOnPeninsula, noteOnTile } from './notes.ts'
import { drawRow } from './row.ts'
import type { Scene } from './scene.ts'
import { drawWorks } from './works.ts'

const [WIDTH, ART, LINE, SIZE] = [1200, 560, 54, 38]
const SCENERY: Box = { x: 0, y: 0, w: WIDTH, h: ART }

export type Closeup = { readonly note: Note; draw(sheet: Sheet): void }

/** `null`: nothing on the table is called that. */
export function closeupOf(scene: Scene, about: string): Closeup | null {
  const { view, peninsulas } = scene
  const { facts } = view
  for (const peninsula of peninsulas) {
    const tile = peninsula.tiles.find(({ id }) => id === about)
    if (tile || peninsula.id === about)
      return {
        note: tile ? noteOnTile(scene, peninsula, tile) : noteOnPeninsula(scene, peninsula),
        draw: (sheet) => drawCoast(sheet, scene, peninsula, SCENERY, tile?.depth ?? null),
      }
  }
  if (about === facts.centre.id) return { note: noteOnCentre(scene), draw: (sheet) => drawSource(sheet, scene, SCENERY) }
  const component = facts.components[about]
  if (component) return { note: noteOnComponent(scene, component), draw: (sheet) => drawWorks(sheet, scene, SCENERY, about) }
  const isGate = about === 'gate' || about === 'components' || /^build-\d+$/.test(about)
  return isGate ? { note: noteOnGate(scene), draw: (sheet) => drawWorks(sheet, scene, SCENERY, null) } : null
}

export function drawPlace(scene: Scene, { note, draw }: Closeup): Sheet {
  const height = ART + 92 + note.lines.length * LINE + 16
  const picture = sheet(WIDTH, height)
  const { pen } = picture
  draw(picture)
  pen.fillStyle = SEA.panel
  pen.fillRect(0, ART, WIDTH, height - ART)
  pen.fillStyle = HOUSE.gold
  pen.fillRect(0, ART, WIDTH, 4)
  write(picture, note.title, 28, ART + 50, { face: 'title', size: 50, colour: HOUSE.gold, room: WIDTH - 56 })
  for (const [i, { bits }] of note.lines.entries()) drawRow(picture, scene, bits, 30, ART + 112 + i * LINE, SIZE, WIDTH - 60)
  return picture
}
