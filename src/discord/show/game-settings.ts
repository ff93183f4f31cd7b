/** How something is played, as lists to choose from. Every choice holds at once: nothing has to be saved. */

import type { AnyHosted } from '../../games/hosted.ts'
import type { Text } from '../../kernel/contract.ts'
import { speakerOf } from '../../kernel/language.ts'
import type { Seated } from '../../store/store.ts'
import { FOR_WHOM } from '../../tables/admission.ts'
import { PACE_NAMES } from '../../tables/clock.ts'
import { hostedAt } from '../../tables/house.ts'
import { TALKS, talkAt } from '../../tables/letters.ts'
import { chanceAt, chanceSetting } from '../../tables/levels.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { container } from './panel.ts'
import { type Row, selectRow } from './present/rows.ts'
import type { Reply } from './reply.ts'

/** A table, or a league, which may play several games. */
type Optional = Pick<Seated, 'id'> & { readonly options: Readonly<Record<string, string>>; readonly which?: string }

type Listed = { readonly value: string; readonly label: string }

/** A closed list shows only what is chosen, so every entry says what it is about. */
const list = (ours: Ours, id: string, about: string, choices: readonly Listed[], held: string): Row =>
  selectRow(
    id,
    about,
    choices.map(({ value, label }) => ({
      value,
      label: ours('settings.choice', { about, choice: label }),
      chosen: value === held,
    })),
  )

/** What there is to choose for so many players; without a number, for any. */
export const settingsFor = ({ settings }: AnyHosted['game'], players?: number) =>
  settings.filter(({ seats }) => seats === undefined || players === undefined || seats === players)

export const percentOf = ({ won, games }: { readonly won: number; readonly games: number }) => Math.round((100 * won) / games)

/** A list for each setting of the game; none for a game that can be played in one way only. What is hard says how hard. */
export function settingRows(of: Optional, { game }: AnyHosted, verb: string, locale: string, players?: number): Row[] {
  const ours = oursIn(locale)
  const say = (text: Text) =>
    game.speak(
      text,
      speakerOf(locale, (seat) => seat),
    )
  return settingsFor(game, players)
    .filter(({ choices }) => choices.length > 1)
    .map(({ id, label, choices, ...setting }) => {
      const listed = choices.map((choice) => ({ value: choice.id, label: hardness(say(choice.label), choice.id) }))
      function hardness(label: string, choice: string): string {
        const isHard = players !== undefined && chanceSetting(game.id, players) === id
        const chance = isHard ? chanceAt(game, players, { ...of.options, [id]: choice }) : undefined
        return chance ? ours('settings.chance', { label, won: percentOf(chance) }) : label
      }
      return list(ours, idFor(verb, of.id, of.which ?? '', id), say(label), listed, of.options[id] ?? setting.default)
    })
}

export const SEATS = '#seats'
export const CLOCK = '#clock'
export const SILENT = '#silent'
export const HINTS = '#hints'
export const TALK = '#talk'
export const PROMISES = '#promises'
export const COMPUTERS = '#computers'
export const FOR = '#for'

export function settingsReply(bot: Bot, table: Seated, locale: string, notice?: string): Reply {
  const ours = oursIn(locale)
  const hosted = hostedAt(bot.house, table.game, table.pack)
  const { min, max } = hosted.game.seats
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => ({ value: `${min + i}`, label: `${min + i}` }))
  const paces = PACE_NAMES.map((value) => ({ value, label: ours(`pace.${value}`) }))
  const hints = (['off', 'on'] as const).map((value) => ({ value, label: ours(`settings.hints.${value}`) }))
  const talks = TALKS.map((value) => ({ value, label: ours(`settings.talk.${value}`) }))
  const promises = (['off', 'on'] as const).map((value) => ({ value, label: ours(`settings.promises.${value}`) }))
  const computers = (['stay', 'open'] as const).map((value) => ({ value, label: ours(`settings.computers.${value}`) }))
  const held = table.terms.computers ?? 'stay'
  const guests = FOR_WHOM.map((value) => ({ value, label: ours(`for-whom.${value}`) }))
  const rows = [
    ...settingRows(table, hosted, 'set', locale, table.size),
    ...(sizes.length > 1 ? [list(ours, idFor('set', table.id, '', SEATS), ours('settings.seats'), sizes, `${table.size}`)] : []),
    list(ours, idFor('set', table.id, '', CLOCK), ours('settings.clock'), paces, table.pace),
    list(ours, idFor('set', table.id, '', HINTS), ours('settings.hints'), hints, table.terms.hints ? 'on' : 'off'),
    list(ours, idFor('set', table.id, '', FOR), ours('settings.for-whom'), guests, table.terms.forWhom ?? 'all'),
    list(ours, idFor('set', table.id, '', COMPUTERS), ours('settings.computers'), computers, held),
    // Where the rules want everybody to hear everything, there is nothing to choose.
    ...(hosted.talk === 'open'
      ? []
      : [
          list(ours, idFor('set', table.id, '', TALK), ours('settings.talk'), talks, talkAt(table, hosted)),
          list(
            ours,
            idFor('set', table.id, '', PROMISES),
            ours('settings.promises'),
            promises,
            table.terms.promises ? 'on' : 'off',
          ),
        ]),
    ...(table.terms.startsAt === undefined ? [] : [silentRow(ours, table)]),
  ]
  return { components: [container([ours('settings.title', { title: hosted.title }), ...(notice ? [`> ${notice}`] : [])], rows)] }
}

/** Where a table has its hour, somebody may not be there. */
function silentRow(ours: Ours, { id, terms }: Seated): Row {
  const choices = (['free', 'computers'] as const).map((value) => ({ value, label: ours(`settings.silent.${value}`) }))
  return list(ours, idFor('set', id, '', SILENT), ours('settings.silent'), choices, terms.silent ?? 'free')
}
