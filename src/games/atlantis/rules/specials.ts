/** Special actions (6.1.9) that both editions have and that are not simply a standard action with other numbers. */
import type { Picked, Seat, Step } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import { type Card, ENDINGS, type NationId } from '../terms.ts'
import { handsAbsent } from './absent.ts'
import { priced, tracks } from './choices.ts'
import type { Rules } from './customs.ts'
import { doomAfter, doomBack, doomForward } from './doom.ts'
import { receive } from './economy.ts'
import { howMany, onMap, pay } from './pieces.ts'
import type { Action } from './spaces.ts'
import type { Striking } from './strike.ts'
import { lacking, type Option, pick, step, type Table, type Text } from './tools.ts'

type Doing = { readonly seat: Seat }

/** Brahmastra: units die for every dark temple on the map, own ones if need be; Doom comes nearer. */
export const brahmastraStep = (rules: Rules, strike: Step<Board, Striking>, perTemple: number) =>
  step<Doing>('brahmastra', () => ({
    strike(table, { seat }) {
      const units = perTemple * onMap(table.board, 'dark')
      if (units > 0) table.call(strike, { seat, min: units, max: units, why: 'brahmastra' })
    },
    doom: (table) => doomForward(rules, table),
  }))

/** Weather Control Crystals: Doom moves in one direction. */
export const weatherStep = (rules: Rules, { steps, bonus }: { steps: number; bonus: number }) =>
  step<Doing>('weather', ({ one }) => ({
    direction: one<Picked>({
      one: (_, { seat }) => seat,
      ask: ({ board }) => ({
        prompt: { say: 'weather.direction', doom: board.doom, round: board.round, steps },
        shows: () => [{ say: 'shows.doom', doom: board.doom, round: board.round }, tracks(rules, board)],
        topic: 'weather_control',
        input: pick(
          (['back', 'forward'] as const).map((way) => ({
            id: way,
            label: { say: `doom.option.${way}`, doom: doomAfter(rules, board, way, steps) },
            means: () => ({ say: `means.doom.${way}`, gap: doomAfter(rules, board, way, steps) - board.round }),
            rule: rules.customs.sections.specials,
          })),
        ),
      }),
      take(table, { seat }, answer) {
        const move = answer.pick === 'forward' ? doomForward : doomBack
        move(rules, table, steps)
        if (bonus > 0)
          table.say({ say: 'special.gained', special: 'weather_control', ...receive(rules, table.board, seat, bonus) })
      },
    }),
  }))

/** Extraterrestrial Contact Center: any special action in play, for the Center's own nation; no archon moves. */
export const contactStep = (rules: Rules, specials: () => Readonly<Record<string, Action>>, price: number) =>
  step<Doing & { readonly nation: NationId }>('contact', ({ one }) => ({
    copy: one<Picked>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat, nation }) => {
        const purse = board.players[seat]!.resource - price
        const options = others(board).map((id): Option<string, undefined> => {
          const blocked = specials()[id]!.hurdle?.(board, seat, nation, purse)
          return {
            id,
            label: { say: 'special', special: id },
            means: { say: 'means.special', special: id },
            rule: rules.customs.sections.specials,
            ...priced(rules, board, seat, price),
            ...(blocked && { blocked }),
          }
        })
        return {
          prompt: { say: 'contact.copy', price },
          shows: [{ say: 'shows.contact', price, has: board.players[seat]!.resource }],
          topic: 'et_contact_center',
          input: pick(options),
        }
      },
      take(table, { seat, nation }, answer) {
        pay(table.board, seat, price)
        table.say({ say: 'contact.copied', seat, special: answer.pick })
        specials()[answer.pick]!.does(table, seat, nation)
      },
    }),
  }))

/** The Center is of no use without its price, or if nothing else in play could be done now. */
export function contactHurdle(
  specials: Readonly<Record<string, Action>>,
  price: number,
  board: Board,
  seat: Seat,
  nation: NationId,
  purse: number,
): Text | null {
  if (purse < price) return { say: 'blocked.price', cost: price, has: purse }
  const isOpen = (id: string) => !specials[id]!.hurdle?.(board, seat, nation, purse - price)
  return others(board).some(isOpen) ? null : { say: 'blocked.contact' }
}

const others = (board: Board) => Object.keys(board.specials).filter((id) => id !== CONTACT)
const CONTACT = 'et_contact_center'

/** Which card of the hand chance has picked. */
export type Asked = { readonly seat: Seat; readonly guess: Card; readonly other: Seat; readonly place: number }

/** What follows is the edition's; declared as a method, so that it may be written for its own, larger board. */
export interface Oracle {
  looks(table: Table, asked: Asked): void
}

/** Oracle of Rama: a type is announced, and chance picks a card of the chosen hand. */
export const oracleStep = (rules: Rules, oracle: Oracle) =>
  step<Doing>('oracle', ({ one }) => ({
    announce: one<Picked<string, Picked>>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat }) => {
        const holders = board.order.filter((other) => other !== seat && board.players[other]!.hand.length > 0)
        const victims = lacking(
          handsAbsent(board, seat),
          pick(
            holders.map((other) => ({
              id: other,
              label: { say: 'player', seat: other },
              means: { say: 'means.hand', seat: other, cards: board.players[other]!.hand.length },
            })),
          ),
        )
        const rule = rules.customs.sections.specials
        return {
          prompt: { say: 'oracle.announce' },
          shows: [{ say: 'shows.oracle' }],
          topic: 'oracle_of_rama',
          input: pick(
            ENDINGS.map((card) => ({
              id: card,
              label: { say: 'card', card },
              means: () => ({ say: 'means.guess', own: howMany(board.players[seat]!.hand, card) }),
              rule,
              then: victims,
            })),
          ),
        }
      },
      take(table, { seat }, answer) {
        const [guess, other] = [answer.pick as Card, answer.then.pick]
        table.say({ say: 'oracle.announced', seat, other, card: guess }, { concerns: [other] })
        oracle.looks(table, { seat, guess, other, place: table.random(table.board.players[other]!.hand.length) })
      },
    }),
  }))
