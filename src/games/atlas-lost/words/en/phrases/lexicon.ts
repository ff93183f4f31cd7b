/** What the phrases of one pack look up: names of pieces and factions, and what is printed on them. */
import type { Language, Speaker } from '../../../../../kernel/language.ts'
import { COALITION, type Components, type Faction, type TechCode } from '../../../data/components.ts'
import { type Face, facesOf } from '../../../data/faces.ts'
import type { Op, OpOf, Tree } from '../../../data/language.ts'
import { effectInBrief } from '../brief.ts'
import { faceInBrief, titleOf } from '../faces.ts'
import { capital, costInBrief } from '../terms.ts'

/** A label is a button. */
const LABEL = 80
/** Leaves room for what is done with it, in the same entry of a list. */
const CARD_LABEL = 76
/** `spare`: room to be left for what follows. */
export const cut = (text: string, spare = 0): string =>
  text.length <= LABEL - spare ? text : `${text.slice(0, LABEL - spare - 1)}…`

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
  cardLabel(id: string, s: Language): string
  inBrief(id: string, s: Language): string
  /** For where the cost as it is now stands before it. */
  effectOf(id: string, s: Language): string
  /** The first effect of that kind that is printed on it, also where it belongs to a lasting rule. */
  opOf<K extends Op['op']>(id: string, kind: K): OpOf<K> | undefined
  /** What an influence step brings besides the step. */
  reached(to: number, reward: Tree | null, s: Language): string
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
  const inBrief = (id: string, s: Language) => faceInBrief(face(id), s)
  return {
    face,
    called,
    source: (id) => capital(called(id)),
    who,
    actor: (id, s) => `**${who(id, s)}**`,
    cards: (ids, s) => s.list(ids.map((id) => `**${called(id)}**`)),
    cardLabel(id, s) {
      const { name, type, tree, install } = face(id)
      const cost = install ? ` (${costInBrief(install, s)})` : ''
      const whole = `${name}${cost} · ${tree ? tree.slice(0, 3) : 'initial'} ${type}: ${inBrief(id, s)}`
      // What it does matters more than what it is.
      return whole.length <= CARD_LABEL ? whole : cut(`${name}${cost}: ${inBrief(id, s)}`)
    },
    inBrief,
    effectOf: (id, s) => effectInBrief(face(id).effect, s),
    opOf<K extends Op['op']>(id: string, kind: K) {
      const { effect, rules } = faces[id] ?? { effect: [], rules: [] }
      const lists = [effect, ...rules.map((rule) => (rule.rule === 'trigger' ? rule.do : []))]
      return lists.flat().find((op): op is OpOf<K> => op.op === kind)
    },
    reached(to, reward, s) {
      if (to === data.spaces.length) return ' → influence victory'
      const effects = [...(data.spaces[to - 1]?.bonus ?? []), ...(reward ? data.rewards[reward] : [])]
      return effects.length > 0 ? ` → ${effectInBrief(effects, s)}` : ''
    },
  }
}
