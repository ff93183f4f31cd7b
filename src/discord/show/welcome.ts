/** The first thing a newcomer sees: what this is, and one click to a running game. */
import type { APIMessageTopLevelComponent } from 'discord.js'
import { inPublic, oursIn, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { container } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import type { Reply } from './reply.ts'

export function welcomeCard(bot: Bot): APIMessageTopLevelComponent {
  const games = [...bot.house.games.values()]
  const lines = [
    inPublic('welcome.title'),
    inPublic('welcome.what'),
    '',
    ...games.map(({ title, about }) => inPublic('welcome.game', { title, blurb: about(PUBLIC).blurb })),
    '',
    inPublic('welcome.how'),
    '',
    inPublic('welcome.news'),
  ]
  const play = games.map(({ game, title }) => button(idFor('try', '', '', game.id), title, 'main'))
  const hasLessons = games.some(({ lessons = [] }) => lessons.length > 0)
  const learning = hasLessons ? [button(idFor('learn', ''), inPublic('learn.learn'), 'good')] : []
  return container(
    lines,
    [
      ...buttonRows(play),
      ...buttonRows([...learning, ...OTHER_WAYS.map((how) => button(idFor(how, ''), inPublic(`welcome.${how}`)))]),
    ],
    0xc9a24b,
  )
}

/** Which game is asked in private: a list on a card that all share keeps its choice, and Discord does not send the same one twice. */
const OTHER_WAYS = ['gather', 'watch'] as const

export function whichGame(bot: Bot, how: (typeof OTHER_WAYS)[number], locale: string): Reply {
  const ours = oursIn(locale)
  const choices = [...bot.house.games.values()].map(({ game, title }) => {
    const { min, max } = game.seats
    return button(idFor(how, '', '', game.id), how === 'gather' ? ours('welcome.for', { title, min, max }) : title)
  })
  return { components: [container([ours('welcome.which')], buttonRows(choices))] }
}
