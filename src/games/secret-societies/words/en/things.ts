/** How things are called in a sentence: goods, Cards, effects, spaces. */
import type { Speaker } from '../../../../kernel/language.ts'
import type { Effect, Kind, Region, Side } from '../../data/effect.ts'
import { type CardFace, type Rules, yieldOf } from '../../data/rules.ts'
import { TREASURY_SPACES } from './does.ts'
import { CONFERENCES, KIND_NAMES, PROJECTS, SOCIETY_TILES, STAR_SPACES, TILES, TILES_IN_SHORT } from './names.ts'

export type Goods = { readonly land: number; readonly industry: number; readonly population: number }
/** A Deed of the row; its name is null for those who have not seen it. */
export type LotName = { readonly n: number; readonly deed: string | null; readonly facedown: boolean }

/** Parts of one line, the most important first; what would make it too long is left out. */
export function inALine(parts: readonly string[], most = 100): string {
  let line = ''
  for (const part of parts) {
    const longer = line && part ? `${line}; ${part}` : line || part
    if (longer.length <= most) line = longer
  }
  return capital(line)
}

export const capital = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())
/** "a, b and c", or that there is nothing. */
export const listed = (items: readonly string[], s: Speaker, none = 'none') => (items.length > 0 ? s.list(items) : none)
export const quoted = (cards: readonly string[], s: Speaker) =>
  listed(
    cards.map((card) => `"${card}"`),
    s,
  )

export const amount = (kind: Kind, n: number, s: Speaker) =>
  kind === 'coin' ? s.count(n, KIND_NAMES.coin) : `${s.number(n)} ${KIND_NAMES[kind]}`

/** "2 Land, 3 Industry": what something takes or brings. */
export const goods = ({ land, industry, population }: Goods, s: Speaker, none = 'free') => {
  const all = [['land', land] as const, ['industry', industry] as const, ['population', population] as const]
  const parts = all.filter(([, n]) => n > 0).map(([kind, n]) => amount(kind, n, s))
  return parts.length > 0 ? parts.join(', ') : none
}

const steps = (track: 'satellite' | 'treasury', n: number, s: Speaker) => {
  const step = track === 'satellite' ? 'Satellite step' : 'Treasury step'
  return n === 1 ? `a ${step}` : s.count(n, step)
}

export type Things = ReturnType<ReturnType<typeof thingsOf>>

