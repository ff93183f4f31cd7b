/** What may be answered: a label says what it is and what it costs, its meaning stands in `means.ts`. */
import type { Language } from '../../../../../kernel/language.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { CardId, Components, Faction, TechCode } from '../../../data/components.ts'
import type { Cost, Tree } from '../../../data/language.ts'
import { effectInBrief } from '../brief.ts'
import { A_TREE, capital, costInBrief, costInFull, TREE } from '../terms.ts'
import { cut, type Lexicon } from './lexicon.ts'

type Costing = { readonly cost: Cost }
type OfTech = { readonly tech: TechCode }
type OfCard = { readonly card: CardId }
/** `owner` where it is somebody else's. */
type Piece = { readonly at: string; readonly index: number; readonly owner: Faction | null }

/** "for 2 research and 1 data", "for nothing". */
const at = (cost: Cost, s: Language) => `for ${costInBrief(cost, s)}`

export function optionPhrases({ pack, spaces, runners }: Components, { face, called, who, opOf }: Lexicon) {
  const tech = ({ tech: id }: OfTech) => called(id)
  const card = ({ card: id }: OfCard, s: Language) => {
    const { name, type, tree, install } = face(id)
    return cut(`${name}, ${tree ? TREE[tree] : 'initial'} ${type}${install ? `, ${costInBrief(install, s)} to install` : ''}`)
  }
  const space = (to: number) => (to === spaces.length ? 'the last space' : `space ${to}`)
  /** The token that waits for whoever comes first: at Lv.2 all can read it, at Lv.3 its value is the finder's secret. */
  const first = (id: TechCode, hasRunner: boolean, s: Language) => {
    if (!hasRunner) return ''
    const { least, most } = runners
    return `, first there: ${face(id).level === 2 ? effectInBrief(pack.runners.second, s) : `${least} to ${most} TP`}`
  }
  return phrases({
    'option.place': 'Place a team',
    'option.place.on': ({ tech: id, hasRunner, cost }: Costing & OfTech & { hasRunner: boolean }, s) =>
      cut(`${called(id)} ${at(cost, s)}${first(id, hasRunner, s)}`),
    'option.place.shut': tech,
    'option.replenish': ({ n }: { n: number }) => `Replenish ${n} research`,
    'option.collect': ({ n }: { n: number }) => `Collect ${n} data`,
    'option.startup': 'Start up a Tech',
    'option.main': 'Main action',
    'option.command': 'Command a Tech',
    'option.card': 'Play a card',
    'option.activate': 'Activate a card',
    'option.activate.card': ({ card: id, cost }: Costing & OfCard, s) => cut(`${called(id)} ${at(cost, s)}`),
    'option.advance': ({ to }: { to: number }) => `To influence space ${to}`,
    // Short enough to stand beside its meaning, which says what it costs.
    'option.advance.for': ({ to }: Costing & { to: number }) => `To influence space ${to}`,
    'option.step': ({ to, cost }: Costing & { to: number }, s) => cut(`Step to ${space(to)}, ${at(cost, s)}`),
    'option.end': 'End the turn',
    'option.end-early': 'End without main action',
    'option.no': 'No, thanks',
    'option.pay': ({ cost }: Costing, s) => cut(`Pay ${costInFull(cost, s)}`),
    'option.cost': ({ cost }: Costing, s) => cut(`Pay ${costInBrief(cost, s)}`),
    'option.bonus.command': 'And 1 command',
    'option.bonus.card': ({ tree }: { tree: Tree }) => `And ${A_TREE[tree]} card`,
    'option.tech': ({ tech: id, cost }: Costing & OfTech, s) => cut(`${called(id)} ${at(cost, s)}`),
    'option.tech.shut': tech,
    'option.move': ({ from, to, hasRunner }: { from: TechCode; to: TechCode; hasRunner: boolean }, s) =>
      cut(`From ${called(from)} to ${called(to)}${first(to, hasRunner, s)}`),
    'option.use': 'Use it',
    'option.install': ({ cost }: Costing, s) => cut(`Install it ${at(cost, s)}`),
    'option.install.ways': 'Install it',
    'option.install-card': ({ card: id, cost }: Costing & OfCard, s) => cut(`${called(id)} ${at(cost, s)}`),
    'option.install-card.ways': card,
    'option.convert.R': `Convert it to ${pack.convert.R} research`,
    'option.convert.D': `Convert it to ${pack.convert.D} data`,
    'option.effect': ({ of, index }: { of: string; index: number }, s) => {
      const effect = opOf(of, 'choose')?.options[index]
      return effect ? cut(capital(effectInBrief(effect, s))) : `Choice ${index + 1}`
    },
    card,
    'row.research': 'Back to the research row',
    'row.data': 'Back to the data row',
    'row.from.research': 'team from the research row',
    'row.from.data': 'team from the data row',
    'team.on': ({ tech: id }: OfTech) => cut(`The team on ${called(id)}`),
    'spot.economy': ({ at: id }: { at: TechCode }) => cut(`Your team on ${called(id)}`),
    'spot.culture': ({ at: id }: { at: TechCode }) => cut(called(id)),
    'spot.religion': ({ at: id }: { at: Faction }, s) => cut(who(id, s)),
    'spot.faction': ({ at: id }: { at: Faction }, s) => cut(who(id, s)),
    'spot.deck': ({ tree }: { tree: Tree }) => `${TREE[tree]} deck`,
    'piece.M': '1 military power',
    'piece.economy': ({ at: id, owner }: Piece, s) =>
      cut(`${owner ? `${who(owner, s)}: economy` : 'Economy'} token on ${called(id)}`),
    'piece.culture': ({ at: id, owner }: Piece, s) =>
      cut(`${owner ? `${who(owner, s)}: culture` : 'Culture'} token on ${called(id)}`),
    'piece.religion': ({ at: id, index, owner }: Piece, s) =>
      cut(`${owner ? `${who(owner, s)}: religion` : 'Religion'} token ${index} on the track of ${who(id, s)}`),
    'group.M': 'Military power',
    'group.economy': ({ seat }: { seat: Faction }, s) => `Economy tokens of ${who(seat, s)}`,
    'group.culture': ({ seat }: { seat: Faction }, s) => `Culture tokens of ${who(seat, s)}`,
    'group.religion': ({ seat }: { seat: Faction }, s) => `Religion tokens of ${who(seat, s)}`,
    'group.pile': ({ tree }: { tree: Tree }) => `${TREE[tree]} discard pile`,
  })
}
