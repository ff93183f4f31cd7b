/** 6.1.9: special actions that both editions have and that are not simply a standard action with other numbers. */
import type { Picked, Seat, Step } from '../../kernel/contract.ts'
import { pick } from '../../kernel/input.ts'
import { type Board, step } from './board.ts'
import { doomBack, doomForward } from './doom.ts'
import { gain, onMap, pay } from './pieces.ts'
import type { Rules } from './rules.ts'
import type { Striking } from './strike.ts'
import type { NationId } from './terms.ts'
import type { Action } from './turn.ts'

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
        prompt: { say: 'weather.direction', doom: board.doom, steps },
        input: pick([
          { id: 'back', label: { say: 'doom.option.back', steps }, rule: '10.4' },
          { id: 'forward', label: { say: 'doom.option.forward', steps }, rule: '10.4' },
        ]),
      }),
      take(table, { seat }, answer) {
        for (let i = 0; i < steps; i++) (answer.pick === 'forward' ? doomForward : doomBack)(rules, table)
        const amount = gain(rules, table.board, seat, bonus)
        if (amount > 0) table.say({ say: 'special.gained', seat, amount })
      },
    }),
  }))

/** Extraterrestrial Contact Center: any special action in play, for the Center's own nation; no archon moves. */
export const contactStep = (specials: () => Readonly<Record<string, Action>>, price: number) =>
  step<Doing & { readonly nation: NationId }>('contact', ({ one }) => ({
    copy: one<Picked>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat, nation }) => {
        const purse = board.players[seat]!.resource - price
        const options = Object.keys(board.specials)
          .filter((id) => id !== CONTACT)
          .map((id) => {
            const blocked = specials()[id]!.hurdle?.(board, seat, nation, purse)
            return { id, label: { say: 'special', special: id }, rule: '10.4', ...(blocked && { blocked }) }
          })
        return { prompt: { say: 'contact.copy', price }, input: pick(options) }
      },
      take(table, { seat, nation }, answer) {
        pay(table.board, seat, price)
        table.say({ say: 'contact.copied', seat, special: answer.pick })
        specials()[answer.pick]!.does(table, seat, nation)
      },
    }),
  }))

const CONTACT = 'et_contact_center'
