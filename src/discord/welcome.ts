/** The first thing a newcomer sees: what this is, and one click to a running game. */
import type { APIMessageTopLevelComponent, SendableChannels } from 'discord.js'
import { MessageFlags } from 'discord.js'
import { hostedAt } from '../tables/house.ts'
import { openTable, start } from '../tables/lobby.ts'
import type { Bot } from './bot.ts'
import { idFor } from './ids.ts'
import { container } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import { answerWith, type Interaction } from './reply.ts'
import { placeForTable } from './threads.ts'
import { whoIs } from './who.ts'

const TABLE_OF = 4

function welcomeCard(bot: Bot): APIMessageTopLevelComponent {
  const games = [...bot.house.games.values()]
  const lines = [
    '# Welcome to Archon',
    'Long, secretive strategy games, one decision at a time. What is hidden comes to you alone; everything else happens here, with a picture after every turn.',
    '',
    ...games.map(({ title, blurb }) => `- **${title}**: ${blurb}`),
    '',
    '**Press a game** and sit down with computer players at once, or gather people with `/table open`.',
  ]
  const play = games.map(({ game, title }) => button(idFor('try', '', '', game.id), title, 'main'))
  const watch = games.map(({ game, title }) => button(idFor('watch', '', '', game.id), `Watch ${title}`))
  return container(lines, [...buttonRows(play), ...buttonRows(watch)], 0xc9a24b)
}

export async function postWelcome(bot: Bot, channel: SendableChannels): Promise<void> {
  await channel.send({ components: [welcomeCard(bot)], flags: MessageFlags.IsComponentsV2 })
}

/** A table in one click: the presser (or nobody, to watch) and computers, begun. */
export function playAtOnce(bot: Bot, interaction: Interaction, gameId: string, watching: boolean): Promise<void> {
  return answerWith(interaction, async () => {
    const { game, title } = hostedAt(bot.house, gameId)
    const owner = whoIs(interaction)
    const size = Math.max(game.seats.min, Math.min(TABLE_OF, game.seats.max))
    const channel = await placeForTable(bot, interaction, `${title} · ${watching ? 'computers' : owner.name}`)
    const table = await openTable(bot.house, {
      server: interaction.guildId ?? '',
      channel,
      game: gameId,
      owner,
      size,
      computers: size,
      watching,
    })
    await start(bot.house, table.id, owner.id)
    return { components: [container([`Your game is running: <#${channel}>`], [])] }
  })
}
