/** The pictures in words. Short sentences, the most important first: what does not fit is left off at the end. */
import type { PlayerView } from '../../src/games/atlantis-rising/view.ts'
import { marksInWords } from '../kit/change.ts'
import { altText } from '../picture.ts'
import type { Closeup } from './place.ts'
import type { Revealed } from './reveal.ts'
import type { Scene } from './scene.ts'

export const altOverview = (scene: Scene): string => {
  const { view, s, words, told, fresh, before } = scene
  const when = before ? 'lately' : told.when
  return altText(words.alt.overview(view, s, { when, sunk: fresh.sunk, built: fresh.built }), marksInWords(scene))
}

export const altBeside = ({ view, s, words }: Scene): string => altText(words.alt.beside(view, s))

export const altPlace = ({ words }: Scene, { note }: Closeup): string =>
  altText(
    words.alt.place(
      note.title,
      note.lines.map((line) => line.words),
    ),
  )

export const altHand = ({ view, s, words }: Scene, player: PlayerView): string => altText(words.alt.hand(view, player, s))

export const altReveal = ({ view, s, words, told }: Scene, { of, chips }: Revealed): string =>
  altText(
    words.alt.reveal(view, s, {
      of,
      round: told.round,
      chips: chips.map(({ text, results, settled }) => ({ text, settled, came: results.map((result) => result.words) })),
    }),
  )

export const altScore = ({ view, s, words }: Scene): string => altText(words.alt.score(view, s))
