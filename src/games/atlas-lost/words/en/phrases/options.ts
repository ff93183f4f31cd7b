/** What may be answered. */
import type { Language, Speaker } from '../../../../../kernel/language.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { CardId, Components, Faction, TechCode } from '../../../data/components.ts'
import type { Cost, Tree } from '../../../data/language.ts'
import { effectInBrief } from '../brief.ts'
import { costInBrief, TREE } from '../terms.ts'
import { cut, type Lexicon } from './lexicon.ts'

type Costing = { readonly cost: Cost }
type Futile = { readonly isFutile: boolean }
type Space = { readonly to: number; readonly reward: Tree | null }
type Row = { readonly n: number; readonly isMore: boolean }
/** `owner` where it is somebody else's. */
type Piece = { readonly at: string; readonly index: number; readonly owner: Faction | null }

const NO_EFFECT = ' (no effect now)'
const warned = (text: string, isFutile: boolean) => (isFutile ? `${cut(text, NO_EFFECT.length)}${NO_EFFECT}` : cut(text))
/** A front runner token still lies there. */
const flag = (hasRunner: boolean) => (hasRunner ? '⚑' : '')
/** The third team to leave a row adds nothing to the income but its bonus. Short, for it stands after the Tech in one line. */
const rowBonus = (isMore: boolean) => (isMore ? '' : ' + bonus')