/** Names that depend on the pack, for one speaker. */
export const thingsOf = (rules: Rules) => (s: Speaker) => {
  const known = (id: string, say: (face: CardFace) => string) => (rules.cards[id] ? say(rules.cards[id]) : id)
  const card = (id: string) => known(id, ({ flag, name }) => (flag ? `${flag} ${name}` : name))
  /** "🇨🇦 Canada (4 Land, 4 Industry above or 2 Population below, Island)" */
  const cardInFull = (id: string) =>
    known(id, (face) => {
      const parts = [
        face.land > 0 ? amount('land', face.land, s) : '',
        `${face.industry} Industry above or ${face.population} Population below`,
        face.satellite > 0 ? steps('satellite', face.satellite, s) : '',
        face.island ? 'Island' : '',
      ]
      return `${card(id)} (${parts.filter(Boolean).join(', ')})`
    })
  /** What they bear on that side: "4 Land, 2 Population". */
  const gains = (ids: readonly string[], side: Side) => {
    const faces = ids.flatMap((id) => rules.cards[id] ?? [])
    const sum = (of: (face: CardFace) => number) => faces.reduce((all, face) => all + of(face), 0)
    const land = sum((face) => face.land)
    const good = amount(
      side === 'above' ? 'industry' : 'population',
      sum((face) => yieldOf(face, side)),
      s,
    )
    return land > 0 ? `${amount('land', land, s)}, ${good}` : good
  }
  const society = (id: string | null) => (id === null ? 'no society yet' : (rules.societies[id]?.name ?? id))
  /** A society's own Tile goes by what it does. */
  const projectInShort = (id: string, of: string | null) =>
    id.startsWith('society') ? (SOCIETY_TILES[of ?? '']?.[Number(id.slice(-1)) - 1] ?? id) : (PROJECTS[id] ?? id)
  const project = (id: string, of: string | null) =>
    id.startsWith('society') ? `Tile ${id.slice(-1)}: ${projectInShort(id, of)}` : projectInShort(id, of)
  const deed = (id: string | null) => (id === null ? 'the facedown Deed' : card(id))
  const effect = (each: Effect): string => {
    switch (each.fx) {
      case 'coin':
      case 'land':
      case 'industry':
      case 'population':
        return amount(each.fx, each.n, s)
      case 'satellite':
      case 'treasury':
        return steps(each.fx, each.n, s)
      case 'star':
        return each.n === 1 ? 'a Star' : s.count(each.n, 'Star')
      case 'island':
        return 'an Island'
      case 'charm':
        return 'another Charm'
      case 'any': {
        const kinds = s.list(
          each.of.map((kind) => KIND_NAMES[kind]),
          'or',
        )
        return each.n === 1 ? `1 ${kinds}` : `any ${each.n} of ${kinds}`
      }
      case 'different':
        return `${each.n} different resources`
      case 'choice':
        return s.list(each.of.map(effects), 'or')
      case 'tile':
        return 'a Project Tile'
      case 'monument':
        return 'a coloured Monument'
      case 'grey':
        return 'the grey Monument'
      case 'placeCached':
        return 'a Cached Deed placed'
      case 'planet':
        return 'the top Planet'
      case 'route':
        return each.pile ? `a Trade Route ${each.pile}` : 'a Trade Route'
      case 'perRegion':
        return `${effects(each.gain)} per Region Investment`
      case 'card':
        return `the Bid Card "${each.card}"`
      case 'turn':
        return `side B of the ${each.token === 'endorse' ? 'Endorse' : 'Cancel'} token`
      case 'cacheDraw':
        return `one of ${each.look} Deeds for the Cache`
      case 'pay':
        return `${effects(each.gain)} for ${amount('coin', each.coin, s)}`
      case 'monumentOf':
        return `the ${each.region} Monument`
      case 'rowRoute':
        return `a Trade Route for row ${each.row} ${each.side} the board`
      case 'laidPlanet':
        return `the Planet ${card(each.planet)}`
    }
  }
  const effects = (list: readonly Effect[]): string => listed(list.map(effect), s, 'nothing')
  return {
    card,
    cardInFull,
    gains,
    society,
    project,
    projectInShort,
    deed,
    effects,
    /** With its number in the row; whoever has looked knows its name all the same. */
    lot: ({ n, deed: id, facedown }: LotName) => `${n}. ${deed(id)}${facedown && id !== null ? ' (facedown)' : ''}`,
    /** "1. 🇻🇳 Vietnam (purple): 2 Land, 2 Industry or 3 Population" */
    lotInFull({ n, deed: id }: LotName) {
      const face = id === null ? undefined : rules.cards[id]
      if (id === null || !face) return `${n}. the facedown Deed, bought unseen`
      const yields = [
        face.land > 0 ? amount('land', face.land, s) : '',
        `${face.industry} Industry or ${face.population} Population`,
      ]
      const notes = [face.region ?? '', face.island ? 'Island' : ''].filter(Boolean)
      return `${n}. ${card(id)} (${notes.join(', ')}): ${yields.filter(Boolean).join(', ')}`
    },
    region: (id: Region) => `${id} (${rules.regionNames[id]})`,
    /** A name of our own beside the code of the board. */
    treasurySpace: (id: string) => (TREASURY_SPACES[id] ? `${TREASURY_SPACES[id]} (${id})` : id),
    starSpace: (id: string) => STAR_SPACES[id] ?? id,
    tile: (id: string) => TILES[id] ?? id,
    tileInShort: (id: string) => TILES_IN_SHORT[id] ?? id,
    conference: (id: string) => CONFERENCES[id] ?? id,
  }
}
