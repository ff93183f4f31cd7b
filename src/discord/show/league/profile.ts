/** A person's profile, in words and as a picture: results, strength with its history, reliability with its reasons. */
import type { ProfilePage } from '../../../../render/league/page.ts'
import { type Profile, profileOf, type Strength } from '../../../league/profile.ts'
import { rangeOf, ratingText } from '../../../league/ratings.ts'
import type { Lapse } from '../../../league/reliability.ts'
import type { Bot } from '../../bot.ts'
import { frame } from '../pictures.ts'
import { type Reply, said } from '../reply.ts'
import { count } from './lines.ts'
import { drawnPages } from './pictures.ts'

const HISTORY = 6
const RECENT = 5
export const LAPSE: Readonly<Record<Lapse, string>> = {
  miss: 'missed an answer',
  left: 'left a game',
  'no-show': 'did not check in',
}

/** Somebody's profile, if they let others see it. */
export async function profileFor(bot: Bot, asker: string, shown: { id: string; name: string }): Promise<Reply> {
  const { name } = shown
  const isHidden = shown.id !== asker && (await bot.house.store.person(shown.id))?.settings.privacy === 'private'
  return isHidden ? said(`${name} keeps their results to themselves.`) : profileReply(bot, shown.id, name)
}

async function profileReply(bot: Bot, person: string, name: string): Promise<Reply> {
  const profile = await profileOf(bot.house, person)
  const files = await drawnPages(bot, profilePages(name, profile))
  return { components: [frame([`**${name}**`, ...resultLines(profile), ...recordLines(profile)], files, [])], files }
}

const resultLines = ({ results }: Profile): string[] =>
  results.length > 0
    ? results.map(({ title, played, won }) => `- ${title}: ${played} played, ${won} won`)
    : ['No finished games yet.']

/** Strength and reliability: what `/league me` tells, too. */
export const recordLines = (profile: Profile): string[] => [
  ...(profile.strengths.length > 0 ? ['**Strength** (the range holds it 19 times out of 20)'] : []),
  ...profile.strengths.map(strengthLine),
  `**Reliability ${profile.reliability} of 100** · ${recordText(profile)}`,
  ...profile.lapses.slice(0, RECENT).map((lapse) => `- <t:${Math.floor(lapse.at / 1000)}:d> ${lapseText(lapse)}`),
]

function strengthLine(strength: Strength): string {
  const past = strength.steps.slice(-HISTORY).map((step) => rangeOf(step).value)
  const course = past.length > 1 ? ` (${past.join(' → ')})` : ''
  return `- ${strength.title}, ${strength.size} players: **${ratingText(strength)}** after ${count(strength.played, 'game')}${course}`
}

function recordText({ finished, lapses }: Profile): string {
  if (finished === 0 && lapses.length === 0) return 'nothing on record yet'
  const weighed = lapses.length > 0 ? `, ${count(lapses.length, 'lapse')}; older ones weigh less` : ''
  return `${count(finished, 'game')} finished${weighed}`
}

const lapseText = ({ kind, title, excuse }: Profile['lapses'][number]) =>
  `${LAPSE[kind]} (${title})${excuse ? `, excused: ${excuse.reason}` : ''}`

/** The first picture has room for fewer charts: it also shows results and reliability. What does not fit into three is told in words. */
const CHARTS = { first: 2, further: 3, most: 8 } as const
const LAPSES_IN_A_PICTURE = 2

function profilePages(name: string, profile: Profile): ProfilePage[] {
  const { results, reliability, lapses } = profile
  const charts = profile.strengths.slice(0, CHARTS.most).map(chartOf)
  const won = results.reduce((sum, each) => sum + each.won, 0)
  const head = { page: 'profile', title: name, subtitle: `${count(profile.finished, 'game')}, ${won} won` } as const
  const first: ProfilePage = {
    ...head,
    charts: charts.slice(0, CHARTS.first),
    results: results.map((each) => ({ ...each })),
    record: {
      reliability,
      about: recordText(profile),
      lapses: lapses.slice(0, LAPSES_IN_A_PICTURE).map((lapse) => ({ at: lapse.at, text: lapseText(lapse) })),
    },
  }
  const pages: ProfilePage[] = [first]
  for (let i = CHARTS.first; i < charts.length; i += CHARTS.further)
    pages.push({ ...head, charts: charts.slice(i, i + CHARTS.further), results: [], record: null })
  return pages
}

const chartOf = ({ title, size, steps, played }: Strength): ProfilePage['charts'][number] => ({
  title,
  players: size,
  played,
  steps: steps.map((step) => ({ ...rangeOf(step), isWon: step.place === 1, at: step.at })),
})
