/** A person's profile, in words and as a picture: results, strength with its history, reliability with its reasons. */
import type { ProfilePage } from '../../../../render/league/page.ts'
import { type Profile, profileOf, type Strength } from '../../../league/profile.ts'
import { rangeOf } from '../../../league/ratings.ts'
import { type Ours, oursIn } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { featsOf } from '../achievements.ts'
import { frame } from '../pictures.ts'
import { titleLines } from '../remembering.ts'
import { type Reply, said } from '../reply.ts'
import { drawnPages } from './pictures.ts'

const HISTORY = 6
const RECENT = 5

/** Somebody's profile, if they let others see it. */
export async function profileFor(bot: Bot, asker: string, shown: { id: string; name: string }, locale: string): Promise<Reply> {
  const { name } = shown
  const isHidden = shown.id !== asker && (await bot.house.store.person(shown.id))?.settings.privacy === 'private'
  return isHidden ? said(oursIn(locale)('profile.private', { name })) : profileReply(bot, shown.id, name, locale)
}

async function profileReply(bot: Bot, person: string, name: string, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const profile = await profileOf(bot.house, person)
  const feats = featsOf(bot.house, await bot.house.store.resultsOf(person), person, locale)
  const files = await drawnPages(bot, profilePages(name, profile, ours), locale)
  const lines = [
    ours('profile.name', { name }),
    ...resultLines(profile, ours),
    ...recordLines(profile, ours),
    ...(await titleLines(bot.house, person, ours)),
    ...feats.lines,
    ...methodLines(profile, ours),
  ]
  return { components: [frame(lines, files, [...feats.rows])], files }
}

const resultLines = ({ results }: Profile, ours: Ours): string[] =>
  results.length > 0 ? results.map((result) => ours('profile.result', { ...result })) : [ours('profile.no-games')]

/** Strength and reliability: what `/league me` tells, too. */
export const recordLines = (profile: Profile, ours: Ours): string[] => [
  ...(profile.strengths.length > 0 ? [ours('profile.strength')] : []),
  ...profile.strengths.map((strength) => strengthLine(strength, ours)),
  ours('profile.reliability', { reliability: profile.reliability, record: recordText(profile, ours) }),
  ...profile.lapses.slice(0, RECENT).map((lapse) => ours('profile.lapse-on', { at: lapse.at, lapse: lapseText(lapse, ours) })),
]

/** How strength is worked out: told where it is looked up. */
const methodLines = ({ strengths }: Profile, ours: Ours): string[] => (strengths.length > 0 ? [ours('profile.method')] : [])

function strengthLine(strength: Strength, ours: Ours): string {
  const { title, size, played, steps } = strength
  const { value, high } = rangeOf(strength)
  const past = steps.slice(-HISTORY).map((step) => rangeOf(step).value)
  return ours('profile.strength-line', { title, size, value, spread: high - value, played, past })
}

const recordText = ({ finished, lapses }: Profile, ours: Ours): string =>
  ours('profile.record', { finished, lapses: lapses.length })

const lapseText = ({ kind, title, excuse }: Profile['lapses'][number], ours: Ours) =>
  ours('profile.lapse', { lapse: ours(`lapse.${kind}`), title, excuse: excuse?.reason ?? null })

/** The first picture has room for fewer charts: it also shows results and reliability. What does not fit into three is told in words. */
const CHARTS = { first: 2, further: 3, most: 8 } as const
const LAPSES_IN_A_PICTURE = 2

function profilePages(name: string, profile: Profile, ours: Ours): ProfilePage[] {
  const { results, reliability, lapses } = profile
  const charts = profile.strengths.slice(0, CHARTS.most).map(chartOf)
  const won = results.reduce((sum, each) => sum + each.won, 0)
  const head = { page: 'profile', title: name, subtitle: ours('picture.summary', { games: profile.finished, won }) } as const
  const first: ProfilePage = {
    ...head,
    charts: charts.slice(0, CHARTS.first),
    results: results.map((each) => ({ ...each })),
    record: {
      reliability,
      about: recordText(profile, ours),
      lapses: lapses.slice(0, LAPSES_IN_A_PICTURE).map((lapse) => ({ at: lapse.at, text: lapseText(lapse, ours) })),
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
