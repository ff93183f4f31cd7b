/** Choosing major nations: once round the table and back again. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { NationId } from '../terms.ts'
import { homesAbsent } from './absent.ts'
import { ownPowers } from './choices.ts'
import type { Rules } from './customs.ts'
import { pick, step, type Text } from './tools.ts'

/** Where a cube may go; `moved`: in the place of another one, which goes to a free spot. */
export type Placing = {
  readonly nation: NationId
  readonly moved?: { readonly seat: Seat; readonly to: NationId }
}
/** What the seat may do next; the edition knows how a dead end is avoided, or left. */
export type Placings = (board: Board, seat: Seat, picks: number) => readonly Placing[]

/** The snake: forwards for the first nation, backwards for the second. */
export const drafter = ({ order }: Board, picks: number): Seat =>
  order[picks < order.length ? picks : 2 * order.length - 1 - picks]!

const idOf = ({ nation, moved }: Placing) => (moved ? `${nation}:${moved.seat}:${moved.to}` : nation)

/** What its home is worth and what it can do: the first things to look at for whoever chooses. */
function homeMeans({ world }: Rules, nation: NationId): Text {
  const { power, spots } = world.areas[nation]!
  return { say: 'means.home', nation, power, spots }
}

export const draftStep = (rules: Rules, placings: Placings) =>
  step<{ picks: number }, object, 'nation'>('draft', ({ one }) => ({
    nation: one<Picked>({
      one: ({ board }, { picks }) => drafter(board, picks),
      evident: true,
      ask: ({ board }, { picks }) => {
        const seat = drafter(board, picks)
        const offered = placings(board, seat, picks)
        return {
          prompt: { say: 'draft.nation', first: picks < board.order.length },
          shows: () => [{ say: 'shows.power' }, ownPowers(rules, board, seat), { say: 'shows.draft' }],
          absent: () =>
            homesAbsent(
              board,
              seat,
              offered.map(({ nation }) => nation),
            ),
          topic: 'effects',
          small: true,
          input: pick(
            offered.map((placing) => ({
              id: idOf(placing),
              label: placing.moved
                ? { say: 'draft.instead', nation: placing.nation, ...placing.moved }
                : { say: 'draft.home', nation: placing.nation, partners: board.nations[placing.nation]!.controllers },
              means: placing.moved ? { say: 'means.instead', ...placing.moved } : homeMeans(rules, placing.nation),
              rule: rules.customs.sections.setup,
            })),
          ),
        }
      },
      take(table, frame, answer, seat) {
        const { board } = table
        const [nation, moved, to] = answer.pick.split(':') as [NationId, Seat?, NationId?]
        const { controllers } = board.nations[nation]!
        if (moved !== undefined) {
          controllers.splice(controllers.indexOf(moved), 1)
          board.nations[to!]!.controllers.push(moved)
          table.say({ say: 'draft.moved', seat: moved, from: nation, nation: to! }, { concerns: [moved] })
        }
        controllers.push(seat)
        table.say({ say: 'draft.chosen', seat, nation })
        frame.picks++
        if (frame.picks < 2 * board.order.length) table.jump(frame, 'nation')
      },
    }),
  }))
