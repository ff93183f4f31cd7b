/** What the phrases of one pack look up: names of pieces and factions, and what is printed on them. */
import type { Language, Speaker } from '../../../../../kernel/language.ts'
import { COALITION, type Components, type Faction, type TechCode } from '../../../data/components.ts'
import { type Face, facesOf } from '../../../data/faces.ts'
import type { Op, OpOf, Tree } from '../../../data/language.ts'
import { titleOf } from '../faces.ts'
import { capital } from '../terms.ts'

/** A label is a button, a meaning the line below it. */
const LABEL = 80
export const MEANS = 100
export const cut = (text: string, room = LABEL): string => (text.length <= room ? text : `${text.slice(0, room - 1)}…`)

/** What does not fit is left off from the end, clause by clause, so that no line breaks off in mid-word. */
export function line(text: string, room = MEANS): string {
  if (text.length <= room) return text
  const end = text.lastIndexOf('; ', room - 2)
  return end > 0 ? `${text.slice(0, end)} …` : cut(text, room)
}

/** Where an effect stands that is printed on no Tech or card. */
const PLACES: Readonly<Record<string, string>> = { space: 'the influence track', reward: 'the reward tile' }

export type Lexicon = {
  face(id: string): Face
  /** A Tech by its name and code, a card by its name. */
  called(id: string): string
  /** Where a sentence begins with it. */
  source(id: string): string
  who(id: Faction, s: Speaker): string
  /** Somebody who does something. */
  actor(id: Faction, s: Speaker): string
  cards(ids: readonly string[], s: Language): string
  /** The first effect of that kind that is printed on it, also where it belongs to a lasting rule. */
  opOf<K extends Op['op']>(id: string, kind: K): OpOf<K> | undefined
  /** What an influence step brings besides the step: the bonus of the space, and the reward tile above it. */
  bonusOf(to: number, reward: Tree | null): readonly Op[]
}

export function lexiconOf(data: Components): Lexicon {
  const faces = facesOf(data)
  const face = (id: TechCode): Face => {
    const found = faces[id]
    if (!found) throw new Error(`there is no Tech or card ${id}`)
    return found
  }
  const called = (id: string) => (faces[id] ? titleOf(faces[id]) : (PLACES[id] ?? 'the income action'))
  const who = (id: Faction, s: Speaker) => (id === COALITION ? 'the coalition' : (data.npcs[id]?.name ?? s.name(id)))
  return {
    face,
    called,
    source: (id) => capital(called(id)),
    who,
    actor: (id, s) => `**${who(id, s)}**`,
    cards: (ids, s) => s.list(ids.map((id) => `**${called(id)}**`)),
    opOf<K extends Op['op']>(id: string, kind: K) {
      const { effect, rules } = faces[id] ?? { effect: [], rules: [] }
      const lists = [effect, ...rules.map((rule) => (rule.rule === 'trigger' ? rule.do : []))]
      return lists.flat().find((op): op is OpOf<K> => op.op === kind)
    },
    bonusOf: (to, reward) => [...(data.spaces[to - 1]?.bonus ?? []), ...(reward ? data.rewards[reward] : [])],
  }
}
