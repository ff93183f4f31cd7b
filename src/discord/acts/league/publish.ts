/** Publishing a league, choosing how its game is played, and closing it. */
import { ChannelType } from 'discord.js'
import { close, isToBegin, reopen } from '../../../league/close.ts'
import { publish, setOptions } from '../../../league/organise.ts'
import { gameLength, isTooShort, needOf } from '../../../league/season-length.ts'
import { refuse } from '../../../tables/house.ts'
import { isGone } from '../../out/league/threads.ts'
import { needLines, optionsReply } from '../../show/league/organiser.ts'
import { pressed } from '../fields.ts'
import { organisersAct } from './organising.ts'

/** Where it is asked for, if the league's own channel is gone. */
export const publishLeague = organisersAct({
  name: 'league-publish',
  at: 'league',
  isLogged: true,
  /** A season too short for its games is asked about, once, before anybody sees it. */
  async sure({ house, league, ours }) {
    const [newest] = await house.store.league.seasonsOf(league.id)
    const need = newest && newest.phase !== 'over' ? null : needOf(await gameLength(house, league), league.size, league.settings)
    if (!isTooShort(need)) return null
    return {
      ask: { say: 'league-publish.too-short', about: needLines(need, ours).join('\n') },
      yes: { say: 'league-publish.anyway' },
    }
  },
  async do({ bot, house, league, where: { channel } }) {
    const isLost = await isGone(bot, league.channel)
    if (isLost && channel?.type !== ChannelType.GuildText) refuse('league.channel')
    const season = await publish(house, league.id, isLost ? channel?.id : undefined)
    return { say: 'league-publish.done', season: season.number, channel: season.league.channel }
  },
})

export const leagueOptions = organisersAct({
  name: 'league-options',
  at: 'league',
  do: ({ bot, league, locale }) => optionsReply(bot, league, locale),
})

export const setLeagueOption = organisersAct({
  name: 'league-option',
  at: 'league',
  isLogged: true,
  fields: { which: pressed(), value: pressed(), game: pressed() },
  reads: ({ arg, value, decision }) => ({ which: arg, value, game: decision || null }),
  async do({ bot, house, league, locale, given: { which, value, game } }) {
    if (which === null || value === null) return refuse('press.foreign')
    return optionsReply(bot, await setOptions(house, league.id, { [which]: value }, game ?? undefined), locale)
  },
})

export const closeLeague = organisersAct({
  name: 'league-close',
  at: 'league',
  isLogged: true,
  async sure({ house, league: { id, name } }) {
    const [newest] = await house.store.league.seasonsOf(id)
    if (!newest) return refuse('league.draft')
    const season = isToBegin(newest) ? newest.number : null
    return { ask: { say: 'league-close.sure', name, season }, yes: { say: 'league-close.yes' } }
  },
  async do({ house, league: { id, name } }) {
    return { say: 'league-close.done', name, calledOff: await close(house, id) }
  },
})

export const reopenLeague = organisersAct({
  name: 'league-reopen',
  at: 'league',
  isLogged: true,
  sure: ({ league: { name, settings } }) =>
    settings.isClosed
      ? { ask: { say: 'league-reopen.sure', name }, yes: { say: 'league-reopen.yes' }, look: 'main' }
      : refuse('league.not-closed'),
  async do({ house, league: { id, name } }) {
    const { number, phase, beginsAt } = await reopen(house, id)
    return { say: 'league-reopen.done', name, season: number, begins: phase === 'signup' ? beginsAt : null }
  },
})
