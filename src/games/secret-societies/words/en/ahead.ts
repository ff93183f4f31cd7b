/** Answers left beforehand, in words. */
import { mandateWords } from '../../../common/words/mandate.ts'
import { ASK_ME, type PolicyWords, type Wishes } from '../../../policy.ts'

const HOW: Readonly<Record<string, string>> = {
  [ASK_ME]: 'Ask me then',
  better: 'Buy it, on the side that brings more goods',
  above: 'Buy it, above the board',
  below: 'Buy it, below the board',
  leave: 'Do not buy it',
}
const most = (coins: string) => (coins === 'any' ? 'Whatever it costs' : `At most ${coins} Coins`)

function bought({ how = '', planet, most: coins = 'any', lot }: Wishes): string {
  const where = lot === undefined ? '' : ` at place ${Number(lot) + 1} of this Round’s row`
  if (how === 'leave') return `decline any Deed you win${where}`
  const side = { better: 'on the side that brings more goods', above: 'above the board', below: 'below the board' }[how] ?? ''
  const price = coins === 'any' ? '' : `, if it costs at most ${coins} Coins; else decline it`
  return `buy what you win${where}, ${side}${planet === 'yes' ? ', with the Planet if you can' : ', without a Planet'}${price}`
}

const GOOD: Readonly<Record<string, string>> = {
  even: 'A little of everything',
  land: 'Land',
  industry: 'Industry',
  population: 'Population',
}

export const policies: Readonly<Record<string, PolicyWords>> = {
  buy: {
    title: 'When I win a Deed',
    fields: {
      how: { label: 'If you win the Deed', choice: (id) => HOW[id]! },
      planet: { label: 'And the Planet', choice: (id) => (id === 'yes' ? 'Yes, if I can pay for both' : 'No') },
      most: { label: 'The most you pay', choice: most },
    },
    said: bought,
    beside: 'With what to do if it wins …',
  },
  consolation: {
    title: 'When I go without a Deed',
    fields: { good: { label: 'What consoles you', choice: (id) => GOOD[id]! } },
    said: ({ good = 'even' }) => (good === 'even' ? 'take a little of everything' : `take ${GOOD[good]} only`),
  },
  retrieve: {
    title: 'When my cards can be bought back',
    fields: { most: { label: 'The most you pay', choice: most } },
    said: ({ most: coins = 'any' }) =>
      coins === 'any' ? 'buy them back' : `buy them back for at most ${coins} Coins; else leave them`,
  },
  mandate: mandateWords({ one: 'Coin', many: 'Coins' }),
  stay: { title: 'When Bids may be moved to Agents', fields: {}, said: () => 'leave them where they lie' },
}
