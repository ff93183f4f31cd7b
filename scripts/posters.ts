/** The poster of a game among computer players, as if it had been played in the Thursday Club. */
import type { PosterAsk } from '../render/poster/ending.ts'
import { endingOf } from '../src/discord/show/poster.ts'
import type { AnyHosted } from '../src/games/hosted.ts'
import type { Text } from '../src/kernel/contract.ts'
import { LOCALES, speakerOf } from '../src/kernel/language.ts'
import { type Moment, namesOf, type Play } from './moments.ts'

/** `null` before the end. */
export function posterAsk({ game }: AnyHosted, { state }: Moment, { seats }: Play): PosterAsk | null {
  const { outcome } = state
  if (!outcome) return null
  const names = namesOf(seats)
  const nameOf = (seat: string) => names[seat]!
  const speaker = speakerOf(LOCALES[0], nameOf)
  const say = (text: Text) => game.speak(text, speaker)
  const told = { outcome, nameOf, say, locale: LOCALES[0], endedAt: Date.UTC(2026, 2, 5), server: 'The Thursday Club' }
  return { kind: 'poster', names, ending: endingOf(told) }
}
