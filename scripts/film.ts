/**
 * The film of an exported game, with every hand and sealed answer open:
 *   npm run film -- file.json [--out film.mp4] [--pack pack.json] [--names "Mira, Jonas, Ravi"]
 * Takes what `npm run replay` takes. A transcript knows no names: without `--names` people are called by their letters.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cut, localDesk, type Reel } from '../render/film/projector.ts'
import { reelOf } from '../src/discord/show/film.ts'
import { endingOf } from '../src/discord/show/poster.ts'
import { HOSTED } from '../src/games/index.ts'
import type { Text } from '../src/kernel/contract.ts'
import { speakerOf } from '../src/kernel/language.ts'
import { readTranscript } from '../src/kernel/transcript.ts'
import { chronicleIn } from '../src/tables/chronicle.ts'
import { inPublic, PUBLIC } from '../src/words/words.ts'
import { read, stop } from './arguments.ts'

const { values, positionals } = read({
  out: { type: 'string' },
  pack: { type: 'string' },
  names: { type: 'string' },
})
const [path] = positionals
if (!path) stop('Which file?  npm run film -- file.json [--out film.mp4] [--pack pack.json] [--names "Mira, Jonas"]')

const contentOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return stop(`Cannot read ${file}`)
  }
}

function reelIn(file: string): Reel {
  const reading = readTranscript(contentOf(file))
  if ('why' in reading) return stop('This is not an export of a game, or it was changed: npm run replay says more')
  const { transcript } = reading
  const { outcome } = transcript
  const printed = HOSTED.find(({ game }) => game.id === transcript.game.id) ?? stop(`There is no game ${transcript.game.id} here`)
  const hosted = typeof values.pack === 'string' ? printed.withPack(JSON.parse(contentOf(values.pack))) : printed
  if (!outcome) return stop('This game has no end')
  const given = typeof values.names === 'string' ? values.names.split(',').map((name) => name.trim()) : []
  const names = Object.fromEntries(
    transcript.seats.map((seat, i) => [seat, given[i] || inPublic('film.player', { letter: 'ABCDEFG'[i] ?? '?' })]),
  )
  const nameOf = (seat: string) => names[seat] ?? seat
  const say = (text: Text) => hosted.game.speak(text, speakerOf(PUBLIC, nameOf))
  const ending = { ...endingOf({ outcome, nameOf, say, locale: PUBLIC, endedAt: 0, server: null }), when: '' }
  const about = inPublic('film.players', { players: transcript.seats.length })
  return reelOf(chronicleIn(hosted, transcript, names), { locale: PUBLIC, ending, about, present: transcript.log.length })
}

const out = typeof values.out === 'string' ? values.out : path!.replace(/(\.json)?$/, '.mp4')
const { bytes, alt } = await cut(localDesk().give, reelIn(path!))
writeFileSync(out, bytes)
console.log(`${out}: ${Math.round(bytes.length / 1000)} kB. ${alt}`)
