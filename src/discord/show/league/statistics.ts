/** The games of a server in figures, and two people against each other: bars in a picture, and the same in words. */
import type { BarsPage } from '../../../../render/league/page.ts'
import { gamesIn, type Pair, pairOf, type Share, type Statistics, statisticsOf } from '../../../league/statistics.ts'
import { refuse } from '../../../tables/house.ts'
import { positionOf } from '../../../tables/position.ts'
import { type Ours, oursIn } from '../../../words/words.ts'
import type { Bot } from '../../bot.ts'
import { frame } from '../pictures.ts'
import { type Reply, said } from '../reply.ts'
import { drawnPages } from './pictures.ts'

/** So many seats of games are looked at, and so many games for who played which side: their boards have to be read. */
const MOST_SEATS = 20_000
const MOST_BOARDS = 60
/** As many bars as can be read at a glance. */
const MOST_BARS = 8
const HOUR = 3_600_000

type Group = BarsPage['groups'][number]
type Bar = Group['bars'][number]

async function playedHere({ house }: Bot, server: string) {
  const games = gamesIn(await house.store.playedOn(server, MOST_SEATS))
  const cooperative = new Map((await house.store.league.expeditionsOn(server)).map(({ table, isWon }) => [table, isWon]))
  return { games, cooperative }
}

export async function statisticsReply(bot: Bot, server: string, game: string | null, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const { games, cooperative } = await playedHere(bot, server)
  const lost = new Set([...cooperative].flatMap(([table, isWon]) => (isWon ? [] : [table])))
  const chosen = games.filter(([row]) => game === null || row!.game === game)
  if (chosen.length === 0) return said(ours('stats.none'))
  const counted = statisticsOf(chosen, lost)
  const title = game === null ? null : (bot.house.games.get(game)?.title ?? game)
  const groups = [
    ...(game === null
      ? [group(ours('stats.games'), titlesOf(bot, chosen, ours))]
      : await groupsOf(bot, game, { counted, lost, isTogether: chosen.some(([row]) => cooperative.has(row!.table)) }, locale)),
    group(ours('stats.winners'), await winnersOf(bot, counted, ours)),
  ].filter(({ bars }) => bars.length > 0)
  const head = ours('stats.title', { title, server: bot.client.guilds.cache.get(server)?.name ?? null })
  const subtitle = ours('stats.counted', counted)
  return bars(bot, { head, title: title ?? ours('stats.all-games'), subtitle, groups, foot: ours('stats.which') }, locale)
}

const group = (heading: string, list: readonly Bar[]): Group => ({ heading, bars: list.slice(0, MOST_BARS) })
const share = ({ won, played }: Share): number => won / Math.max(1, played)
const wonBar = (label: string, each: Share, ours: Ours): Bar => ({
  label,
  note: ours('stats.won', { percent: Math.round(100 * share(each)), played: each.played }),
  share: share(each),
})

