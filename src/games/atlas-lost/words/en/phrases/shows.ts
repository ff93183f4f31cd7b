/** What decides, beside a question: at most four lines. */
import { phrases } from '../../../../../kernel/words.ts'
import type { Components, Faction } from '../../../data/components.ts'
import type { Cost, Tree } from '../../../data/language.ts'
import { effectInBrief, rulesInBrief } from '../brief.ts'
import { capital, costInBrief } from '../terms.ts'
import { type Lexicon, line } from './lexicon.ts'

const LINE = 120

export function showsPhrases({ spaces, pack: { victory } }: Components, { face, called, who, bonusOf }: Lexicon) {
  return phrases({
    'shows.left': ({ main, command, cards }: { main: boolean; command: boolean; cards: number }, s) => {
      const card = cards === 1 ? ['a card action'] : cards > 1 ? [`${cards} card actions`] : []
      const left = [...(main ? ['your main action'] : []), ...(command ? ['your command action'] : []), ...card]
      return left.length > 0
        ? `Left this turn: ${s.list(left)}.`
        : 'All your actions are taken; installed cards can still be activated.'
    },
    'shows.points': ({ points }: { points: number }) =>
      `With your front runner tokens, whose worth only you know, you have ${points} of ${victory.tp} TP.`,
    'shows.of': ({ of }: { of: string }, s) => {
      const { effect, rules } = face(of)
      return line(`${called(of)}: ${effect.length > 0 ? effectInBrief(effect, s) : rulesInBrief(rules, s)}.`, LINE)
    },
    'shows.space': ({ to, reward }: { to: number; reward: Tree | null }, s) =>
      line(`Influence space ${to}: ${effectInBrief(bonusOf(to, reward), s)}.`, LINE),
    'shows.income': 'All three teams have left that row, so it has a bonus.',
    'shows.token': ({ left }: { left: number }) => (left > 0 ? `After this one, ${left} more.` : 'This is the last one.'),
    'shows.discard': 'The rest goes face up on its discard pile, for all to see.',
    'shows.limit': ({ hand, limit }: { hand: number; limit: number }, s) =>
      `You hold ${s.count(hand, 'card')} and may keep ${limit} at the end of your turn.`,
    'shows.due': ({ cost }: { cost: Cost }, s) => line(`To pay in all: ${costInBrief(cost, s)}.`, LINE),
    'shows.tokens': 'What you take back no longer counts for income, alliances or initiative tiles. It can be placed again.',
    'shows.home': 'A team at home makes its row bring less, until you place it again for the usual cost.',
    'shows.asked': 'Everybody else with installed cards is asked the same.',
    'shows.initial':
      'A crate works once. Active and passive cards are installed and stay: active ones once a turn, passive ones always.',
    'shows.order': ({ at, of }: { at: number; of: number }, s) => `You are ${s.ordinal(at)} of ${of} in the turn order.`,
    'shows.hand': ({ victim }: { victim: Faction }, s) =>
      line(`${who(victim, s)} learns which card you take; nobody else does.`, LINE),
    'shows.ally':
      'Who has most tokens on a track has that faction as an ally; in a tie, the token furthest to the right decides.',
    'shows.win': ({ to }: { to: number }, s) =>
      to >= spaces.length
        ? 'You stand on the last space: you win when this turn ends.'
        : `${capital(s.count(spaces.length - to, 'step'))} to the last space, which wins.`,
  })
}
