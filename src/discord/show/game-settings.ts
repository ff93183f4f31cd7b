/** How something is played, as lists to choose from. Every choice holds at once: nothing has to be saved. */

import type { AnyHosted } from '../../games/hosted.ts'
import type { Text } from '../../kernel/contract.ts'
import { bySeat } from '../../kernel/language.ts'
import type { Seated } from '../../store/store.ts'
import { PACES } from '../../tables/clock.ts'
import { hostedAt } from '../../tables/house.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { container } from './panel.ts'
import { type Row, selectRow } from './present/rows.ts'
import type { Reply } from './reply.ts'

/** A table, or a league. */
type Optional = Pick<Seated, 'id' | 'options'>

type Listed = { readonly value: string; readonly label: string }

/** A closed list shows only what is chosen, so every entry says what it is about. */
const list = (id: string, about: string, choices: readonly Listed[], held: string): Row =>
  selectRow(
    id,
    about,
    choices.map(({ value, label }) => ({ value, label: `${about}: ${label}`, chosen: value === held })),
  )

/** A list for each setting of the game; none for a game that can be played in one way only. */
export function settingRows(of: Optional, { game }: AnyHosted, verb: string): Row[] {
  const say = (text: Text) => game.speak(text, bySeat())
  return game.settings
    .filter(({ choices }) => choices.length > 1)
    .map(({ id, label, choices, ...setting }) => {
      const listed = choices.map((choice) => ({ value: choice.id, label: say(choice.label) }))
      return list(idFor(verb, of.id, '', id), say(label), listed, of.options[id] ?? setting.default)
    })
}

export const SEATS = '#seats'
export const CLOCK = '#clock'

export function settingsReply(bot: Bot, table: Seated, notice?: string): Reply {
  const hosted = hostedAt(bot.house, table.game, table.pack)
  const { min, max } = hosted.game.seats
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => ({ value: `${min + i}`, label: `${min + i}` }))
  const paces = Object.entries(PACES).map(([value, { label }]) => ({ value, label }))
  const rows = [
    ...settingRows(table, hosted, 'set'),
    ...(sizes.length > 1 ? [list(idFor('set', table.id, '', SEATS), 'Seats', sizes, `${table.size}`)] : []),
    list(idFor('set', table.id, '', CLOCK), 'Clock', paces, table.pace),
  ]
  return { components: [container([`**How is ${hosted.title} played?**`, ...(notice ? [`> ${notice}`] : [])], rows)] }
}
