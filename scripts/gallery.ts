/**
 * Every kind of picture, from real games among computer players and from a league, to look at:
 *   npm run gallery [-- era-of-atlantis | league]
 * writes `gallery/<game>/NN-name.jpg` with its alt text beside it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { draw } from '../render/draw.ts'
import type { Kind, PictureAsk, Print } from '../render/picture.ts'
import { isPainted } from '../render/versions.ts'
import type { AnyHosted } from '../src/games/hosted.ts'
import { HOSTED } from '../src/games/index.ts'
import { steadyAt } from '../src/players/index.ts'
import { hostedCalled } from './arguments.ts'
import { LEAGUE_PAGES } from './league-pages.ts'
import { type Moment, moments, namesOf, type Play, playsOf } from './moments.ts'
import { posterAsk } from './posters.ts'

/** When in a game (as a share of its length) pictures of a kind are wanted; each is taken at the next chance. */
const WANTED: Readonly<Record<Kind, readonly number[]>> = {
  overview: [0.005, 0.08, 0.35, 0.65, 0.97, 1],
  beside: [0.1, 0.5, 0.9],
  place: [0.15, 0.4, 0.75, 1],
  hand: [0.3, 0.8],
  reveal: [0.2, 0.45, 0.8],
  score: [1],
}

const chosen = process.argv[2]
const games = chosen === 'league' ? [] : chosen ? [hostedCalled(chosen)] : HOSTED
for (const hosted of games)
  if (isPainted(hosted.game.id)) keep(hosted.game.id, paintGames(hosted))
  else console.log(`${hosted.game.id} has no painter yet: see docs/pictures.md`)
if (!chosen || chosen === 'league') keep('league', paintLeague())

function keep(name: string, pictures: Iterable<readonly [string, Print]>): void {
  const folder = new URL(`../gallery/${name}/`, import.meta.url)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let count = 0
  let most = 0
  for (const [what, picture] of pictures) {
    const file = `${String(++count).padStart(2, '0')}-${what}`
    writeFileSync(new URL(`${file}.${picture.type === 'image/png' ? 'png' : 'jpg'}`, folder), picture.bytes)
    writeFileSync(new URL(`${file}.txt`, folder), `${picture.alt}\n`)
    most = Math.max(most, picture.bytes.length)
  }
  console.log(`${name}: ${count} pictures, the largest ${Math.round(most / 1000)} kB, in gallery/${name}/`)
}

function* paintLeague() {
  for (const [what, page] of Object.entries(LEAGUE_PAGES)) {
    const picture = draw('league', page, { kind: 'overview', names: {} })
    if (picture) yield [what.replaceAll(/\W+/g, '-'), picture] as const
  }
}

function* paintGames(hosted: AnyHosted) {
  for (let page = 1; ; page++) {
    const legend = draw(hosted.game.id, null, { kind: 'legend', page })
    if (!legend) break
    yield [`legend-${page}`, legend] as const
  }
  for (const play of playsOf(hosted)) yield* paintGame(hosted, play)
}

function* paintGame(hosted: AnyHosted, play: Play) {
  const { game } = hosted
  const player = steadyAt(hosted)
  const length = [...moments(hosted, play, player)].at(-1)!.answers
  const mode = Object.values(play.options).join('-') || 'standard'
  const open = Object.entries(WANTED).flatMap(([kind, shares]) => shares.map((share) => ({ kind: kind as Kind, share })))
  let [turn, before] = [undefined as unknown, undefined as unknown] // the board as the last two people were asked
  let asked: string | undefined
  for (const moment of moments(hosted, play, player)) {
    if (moment.decision && moment.decision.seat !== asked) {
      asked = moment.decision.seat
      before = turn
      turn = game.view(moment.state.board, null)
    }
    const ending = posterAsk(hosted, moment, play)
    const poster = ending && draw(game.id, game.view(moment.state.board, null), ending)
    if (poster) yield [`poster-${play.seats}p-${mode}`, poster] as const
    const due = open.filter(({ share }) => moment.answers / length >= share)
    // One of a kind: two from the same moment would be the same.
    for (const wish of due.filter(({ kind }, i) => due.findIndex((other) => other.kind === kind) === i)) {
      const ask = askFor(wish.kind, moment, play, before)
      // A hand is somebody's, and what a decision is about stands in the panel of whoever decides.
      const seat = wish.kind === 'hand' || wish.kind === 'place' ? (moment.decision?.seat ?? null) : null
      const picture = ask && draw(game.id, game.view(moment.state.board, seat), ask)
      if (!picture) continue
      open.splice(open.indexOf(wish), 1)
      yield [`${wish.kind}-${play.seats}p-${mode}-${moment.answers}`, picture] as const
    }
  }
}

/** `null` where this moment is not one for that kind. */
function askFor(kind: Kind, { decision, state }: Moment, play: Play, before: unknown): PictureAsk | null {
  const ask = { kind, names: namesOf(play.seats) }
  if (kind === 'overview' && before !== undefined) return { ...ask, before }
  if (kind !== 'place') return ask
  // A document the game hands over in the end is looked at like a place.
  const about = decision?.about ?? (state.outcome?.sheet as { id: string } | undefined)?.id
  return about === undefined ? null : { ...ask, about }
}