export function optionPhrases({ pack }: Components, lexicon: Lexicon) {
  const { called, who, cardLabel, inBrief, effectOf, opOf, reached } = lexicon
  const owned = (piece: string, owner: Faction | null, s: Speaker) =>
    owner ? `${who(owner, s)}: ${piece.charAt(0).toLowerCase()}${piece.slice(1)}` : piece
  const shut = ({ tech }: { tech: TechCode }, s: Language) => cut(`${tech}: ${inBrief(tech, s)}`)
  const ofCard = ({ card }: { card: CardId }, s: Language) => cardLabel(card, s)
  return phrases({
    'option.place': 'Place team',
    'option.place.on': ({ tech, hasRunner, cost }: Costing & { tech: TechCode; hasRunner: boolean }, s) =>
      cut(`${tech}${flag(hasRunner)} for ${costInBrief(cost, s)}: ${inBrief(tech, s)}`),
    'option.place.shut': shut,
    'option.replenish': ({ n }: { n: number }) => `Replenish: +${n} research`,
    'option.collect': ({ n }: { n: number }) => `Collect: +${n} data`,
    'option.startup': 'Start up',
    'option.main': 'Main action',
    'option.command': 'Command',
    'option.card': 'Play card',
    'option.activate': 'Activate',
    'option.activate.card': ({ card, cost, isFutile }: Costing & Futile & { card: CardId }, s) =>
      warned(`${called(card)}: ${costInBrief(cost, s)} → ${effectOf(card, s)}`, isFutile),
    'option.advance': ({ to, reward }: Space, s) =>
      cut(`Influence: step to space ${to}${reached(to, reward, s)}, ending your actions`),
    'option.advance.for': ({ to, reward, cost }: Space & Costing, s) =>
      cut(`Influence: step to space ${to} for ${costInBrief(cost, s)}${reached(to, reward, s)}, ending your actions`),
    'option.step': ({ to, reward, cost }: Space & Costing, s) =>
      cut(`To space ${to}: ${costInBrief(cost, s)}${reached(to, reward, s)}`),
    'option.end': 'End the turn',
    'option.end-early': 'End the turn without a main action',
    'option.no': 'No, thanks',
    'option.pay': ({ of, cost }: Costing & { of: string }, s) => {
      const may = opOf(of, 'may')
      return cut(`Pay ${costInBrief(cost, s)}${may ? ` → ${effectInBrief(may.do, s)}` : ''}`)
    },
    'option.cost': ({ cost }: Costing, s) => `Pay ${costInBrief(cost, s)}`,
    'option.bonus.command': 'and 1 command',
    'option.bonus.card': ({ tree }: { tree: Tree }) => `and a card: ${TREE[tree]}`,
    'option.tech': ({ tech, cost, isFutile }: Costing & Futile & { tech: TechCode }, s) =>
      warned(`${tech}: ${costInBrief(cost, s)} → ${effectOf(tech, s)}`, isFutile),
    'option.tech.shut': shut,
    'option.move': ({ from, to, hasRunner }: { from: TechCode; to: TechCode; hasRunner: boolean }, s) =>
      cut(`${from} to ${to}${flag(hasRunner)}: ${inBrief(to, s)}`),
    'option.use': ({ isFutile }: Futile) => warned('Use the crate', isFutile),
    'option.install': ({ cost }: Costing, s) => `Install it for ${costInBrief(cost, s)}`,
    'option.install.ways': 'Install it',
    'option.install-card': ({ card, cost }: Costing & { card: CardId }, s) =>
      cut(`${called(card)} for ${costInBrief(cost, s)}: ${inBrief(card, s)}`),
    'option.install-card.ways': ofCard,
    'option.convert.R': `Convert to ${pack.convert.R} research`,
    'option.convert.D': `Convert to ${pack.convert.D} data`,
    'option.effect': ({ of, index }: { of: string; index: number }, s) => {
      const effect = opOf(of, 'choose')?.options[index]
      return effect ? cut(effectInBrief(effect, s)) : `Choice ${index + 1}`
    },
    card: ofCard,
    'row.research': 'Back to the research row',
    'row.data': 'Back to the data row',
    'row.from.research': ({ n, isMore }: Row) => `research row: ${n}R${rowBonus(isMore)}`,
    'row.from.data': ({ n, isMore }: Row) => `data row: ${n}D${rowBonus(isMore)}`,
    'team.on': ({ tech }: { tech: TechCode }) => `The team on ${tech}`,
    'spot.economy': ({ at }: { at: TechCode }) => `Your team on ${at}`,
    'spot.culture': ({ at }: { at: TechCode }, s) => cut(`${at}: ${inBrief(at, s)}`),
    'spot.religion': ({ at, own, n, ally }: { at: Faction; own: number; n: number; ally: Faction | null }, s) => {
      const whose = ally ? `, ally of ${who(ally, s)}` : ''
      return cut(n === 0 ? `${who(at, s)}: no tokens` : `${who(at, s)}: ${own} of yours, ${n - own} of others${whose}`)
    },
    'spot.faction': (faction: FactionMeans, s) => cut(`${who(faction.at, s)}: ${meansInBrief(faction, s)}`),
    'spot.deck': ({ tree, n }: { tree: Tree; n: number }) => `${TREE[tree]} (${n} left)`,
    'piece.M': '1 military power',
    'piece.economy': ({ at, owner }: Piece, s) => cut(`${owned('Economy token', owner, s)} on ${at}`),
    'piece.culture': ({ at, owner }: Piece, s) => cut(`${owned('Culture token', owner, s)} on ${at}`),
    'piece.religion': ({ at, index, owner }: Piece, s) =>
      cut(`${owned('Religion token', owner, s)} ${index} on the track of ${who(at, s)}`),
    'group.M': 'Military power',
    'group.economy': ({ seat }: { seat: Faction }, s) => `Economy tokens of ${who(seat, s)}`,
    'group.culture': ({ seat }: { seat: Faction }, s) => `Culture tokens of ${who(seat, s)}`,
    'group.religion': ({ seat }: { seat: Faction }, s) => `Religion tokens of ${who(seat, s)}`,
    'group.pile': ({ tree }: { tree: Tree }) => `${TREE[tree]} discard pile`,
  })
}

/** What there is to take from a faction; `M` where military power is in play, `player` where there is more than an NPC has. */
type FactionMeans = {
  readonly at: Faction
  readonly R: number
  readonly D: number
  readonly C: number
  readonly M: number | null
  readonly TP: number
  readonly player: { readonly cards: number; readonly space: number } | null
}

function meansInBrief({ R, D, C, M, TP, player }: FactionMeans, s: Language): string {
  const means = [`${R}R`, `${D}D`, `${C}C`, ...(M === null ? [] : [`${M}M`]), `${TP}TP`].join(' ')
  return player ? `${means}, ${s.count(player.cards, 'card')}, space ${player.space}` : means
}
