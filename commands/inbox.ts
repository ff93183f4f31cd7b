import { SlashCommandBuilder } from '@discordjs/builders'
import { InteractionContextType } from 'discord.js'
import { dueText } from '../src/discord/cards.ts'
import type { Command } from '../src/discord/command.ts'
import { idFor } from '../src/discord/ids.ts'
import { clip } from '../src/discord/limits.ts'
import { container, openDecision, speakerAt } from '../src/discord/panel.ts'
import { button, buttonRows } from '../src/discord/present/rows.ts'
import { answerWith } from '../src/discord/reply.ts'
import { mySeat, owing, positionOf } from '../src/tables/position.ts'

export const inbox: Command = {
  data: new SlashCommandBuilder()
    .setName('inbox')
    .setDescription('Everything you are asked, at all your tables')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .toJSON(),
  run: (bot, interaction) =>
    answerWith(interaction, async () => {
      const tables = await bot.house.store.tablesOf(interaction.user.id)
      const lines: string[] = []
      const buttons = []
      for (const table of byDeadline(
        tables.filter(({ status }) => status === 'playing'),
        interaction.user.id,
      )) {
        const position = await positionOf(bot.house, table).catch(() => null)
        if (!position) {
          // One table that cannot be shown must not hide the others.
          lines.push(`- <#${table.channel}>: something is wrong with this table; an organiser can run \`/archon repair\``)
          continue
        }
        const { seat } = mySeat(table, interaction.user.id)
        const isAsked = owing(position).includes(seat)
        const decision = isAsked ? openDecision(position, seat) : undefined
        const { dueAt } = mySeat(table, interaction.user.id)
        const what = decision
          ? `**${speakerAt(position)(decision.prompt)}**${dueAt ? ` · ${dueText(dueAt)}` : ''}`
          : 'waits for others'
        lines.push(`- <#${table.channel}> ${position.hosted.title}: ${what}`)
        if (decision && buttons.length < 20)
          buttons.push(button(idFor('turn', table.id), clip(`${position.hosted.title} (${table.id})`, 80), 'main'))
      }
      for (const table of tables.filter(({ status }) => status === 'lobby'))
        lines.push(`- <#${table.channel}> ${bot.house.games.get(table.game)?.title}: has not begun`)
      return {
        components: [container(lines.length > 0 ? ['**Your tables**', ...lines] : ['You sit at no table.'], buttonRows(buttons))],
      }
    }),
}

/** The most urgent first. */
const byDeadline = <T extends Parameters<typeof mySeat>[0]>(tables: readonly T[], person: string): T[] =>
  [...tables].sort(
    (a, b) => (mySeat(a, person).dueAt ?? Number.POSITIVE_INFINITY) - (mySeat(b, person).dueAt ?? Number.POSITIVE_INFINITY),
  )
