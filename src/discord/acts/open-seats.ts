/** Taking a seat that waits for somebody, or keeping one's own after all. */
import { keepSeat, takeSeat } from '../../tables/leaving.ts'
import { whoIs } from '../in/who.ts'
import { answerWith } from '../out/replies.ts'
import { said } from '../show/reply.ts'
import type { Act } from './act.ts'
import { turnPanel } from './answer.ts'

const sit: Act = (bot, interaction, { table: id, arg }) =>
  answerWith(interaction, async () => {
    await takeSeat(bot.house, id, arg, whoIs(interaction))
    return turnPanel(bot, interaction, id)
  })

const keep: Act = (bot, interaction, { table: id }) =>
  answerWith(interaction, async () => {
    await keepSeat(bot.house, id, interaction.user.id)
    return said('The seat stays yours.')
  })

export const SEAT_PRESSES: Readonly<Record<string, Act>> = { sit, keep }
