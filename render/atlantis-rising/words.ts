/** Words that pictures and alt texts share. */
import { GOODS, type Good } from '../../src/games/atlantis-rising/data/language.ts'
import type { Piece, View } from '../../src/games/atlantis-rising/view.ts'
import { actionText, lastingTexts, onceText, plural, woeText } from '../../src/games/atlantis-rising/words/effects.ts'
import { capital, kindName, listOf } from '../../src/games/atlantis-rising/words/speech.ts'
import { GOOD_LOOKS } from './look.ts'
import type { Scene } from './scene.ts'

export { actionText, capital, listOf, plural }

export const sentence = (words: string): string => `${capital(words)}${/[.!?]$/.test(words) ? '' : '.'}`

/** "2 gold and 1 Atlantium", or nothing. */
export const goodsText = (goods: Readonly<Partial<Record<Good, number>>>): string =>
  listOf(GOODS.filter((kind) => goods[kind]).map((kind) => `${goods[kind]} ${GOOD_LOOKS[kind].name}`))

export function cardWords({ facts }: View, id: string): string {
  const card = facts.cards[id]
  if (!card) return ''
  return card.type === 'scroll' ? onceText(card.effect) : lastingTexts(card.effects, 'artifact')
}

export const councilorWords = ({ facts }: View, id: string): string => lastingTexts(facts.councilors[id]?.effects ?? [], 'leader')

export const misfortuneWords = ({ facts }: View, id: string): string =>
  (facts.misfortunes[id]?.effects ?? []).map((effect) => woeText(effect, facts.names)).join('; ') || 'nothing happens'

/** "Mira’s Leader, 2 × Jonas’s follower (done)". */
export function peopleText(scene: Scene, pieces: readonly Piece[]): string {
  const groups = new Map<string, number>()
  for (const { owner, kind, down } of pieces) {
    const key = `${scene.name(owner)}’s ${kindName(kind)}${down ? ' (done)' : ''}`
    groups.set(key, (groups.get(key) ?? 0) + 1)
  }
  return listOf([...groups].map(([key, n]) => (n > 1 ? `${n} × ${key}` : key)))
}
