/** The buttons on the cards of a league: each does what a subcommand of `/league` does. */
import { checkIn, type Joined, joinSeason, leaveSeason } from '../../../league/signup.ts'
import { seasonById } from '../../../league/steps.ts'
import type { Season } from '../../../store/league-store.ts'
import { inPublic } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { type Pressed, values } from '../../in/chosen.ts'
import { idFor } from '../../in/ids.ts'
import { whoIs } from '../../in/who.ts'
import { answerLater, answerWith } from '../../out/replies.ts'
import { seasonTitle } from '../../show/league/lines.ts'
import { profileFor } from '../../show/league/profile.ts'
import { acrossReply, crossReply, gamesReply, meReply, standingsReply } from '../../show/league/replies.ts'
import { container } from '../../show/panel.ts'
import { button, buttonRows } from '../../show/present/rows.ts'
import { type Reply, said } from '../../show/reply.ts'
import type { Act } from '../act.ts'
import { ORGANISER_PRESSES } from './organiser.ts'

/** Joins, and says where one stands. */
export async function joinReply(bot: Bot, id: string, who: { readonly id: string; readonly name: string }): Promise<Reply> {
  const { status, number } = await joinSeason(bot.house, id, who)
  const season = await seasonById(bot.house, id)
  const role = status === 'in' ? 'in' : `reserve number ${number}`
  return said(`You are ${role}: **${seasonTitle(season, inPublic)}**. ${WHAT_FOLLOWS[status][season.phase] ?? ''}`)
}

const WHAT_FOLLOWS: Readonly<Record<Joined['status'], Partial<Record<Season['phase'], string>>>> = {
  in: {
    signup: 'When the season begins you are asked to check in; your games then open by themselves.',
    checkin: 'You have checked in, too. When everybody has, or when check-in ends, your first games open.',
    playing: 'Your games open by themselves; **My league** lists them.',
  },
  reserve: {
    signup: 'When a place becomes free, you move up by yourself.',
    checkin: 'You have checked in, too: whoever has not by the end of it makes room for you.',
    playing: 'When somebody drops out, their games to come are yours, and half of the points.',
  },
}

export async function checkinReply(bot: Bot, id: string, person: string): Promise<Reply> {
  const { status, number } = await checkIn(bot.house, id, person)
  return said(
    status === 'in'
      ? 'You have checked in. When everybody has, or when check-in ends, your first games open.'
      : `You have checked in as reserve number ${number}. Somebody who does not check in, or leaves later, makes room for you.`,
  )
}

/** Leaving a season that is being played costs all one's games, so it is asked once more. */
export async function leaveReply(bot: Bot, id: string, person: string, isSure = false): Promise<Reply> {
  const season = await seasonById(bot.house, id)
  const isPlaying = season.phase === 'playing' && season.entries.some((entry) => entry.person === person && entry.status === 'in')
  if (isPlaying && !isSure)
    return {
      components: [
        container(
          [
            `**Leave ${seasonTitle(season, inPublic)}?**`,
            'Computers play on in your running games, reserves or computers take the games to come, and none of them counts for you. You cannot come back this season except as a reserve.',
          ],
          buttonRows([button(idFor('league-leave-sure', id), 'Leave the season', 'bad')]),
        ),
      ],
    }
  await leaveSeason(bot.house, id, person)
  return said(`You have left **${seasonTitle(season, inPublic)}**.`)
}

const doing =
  (act: (bot: Bot, interaction: Pressed, id: string) => Promise<Reply>): Act =>
  (bot, interaction, { table: id }) =>
    answerWith(interaction, () => act(bot, interaction, id))

const showing =
  (reply: typeof standingsReply): Act =>
  (bot, interaction, { table: id, decision, arg }) =>
    answerLater(interaction, async () => {
      const division = values(interaction)[0] ?? decision
      const look = { person: interaction.user.id, locale: interaction.locale, page: Number(arg), ...(division && { division }) }
      return reply(bot, await seasonById(bot.house, id), look)
    })

export const LEAGUE_PRESSES: Readonly<Record<string, Act>> = {
  'league-join': doing((bot, interaction, id) => joinReply(bot, id, whoIs(interaction))),
  'league-checkin': doing((bot, interaction, id) => checkinReply(bot, id, interaction.user.id)),
  'league-leave': doing((bot, interaction, id) => leaveReply(bot, id, interaction.user.id)),
  'league-leave-sure': doing((bot, interaction, id) => leaveReply(bot, id, interaction.user.id, true)),
  'league-me': doing((bot, interaction, id) => meReply(bot, id, interaction.user.id, interaction.locale)),
  'league-profile': (bot, interaction) =>
    answerLater(interaction, () => profileFor(bot, interaction.user.id, interaction.user, interaction.locale)),
  'league-across': (bot, interaction, { decision, arg }) =>
    answerWith(interaction, () => acrossReply(bot, interaction.guildId ?? '', Number(decision), interaction.locale, Number(arg))),
  ...ORGANISER_PRESSES,
  'league-standings': showing(standingsReply),
  'league-fixtures': showing(gamesReply),
  'league-cross': showing(crossReply),
}
