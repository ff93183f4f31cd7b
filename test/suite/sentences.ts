/** Read aloud, what the game says must still say it: signs may stand beside words, never for them. */
import { speakerOf } from '../../src/kernel/language.ts'
import { shownBeside } from '../../src/kernel/told.ts'
import { type Inheriting, type Look, textsOf } from './inherited.ts'

/** Signs that people have used for words: arrows, pennants, triangles, chevrons, formulas. */
const SIGNS = /[\u2190-\u21FF\u25A0-\u25FF\u2600-\u26FF\u203A\u2039\u27F5-\u27FF]/u
/** Flags of countries, and what is drawn on dice, go with a word of their own. */
const WORD = /\p{L}{2,}|\p{N}/u

/** What is wrong with it as something to be read aloud; null where nothing is. */
export function unreadable(words: string): string | null {
  const sign = SIGNS.exec(words)?.[0]
  if (sign) return `"${sign}" stands for a word in "${words}"`
  return WORD.test(words) ? null : `there is no word in "${words}"`
}

export const readsAsSentences =
  ({ hosted }: Inheriting): Look =>
  ({ state, decision, open, applied, words }) => {
    const { game } = hosted
    const s = speakerOf('en-US', (seat) => `Player ${seat}`)
    for (const shown of open())
      for (const text of [...textsOf(shown), ...shownBeside(shown)]) {
        const wrong = unreadable(words(text))
        if (wrong) return `${text.say}: ${wrong}`
      }
    for (const { text } of applied().events) {
      const wrong = unreadable(words(text))
      if (wrong) return `${text.say}: ${wrong}`
    }
    for (const seat of [null, decision.seat]) {
      const wrong = unreadable(hosted.headline(game.view(state.board, seat), s))
      if (wrong) return `headline: ${wrong}`
    }
    return null
  }