function titlesOf({ house }: Bot, games: ReturnType<typeof gamesIn>, ours: Ours): Bar[] {
  const counts = new Map<string, number>()
  for (const [row] of games) counts.set(row!.game, (counts.get(row!.game) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([game, n]) => ({
      label: house.games.get(game)?.title ?? game,
      note: ours('stats.count', { games: n }),
      share: n / games.length,
    }))
}

/** Where all win or lose together, no seat is better than another. */
type Counted = { readonly counted: Statistics; readonly lost: ReadonlySet<string>; readonly isTogether: boolean }
async function groupsOf(bot: Bot, game: string, { counted, lost, isTogether }: Counted, locale: string): Promise<Group[]> {
  const ours = oursIn(locale)
  const { seats, endings, lengths, games } = counted
  const names = bot.house.games.get(game)?.about(locale).endings ?? {}
  const longest = Math.max(1, ...lengths.map(({ median }) => median))
  const sides = await sidesOf(bot, counted.tables.slice(0, MOST_BOARDS), lost)
  return [
    group(ours('stats.seats'), isTogether ? [] : seats.map((each, i) => wonBar(ours('stats.seat', { n: i + 1 }), each, ours))),
    group(
      ours('stats.sides', { games: Math.min(MOST_BOARDS, games) }),
      sides.map(({ side, ...each }) => wonBar(side, each, ours)),
    ),
    group(
      ours('stats.endings'),
      endings
        .filter(({ ending }) => names[ending])
        .map(({ ending, games: n }) => ({ label: names[ending]!, note: ours('stats.count', { games: n }), share: n / games })),
    ),
    group(
      ours('stats.lengths'),
      lengths.map(({ size, median }) => ({
        label: ours('stats.size', { size }),
        note: ours('stats.took', { hours: median / HOUR }),
        share: median / longest,
      })),
    ),
  ]
}

/** Nations, societies: whom winners played. What lies open at the end is all that is looked at. */
async function sidesOf({ house }: Bot, tables: readonly string[], lost: ReadonlySet<string>) {
  const counts = new Map<string, { won: number; played: number }>()
  for (const id of tables) {
    const table = await house.store.table(id)
    if (!table?.state || lost.has(id)) continue
    const { hosted, seen } = await positionOf(house, table)
    const { view, outcome } = seen(null)
    const winners = outcome?.ranking[0] ?? []
    for (const [seat, sides] of Object.entries(hosted.sides?.(view) ?? {}))
      for (const side of sides) {
        const before = counts.get(side) ?? { won: 0, played: 0 }
        const won = winners.includes(seat) ? 1 / winners.length : 0
        counts.set(side, { won: before.won + won, played: before.played + 1 })
      }
  }
  return [...counts].map(([side, each]) => ({ side, ...each })).sort((a, b) => share(b) - share(a))
}

/** Whoever keeps their results to themselves is in no list. */
async function winnersOf({ house }: Bot, { winners }: Statistics, ours: Ours): Promise<Bar[]> {
  const people = new Map((await house.store.people(winners.map(({ person }) => person))).map((each) => [each.id, each]))
  const shown = winners.flatMap((each) => {
    const known = people.get(each.person)
    return known && known.settings.privacy !== 'private' ? [{ ...each, name: known.name }] : []
  })
  const most = shown[0]?.won ?? 1
  return shown.map(({ name, won, played }) => ({ label: name, note: ours('stats.wins', { won, played }), share: won / most }))
}

type Person = { readonly id: string; readonly name: string }

/** Two people against each other, if the other lets others see their results. */
export async function pairReply(bot: Bot, server: string, me: Person, other: Person, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  if (me.id === other.id) return refuse('stats.yourself')
  const hidden = (await bot.house.store.person(other.id))?.settings.privacy === 'private'
  if (hidden) return said(ours('profile.private', { name: other.name }))
  const { games, cooperative } = await playedHere(bot, server)
  const pair = pairOf(games, cooperative, me.id, other.id)
  if (pair.games === 0) return said(ours('stats.pair-none', { other: other.name }))
  const names = { me: me.name, other: other.name }
  const { byGame, together } = pair
  const groups = [
    ...byGame.map((each) => against(bot.house.games.get(each.game)?.title ?? each.game, each, names, ours)),
    ...(together.played > 0
      ? [
          group(ours('stats.together'), [
            { label: ours('stats.pair', names), note: ours('stats.wins', together), share: share(together) },
          ]),
        ]
      : []),
  ]
  const subtitle = ours('stats.pair-counted', pair)
  const foot = pair.lastAt === null ? '' : ours('stats.last', { at: pair.lastAt })
  return bars(bot, { head: ours('stats.pair-title', names), title: ours('stats.pair', names), subtitle, groups, foot }, locale)
}

type Names = { readonly me: string; readonly other: string }
function against(
  title: string,
  { ahead, behind, level }: Pick<Pair, 'ahead' | 'behind' | 'level'>,
  names: Names,
  ours: Ours,
): Group {
  const games = ahead + behind + level
  const bar = (label: string, n: number): Bar => ({
    label,
    note: ours('stats.wins', { won: n, played: games }),
    share: n / games,
  })
  return group(title, [
    bar(ours('stats.ahead-of', { name: names.me }), ahead),
    bar(ours('stats.ahead-of', { name: names.other }), behind),
    ...(level > 0 ? [bar(ours('stats.level'), level)] : []),
  ])
}

type Shown = { head: string; title: string; subtitle: string; groups: readonly Group[]; foot: string }
async function bars(bot: Bot, { head, title, subtitle, groups, foot }: Shown, locale: string): Promise<Reply> {
  const ours = oursIn(locale)
  const files = await drawnPages(bot, [{ page: 'bars', title, subtitle, groups }], locale)
  const lines = [
    head,
    subtitle,
    ...groups.flatMap(({ heading, bars: list }) => [
      ours('stats.heading', { heading }),
      ...list.map(({ label, note }) => ours('stats.line', { label, note })),
    ]),
    '',
    foot,
  ]
  return { components: [frame(lines, files, [])], files }
}
