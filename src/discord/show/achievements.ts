/** What people have achieved: on the card of the end, in a profile, as a list, and what is rarest on a server. */
import type { AchievementWords } from '../../games/achievement.ts'
import type { ResultRow, Seated } from '../../store/store.ts'
import { type Feat, featsAt, featsIn } from '../../tables/achievements.ts'
import type { House } from '../../tables/house.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { pageAmong, pageRows, pagesOf } from './pages.ts'
import { container } from './panel.ts'
import { button, buttonRows, type Row } from './present/rows.ts'
import type { Reply } from './reply.ts'

const IN_A_PROFILE = 6
const IN_THE_HALL = 5
const NAMES_IN_A_LINE = 3
const MOST_RESULTS = 5_000

/** Nothing where the game does not know it any more. */
const wordsFor = (house: House, { game, id }: Pick<Feat, 'game' | 'id'>, locale: string): AchievementWords | undefined =>
  house.games.get(game)?.about(locale).achievements?.[id]

/** Each game's own, in its order. */
const declared = (house: House) =>
  [...house.games.values()].flatMap(({ game, title, achievements = [] }) =>
    achievements.length > 0 ? [{ game: game.id, title, ids: achievements.map(({ id }) => id) }] : [],
  )
const inAll = (house: House) => declared(house).reduce((sum, { ids }) => sum + ids.length, 0)
/** Those that can still be achieved, and so be counted against them. */
const known = (house: House, feats: readonly Feat[]) =>
  feats.filter(({ game, id }) => declared(house).some((each) => each.game === game && each.ids.includes(id)))

/** On the card of the end: only what is new to whoever achieved it. */
export async function featLines(house: House, table: Seated, ours: Ours, locale: string): Promise<string[]> {
  const feats = await featsAt(house, table)
  const lines = [...new Set(feats.map(({ id }) => id))].flatMap((id) => {
    const words = wordsFor(house, { game: table.game, id }, locale)
    const names = feats.filter((feat) => feat.id === id).map(({ name }) => name)
    return words ? [ours('achieved.at-end-line', { title: words.name, how: words.how, names })] : []
  })
  return lines.length > 0 ? [ours('achieved.at-end'), ...lines] : []
}

/** In a profile: the newest, and the way to all of them. */
export function featsOf(
  house: House,
  results: readonly ResultRow[],
  person: string,
  locale: string,
): { readonly lines: readonly string[]; readonly rows: readonly Row[] } {
  const ours = oursIn(locale)
  const feats = known(house, featsIn(results)).reverse()
  if (feats.length === 0) return { lines: [], rows: [] }
  const titles = feats.slice(0, IN_A_PROFILE).flatMap((feat) => wordsFor(house, feat, locale)?.name ?? [])
  const more = feats.length - titles.length
  return {
    lines: [ours('achieved.in-profile', { done: feats.length, of: inAll(house), titles, more })],
    rows: buttonRows([button(idFor('achievements', '', person), ours('act.achievements.label'))]),
  }
}

type Shown = { readonly id: string; readonly name: string; readonly isSelf: boolean; readonly page: number }

/** All of them, game by game; oneself sees where it was, and what is still to come in games one has played. */
export async function achievementsReply(house: House, { id, name, isSelf, page }: Shown, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const results = await house.store.resultsOf(id)
  const hasPlayed = new Set(results.map(({ game }) => game))
  const feats = known(house, featsIn(results))
  if (feats.length === 0 && !(isSelf && hasPlayed.size > 0))
    return { components: [container([ours('achieved.none', { name })], [])] }
  const channels = new Map<string, string>()
  if (isSelf)
    for (const { table } of feats) {
      const channel = (await house.store.table(table))?.channel
      if (channel) channels.set(table, channel)
    }
  const lines = declared(house).flatMap(({ game, title, ids }) => {
    const mine = feats.filter((feat) => feat.game === game)
    const toCome = isSelf && hasPlayed.has(game) ? ids.filter((each) => !mine.some((feat) => feat.id === each)) : []
    const words = (each: string) => wordsFor(house, { game, id: each }, locale)
    const done = mine.flatMap(({ id: each, at, table }) => {
      const said = words(each)
      return said ? [ours('achieved.line', { title: said.name, how: said.how, at, channel: channels.get(table) ?? null })] : []
    })
    const open = toCome.flatMap((each) => {
      const said = words(each)
      return said ? [ours('achieved.to-come', { title: said.name, how: said.how })] : []
    })
    if (done.length + open.length === 0) return []
    return [ours('achieved.game', { title }), ...done, ...(open.length > 0 ? [ours('achieved.still'), ...open] : [])]
  })
  const pages = pagesOf([ours('achieved.title', { name, done: feats.length, of: inAll(house) }), ...lines].join('\n'))
  const shown = pageAmong(pages, page)
  const rows = pageRows(pages, shown, (to) => idFor('achievements', '', id, `${to}`))
  return { components: [container([pages[shown]!], rows)] }
}

/** What the fewest people of a server have achieved, by name where they let others see it. */
export async function rarestLines(house: House, server: string, locale: string): Promise<string[]> {
  const ours = oursIn(locale)
  const feats = known(house, featsIn(await house.store.achievedOn(server, MOST_RESULTS)))
  const people = await house.store.people([...new Set(feats.map(({ person }) => person))])
  const names = new Map(people.flatMap(({ id, name, settings }) => (settings.privacy === 'private' ? [] : [[id, name]])))
  const byWhat = new Map<string, Feat[]>()
  for (const feat of feats) byWhat.set(`${feat.game} ${feat.id}`, [...(byWhat.get(`${feat.game} ${feat.id}`) ?? []), feat])
  const rarest = [...byWhat.values()].sort((a, b) => a.length - b.length || b[0]!.at - a[0]!.at)
  const lines = rarest.flatMap((list) => {
    const shown = list.filter(({ person }) => names.has(person))
    const [first] = shown
    const words = first && wordsFor(house, first, locale)
    if (!first || !words) return []
    const game = house.games.get(first.game)!.title
    const called = shown.map(({ person }) => names.get(person)!)
    const more = Math.max(0, called.length - NAMES_IN_A_LINE)
    return [ours('hall.feat', { title: words.name, game, names: called.slice(0, NAMES_IN_A_LINE), more, at: first.at })]
  })
  return lines.length > 0 ? [ours('hall.feats'), ...lines.slice(0, IN_THE_HALL)] : []
}
