/** Settling how a game is played, before it begins: done by whoever opened the table. */
import { refuse } from '../../tables/house.ts'
import { arrange } from '../../tables/lobby.ts'
import { tableById } from '../../tables/position.ts'
import { values } from '../in/chosen.ts'
import { answerWith } from '../out/replies.ts'
import { CLOCK, SEATS, settingsReply } from '../show/game-settings.ts'
import type { Act } from './act.ts'

const settings: Act = (bot, interaction, { table: id }) =>
  answerWith(interaction, async () => {
    const table = await tableById(bot.house, id)
    if (table.status !== 'lobby') refuse('table.started')
    if (table.owner !== interaction.user.id) refuse('table.not-opener', { opener: table.owner })
    return settingsReply(bot, table, interaction.locale)
  })

const set: Act = (bot, interaction, { table: id, arg }) =>
  answerWith(interaction, async () => {
    const value = values(interaction)[0] ?? refuse('press.foreign')
    const change = arg === SEATS ? { size: Number(value) } : arg === CLOCK ? { pace: value } : { options: { [arg]: value } }
    await arrange(bot.house, id, interaction.user.id, change)
    return settingsReply(bot, await tableById(bot.house, id), interaction.locale)
  })

export const SETTING_PRESSES: Readonly<Record<string, Act>> = { settings, set }
