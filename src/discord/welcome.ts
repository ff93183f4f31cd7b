/** The first thing a newcomer sees: what this is, and one click to a running game. */
import type { APIMessageTopLevelComponent, SendableChannels } from 'discord.js'
import { MessageFlags } from 'discord.js'
import { noteStored } from '../store/deed.ts'
import { hostedAt } from '../tables/house.ts'
import { openTable, start } from '../tables/lobby.ts'
import type { Bot } from './bot.ts'
import { idFor } from './ids.ts'
import { container } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import { answerWith, type Interaction, type Reply, said } from './reply.ts'
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
    '**Press a game** and sit down with computer players at once, or open a table and gather people.',
  ]
  const play = games.map(({ game, title }) => button(idFor('try', '', '', game.id), title, 'main'))
  return container(
    lines,
    [...buttonRows(play), ...buttonRows(OTHER_WAYS.map((how) => button(idFor(how, ''), ASKING[how])))],
    0xc9a24b,
  )
}

/** Which game is asked in private: a list on a card that all share keeps its choice, and Discord does not send the same one twice. */
const OTHER_WAYS = ['gather', 'watch'] as const
const ASKING = { gather: 'Open a table for people …', watch: 'Watch computers play …' } as const

function whichGame(bot: Bot, how: (typeof OTHER_WAYS)[number]): Reply {
  const choices = [...bot.house.games.values()].map(({ game, title }) => {
    const { min, max } = game.seats
    return button(idFor(how, '', '', game.id), how === 'gather' ? `${title} (${min} to ${max} players)` : title)
  })
  return { components: [container(['**Which game?**'], buttonRows(choices))] }
}

export async function postWelcome(bot: Bot, channel: SendableChannels): Promise<void> {
  await channel.send({ components: [welcomeCard(bot)], flags: MessageFlags.IsComponentsV2 })
  // Posted is as good as stored: nobody should ask for it twice.
  noteStored()
}

/** A table in one click: the presser (or nobody, to watch) and computers, begun; or a table that waits for people. */
export function playAtOnce(bot: Bot, interaction: Interaction, gameId: string, how: 'play' | 'watch' | 'gather'): Promise<void> {
  return answerWith(interaction, async () => {
    if (gameId === '' && how !== 'play') return whichGame(bot, how)
    const { game, title } = hostedAt(bot.house, gameId)
    const owner = whoIs(interaction)
    const isWatching = how === 'watch'
    const channel = await placeForTable(bot, interaction, `${title} · ${isWatching ? 'computers' : owner.name}`)
    const opening = { server: interaction.guildId ?? '', channel, game: gameId, owner, watching: isWatching }
    if (how === 'gather') {
      await openTable(bot.house, opening)
      return said(`Your table is open: <#${channel}>`)
    }
    const size = Math.max(game.seats.min, Math.min(TABLE_OF, game.seats.max))
    const table = await openTable(bot.house, { ...opening, size, computers: size })
    await start(bot.house, table.id, owner.id)
    return said(`Your game is running: <#${channel}>`)
  })
}
