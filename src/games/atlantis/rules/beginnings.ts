/** What everybody decides before play: the society, which objective cards to keep, where agents without value start. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { AreaId, Card, SocietyId } from '../terms.ts'
import { societiesAbsent, UNPEOPLED } from './absent.ts'
import { areaLabel, cardOptions, guardedLabel, nationAreas, tracks } from './choices.ts'
import type { Rules } from './customs.ts'
import { agentsIn, deployAgent, howMany } from './pieces.ts'
import { areaPower, stability } from './power.ts'
import { DETAIL, lacking, type Option, pick, some, step } from './tools.ts'

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
          shows: () => [{ say: 'shows.keep', keep: hand.length - 1 }, ...rules.customs.layoutShown(board), tracks(rules, board)],
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
  step<{ readonly seat: Seat }, { places?: AreaId[] }, 'more'>('zeroAgents', ({ one }) => ({
    // Most want what is easiest to take: that is one press. Whoever has a plan marks nations in one list.
    place: one<Picked<string, readonly string[] | undefined>>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat }) => {
        const max = zeros(board, seat)
        const weak = easiest(rules, board, max)
        const rule = rules.customs.sections.setup
        return {
          prompt: { say: 'setup.zeros', count: max },
          shows: [{ say: 'shows.zeros' }, { say: 'shows.zeros.next' }],
          topic: 'intrigue',
          small: true,
          input: pick<string, readonly string[] | undefined>([
            {
              id: 'easiest',
              label: { say: 'zeros.easiest', areas: weak },
              means: () => ({ say: 'means.easiest', stabilities: weak.map((area) => stability(rules, board, area)) }),
              rule,
            },
            {
              id: 'own',
              label: { say: 'zeros.own' },
              means: { say: 'means.own', count: max },
              rule,
              then: lacking(
                UNPEOPLED,
                some(
                  nationAreas(board).map((area) => homeOfZero(rules, board, seat, area)),
                  1,
                  max,
                ),
              ),
            },
          ]),
        }
      },
      idle: () => ({ pick: 'easiest', then: undefined }),
      take({ board }, frame, answer) {
        frame.places = [...(answer.then ?? easiest(rules, board, zeros(board, frame.seat)))]
        const [only] = frame.places
        if (frame.places.length === 1) frame.places = Array.from({ length: zeros(board, frame.seat) }, () => only!)
      },
    }),
    // Fewer nations than agents, but more than one: which of them gets one more?
    more: one<Picked>({
      one: (_, { seat }) => seat,
      when: ({ board }, { seat, places }) => places!.length < zeros(board, seat),
      ask: ({ board }, { seat, places }) => ({
        prompt: { say: 'zeros.more', left: zeros(board, seat) - places!.length },
        shows: [{ say: 'shows.zeros.next' }],
        topic: 'intrigue',
        small: true,
        input: pick(
          [...new Set(places)].map((area) => ({
            id: area,
            label: areaLabel(area),
            means: { say: 'means.more', count: howMany(places!, area) + 1 },
            rule: rules.customs.sections.setup,
          })),
        ),
      }),
      take(table, frame, answer) {
        frame.places = [...frame.places!, answer.pick]
        table.jump(frame, 'more')
      },
    }),
    deploy(table, { seat, places }) {
      for (const area of places!) deployAgent(table.board, area, seat, 0)
      table.say({ say: 'setup.placed', seat, areas: [...places!] })
    },
  }))

const homeOfZero = (rules: Rules, board: Board, seat: Seat, area: AreaId): Option<string, undefined> => ({
  id: area,
  label: guardedLabel(rules, board, area),
  means: () => ({
    say: 'means.zero',
    power: areaPower(rules, board, area),
    stability: stability(rules, board, area),
    owner: board.areas[area]!.owner,
    others: board.order.filter((each) => each !== seat && agentsIn(board, area, each).length > 0),
  }),
  rule: rules.customs.sections.setup,
})

/** The minor nations where a coup has least to beat. */
function easiest(rules: Rules, board: Board, count: number): string[] {
  const minors = nationAreas(board).filter((area) => board.areas[area]!.kind === 'minor')
  return minors.sort((a, b) => stability(rules, board, a) - stability(rules, board, b)).slice(0, count)
}

const zeros = (board: Board, seat: Seat) => board.players[seat]!.agents.filter((value) => value === 0).length
