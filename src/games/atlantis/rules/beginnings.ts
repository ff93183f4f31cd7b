/** What everybody decides before play: the society, which objective cards to keep, where agents without value start. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Card, SocietyId } from '../terms.ts'
import { societiesAbsent } from './absent.ts'
import { cardOptions, guardedLabel, nationAreas, tracks } from './choices.ts'
import type { Rules } from './customs.ts'
import { agentsIn, deployAgent } from './pieces.ts'
import { areaPower, stability } from './power.ts'
import { inOrder } from './secrets.ts'
import { DETAIL, part, pick, some, split, step, type Target } from './tools.ts'

/** Societies with powers are chosen in turn order. */
export const societiesStep = (rules: Rules) =>
  step<{ chosen: number }, object, 'choose'>('societies', ({ one }) => ({
    choose: one<Picked>({
      one: ({ board }, { chosen }) => board.order[chosen]!,
      evident: true,
      ask: ({ board }, { chosen }) => {
        const rule = rules.customs.sections.societies
        return {
          prompt: { say: 'setup.society' },
          shows: [{ say: 'shows.society' }],
          absent: () => societiesAbsent(board),
          topic: 'powers',
          input: pick(
            societiesFor(rules, board, board.order.length - chosen).map((id) => ({
              id,
              label: { say: 'society', society: id },
              means: { say: 'means.society', society: id },
              rule,
            })),
          ),
        }
      },
      take(table, frame, answer, seat) {
        const { board } = table
        board.players[seat]!.society = answer.pick
        table.say({ say: 'setup.chosen', seat, society: answer.pick })
        frame.chosen++
        if (frame.chosen < board.order.length) table.jump(frame, 'choose')
      },
    }),
  }))

/** Those nobody has yet; without those whose power this variant has no use for, as long as there are enough for everybody. */
function societiesFor({ world, customs }: Rules, board: Board, needed: number): SocietyId[] {
  const taken = Object.values(board.players).map(({ society }) => society)
  const free = Object.keys(world.societies).filter((id) => !taken.includes(id))
  const useful = free.filter((id) => customs.isUseful(board, id))
  return useful.length >= needed ? useful : free
}

/** Everybody at once puts one card back; the deck is shuffled when all have done so. */
export const keepCardsStep = (rules: Rules, returned: (board: Board, seat: Seat, card: Card) => void = () => {}) =>
  step<Record<never, never>>('keepCards', ({ all }) => ({
    back: all<Picked>({
      all: ({ board }) => board.order,
      ask: ({ board }, _, seat) => {
        const rule = rules.customs.sections.setup
        const { hand } = board.players[seat]!
        return {
          prompt: { say: 'setup.back' },
          shows: () => [
            { say: 'shows.keep', keep: hand.length - 1 },
            { say: 'shows.hand', cards: inOrder(hand) },
            ...rules.customs.layoutShown(board),
            tracks(rules, board),
          ],
          topic: 'objectives',
          small: true,
          // Read without its question, as the clock's default is, a bare name would sound like what is kept.
          input: pick(cardOptions(hand, rule, 'setup.puts')),
        }
      },
      take(table, _, answers) {
        const { board } = table
        for (const seat of board.order) {
          const [card] = board.players[seat]!.hand.splice(Number(answers[seat]!.pick), 1) as [Card]
          board.deck.push(card)
          returned(board, seat, card)
        }
        table.shuffle(board.deck)
        table.say({ say: 'setup.kept' }, DETAIL)
      },
    }),
  }))

export const zeroAgentsStep = (rules: Rules) =>
  step<{ readonly seat: Seat }>('zeroAgents', ({ one }) => ({
    // Most want what is easiest to take: that is one press. Whoever has a plan says every place at once.
    place: one<Picked<string, Places>>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat }) => {
        const max = zeros(board, seat)
        const weak = easiest(rules, board, max)
        const rule = rules.customs.sections.setup
        const targets = nationAreas(board).map(
          (id): Target => ({
            id,
            label: guardedLabel(rules, board, id),
            means: () => ({
              say: 'means.zero',
              power: areaPower(rules, board, id),
              stability: stability(rules, board, id),
              owner: board.areas[id]!.owner,
              others: board.order.filter((each) => each !== seat && agentsIn(board, id, each).length > 0),
            }),
            rule,
            max,
          }),
        )
        return {
          prompt: { say: 'setup.zeros', count: max },
          shows: [{ say: 'shows.zeros' }, { say: 'shows.zeros.next' }],
          topic: 'intrigue',
          small: true,
          input: pick<string, Places>([
            {
              id: 'easiest',
              label: { say: 'zeros.easiest', areas: weak },
              means: () => ({ say: 'means.easiest', stabilities: weak.map((area) => stability(rules, board, area)) }),
              rule,
            },
            {
              id: 'each',
              label: { say: 'zeros.each', count: max },
              means: { say: 'means.each', count: max },
              rule,
              then: some(
                targets.map(({ max: _, ...place }) => place),
                max,
                max,
              ),
            },
            {
              id: 'choose',
              label: { say: 'zeros.choose' },
              means: { say: 'means.choose', count: max },
              rule,
              then: part({ say: 'zeros.where' }, split(targets, max, max)),
            },
          ]),
        }
      },
      idle: () => ({ pick: 'easiest', then: undefined }),
      take(table, { seat }, answer) {
        const { board } = table
        const areas = placesIn(answer.then) ?? easiest(rules, board, zeros(board, seat))
        for (const area of areas) deployAgent(board, area, seat, 0)
        table.say({ say: 'setup.placed', seat, areas })
      },
    }),
  }))

/** One in each of a list, or so many in each of some. */
type Places = readonly string[] | Readonly<Record<string, number>> | undefined

const isList = (places: Places): places is readonly string[] => Array.isArray(places)

const placesIn = (places: Places): readonly string[] | undefined =>
  places === undefined || isList(places)
    ? places
    : Object.entries(places).flatMap(([area, count]) => Array.from({ length: count }, () => area))

/** The minor nations where a coup has least to beat. */
function easiest(rules: Rules, board: Board, count: number): string[] {
  const minors = nationAreas(board).filter((area) => board.areas[area]!.kind === 'minor')
  return minors.sort((a, b) => stability(rules, board, a) - stability(rules, board, b)).slice(0, count)
}

const zeros = (board: Board, seat: Seat) => board.players[seat]!.agents.filter((value) => value === 0).length
