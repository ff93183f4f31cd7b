/** What pictures are looked at in a game, and what is wrong with one. The suite looks at some, the soak at many. */
import { PAINTERS } from '../../render/index.ts'
import { LEAST_LABEL, type Sheet } from '../../render/kit/sheet.ts'
import { type Drawing, KINDS, LONGEST_ALT, type PictureAsk } from '../../render/picture.ts'
import { isPainted } from '../../render/versions.ts'
import { type Moment, moments, namesOf, type Play, playsOf } from '../../scripts/moments.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { copy } from '../../src/kernel/json.ts'
import { speakerOf } from '../../src/kernel/language.ts'
import { breath } from './breath.ts'

type Look = { readonly moment: Moment; readonly seat: Seat | null; readonly view: unknown; readonly asks: readonly PictureAsk[] }

/** The first opening of sealed answers, the end, and `many` positions on the way. */
export function* looks(hosted: AnyHosted, play: Play, many: number): Generator<Look> {
  let past: unknown // the board of the look before: what has changed since is marked
  const earlier = (seat: Seat | null) => (past === undefined ? {} : { before: hosted.game.view(past as never, seat) })
  const all = Array.from(moments(hosted, play), (moment) => ({ ...moment, state: copy(moment.state) }))
  const step = Math.ceil(all.length / many)
  const first = many === 1 ? step >> 1 : 3 // several begin with the set-up, a single one stands in the middle
  let sealed = 0
  for (const moment of all) {
    const isLast = moment.decision === null
    // Whatever the sample passes over, the first opening of sealed answers is looked at.
    const isOpening = sealed === 1 && !moment.decision?.sealed
    if (moment.decision?.sealed ? sealed === 0 : isOpening) sealed++
    if (!isLast && !isOpening && moment.answers % step !== first) continue
    const names = namesOf(play.seats)
    const about = moment.decision?.about
    const open = KINDS.filter((kind) => kind !== 'hand' && (kind !== 'place' || about !== undefined))
    const asks = open.map((kind) => ({
      kind,
      names,
      ...(kind === 'place' && { about: about! }),
      ...(kind === 'overview' && earlier(null)),
    }))
    yield { moment, seat: null, view: hosted.game.view(moment.state.board, null), asks }
    const seat = moment.decision?.seat
    if (seat) {
      const own = [{ kind: 'overview', names, ...earlier(seat) } as const, { kind: 'beside', names } as const]
      const view = hosted.game.view(moment.state.board, seat)
      const reach = hosted
        .places(
          view,
          speakerOf('en-US', (each) => names[each] ?? each),
        )
        .flatMap(({ id, first }) => (first ? [{ kind: 'place', names, about: id } as const] : []))
      yield { moment, seat, view, asks: [{ kind: 'hand', names }, ...(isOpening ? own : []), ...reach] }
    }
    past = moment.state.board
  }
}

/** Is there anything on it? A blank sheet has one colour everywhere. */
function colours({ canvas }: Sheet): number {
  const pixels = canvas.toBuffer('raw')
  const found = new Set<number>()
  for (let i = 0; i < pixels.length; i += 4 * 997) found.add(pixels.readUInt32LE(i) & 0xffffff)
  return found.size
}

/** Too large, too small to be read, empty, or not told in words: all that is wrong with a picture. */
export function wrongWith({ sheet, alt }: Drawing): string[] {
  const labels = sheet.lettering.filter(({ weight }) => weight === 'label').map(({ size }) => size)
  const broken = /undefined|null|NaN|\[object/
  const checks: readonly [boolean, string][] = [
    [sheet.width === 1200, `it is ${sheet.width} px wide`],
    [sheet.height >= 600 && sheet.height <= 1200, `it is ${sheet.height} px high`],
    [colours(sheet) > 20, 'it is empty'],
    [labels.length > 3, `it has ${labels.length} labels`],
    [Math.min(...labels) >= LEAST_LABEL, `a label is set in ${Math.min(...labels)} px`],
    [alt.length > 30 && alt.length <= LONGEST_ALT, `its alt text has ${alt.length} letters`],
    [/[.!]$/.test(alt), `its alt text does not end as a sentence: ${alt}`],
    [!broken.test(alt), `its alt text is broken: ${alt}`],
    ...sheet.lettering.map(({ text }) => [!broken.test(text), `it says "${text}"`] as [boolean, string]),
  ]
  return checks.flatMap(([holds, wrong]) => (holds ? [] : [wrong]))
}

/** Every painted game, every count and mode, at `many` positions of each. */
export async function allPictures(many: number): Promise<{ pictures: number; wrong: string[] }> {
  const wrong: string[] = []
  let pictures = 0
  for (const hosted of HOSTED) {
    const { id } = hosted.game
    if (!isPainted(id)) continue
    for (const play of playsOf(hosted))
      for (const { view, asks, moment } of looks(hosted, play, many))
        for (const ask of asks) {
          await breath()
          const drawing = PAINTERS[id].paint(view, ask)
          if (!drawing) continue
          pictures++
          const where = `${id}, ${JSON.stringify(play)}, ${ask.kind} at answer ${moment.answers}`
          wrong.push(...wrongWith(drawing).map((each) => `${where}: ${each}`))
        }
  }
  return { pictures, wrong }
}
