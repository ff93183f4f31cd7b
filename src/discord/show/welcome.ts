/** The first thing a newcomer sees: what this is, and one click to a running game. */
import type { APIMessageTopLevelComponent } from 'discord.js'
import { LOCALES } from '../../kernel/language.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { container } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import type { Reply } from './reply.ts'

export function welcomeCard(bot: Bot): APIMessageTopLevelComponent {
  const games = [...bot.house.games.values()]
  const lines = [
    '# Welcome to Archon',
    'Long, secretive strategy games, one decision at a time. What is hidden comes to you alone; everything else happens here, with a picture after every turn.',
    '',
    ...games.map(({ title, about }) => `- **${title}**: ${about(LOCALES[0]).blurb}`),
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

export function whichGame(bot: Bot, how: (typeof OTHER_WAYS)[number]): Reply {
  const choices = [...bot.house.games.values()].map(({ game, title }) => {
    const { min, max } = game.seats
    return button(idFor(how, '', '', game.id), how === 'gather' ? `${title} (${min} to ${max} players)` : title)
  })
  return { components: [container(['**Which game?**'], buttonRows(choices))] }
}
