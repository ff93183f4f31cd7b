/** The end: who has won and why, what everybody came to, what was hidden, and what can be done now. Everybody is mentioned once. */
import { placesOf, totalOf } from '../../games/common/score.ts'
import type { Event, Outcome } from '../../kernel/contract.ts'
import { canonical } from '../../kernel/json.ts'
import { ratingChanges } from '../../league/rating-book.ts'
import type { PersonRow, Seated } from '../../store/store.ts'
import { callableAt, settingsOf } from '../../tables/clock.ts'
import { isPingedAtEnd } from '../../tables/hearing.ts'
import { type Moment, namesAt } from '../../tables/position.ts'
import { chronicleLines } from '../../tables/round-lines.ts'
import { inPublic as ours, oursIn, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { BESIDE, idFor } from '../ids.ts'
import { featLines } from './achievements.ts'
import { leagueButtons } from './league/table-buttons.ts'
import { storyButton, storyLines } from './log.ts'
import { calling, GOLD, type Message, silent } from './message.ts'
import { sayAt } from './panel.ts'
import { frame, pictures, poster, type Shot } from './pictures.ts'
import { endingAt } from './poster.ts'
import { button, buttonRows, type Row } from './present/rows.ts'
import { finalePromises } from './promises.ts'
import { bar } from './race.ts'
import { rememberedLines } from './remembering.ts'
import { turningLines } from './turning-points.ts'

type Told = { readonly events: readonly Event[]; readonly people: readonly PersonRow[] }

export async function finale(bot: Bot, post: string, moment: Moment, { events, people: known }: Told): Promise<Message> {
  const { table, hosted } = moment
  const outcome = moment.seen(null).outcome!
  const keepsake: Shot[] = hosted.keepsake ? [{ kind: 'place', about: hosted.keepsake }] : []
  const shots: Shot[] = [{ kind: 'score' }, { kind: 'reveal' }, { kind: 'overview' }, ...keepsake]
  const ending = endingAt(bot, moment, outcome, PUBLIC)
  const drawn = await Promise.all([poster(bot, moment, ending, PUBLIC), pictures(bot, moment, null, shots, PUBLIC)])
  const files = drawn.flat()
  const secrets = Object.values(outcome.goals ?? {}).flat()
  const isSecret = ({ text }: Event) => secrets.some((secret) => canonical(secret) === canonical(text))
  const story = storyLines(
    moment,
    events.filter((event) => !isSecret(event)),
  )
  const people = table.seats.flatMap(({ person }) => person ?? [])
  const lines = [
    ours('end.title', { title: hosted.title }),
    ...verdict(moment, outcome),
    ...scoreLines(table, outcome),
    ...opened(moment, outcome),
    ...(story.length > 0 ? [ours('end.story'), ...story] : ['']),
    ...(await finalePromises(bot, table)),
    ...(await turningLines(bot, moment, outcome, PUBLIC)),
    ...(await ratingLine(bot, table)),
    ...(await featLines(bot.house, table, ours, PUBLIC)),
    ...(await rememberedLines(bot.house, table, ours)),
    ...(people.length > 0 ? [ours('end.thanks', { people: people.map((person) => `<@${person}>`) })] : []),
    ours('end.proof'),
  ]
  const message = silent([frame(lines, files, await finalRows(bot, table, post, events.length > 0), GOLD)], files)
  const settings = settingsOf(known)
  const now = bot.house.now()
  const isCalled = (person: string) =>
    isPingedAtEnd(settings.get(person), now) && callableAt(table, now, settings.get(person)) <= now
  return calling(message, people.filter(isCalled))
}

/** Who, and why. */
function verdict(moment: Moment, { ranking, together, why }: Outcome, locale = PUBLIC): string[] {
  const ours = oursIn(locale)
  const winners = (ranking[0] ?? []).map(namesAt(moment.table))
  const who = together ? ours(together === 'won' ? 'end.won' : 'end.lost') : ours('end.winner', { winners })
  return [why ? `${who} ${sayAt(moment, locale)(why)}` : who]
}

/** One bar each, by places; a game played together has one sum. */
function scoreLines(table: Seated, { ranking, scores, together }: Outcome, locale = PUBLIC): string[] {
  const ours = oursIn(locale)
  const total = (seat: string) => totalOf(scores[seat] ?? [])
  if (together) {
    const [seat] = ranking[0] ?? []
    return seat === undefined ? [] : [ours('end.sum', { points: total(seat) })]
  }
  const most = Math.max(1, ...ranking.flat().map(total))
  const places = placesOf(ranking)
  return ranking.flatMap((group, i) =>
    group.map((seat) => {
      const points = total(seat)
      return ours('end.place', { place: places[i]!, name: namesAt(table)(seat), points, bar: bar(points / most) })
    }),
  )
}

/** What nobody else knew before. Two who share a goal hear of it once. */
function opened(moment: Moment, { goals = {} }: Outcome, locale = PUBLIC): string[] {
  const ours = oursIn(locale)
  const say = sayAt(moment, locale)
  const lines = new Set(Object.values(goals).flatMap((secrets) => secrets.map((secret) => `- ${say(secret)}`)))
  return lines.size > 0 ? [ours('end.hidden'), ...lines] : []
}

/** Known a moment after the end: the card is brought up to date then. */
async function ratingLine(bot: Bot, table: Seated): Promise<string[]> {
  const changes = await ratingChanges(bot.house, table)
  return changes.length > 0 ? [ours('end.rating', { changes })] : []
}

async function finalRows(bot: Bot, table: Seated, post: string, hasStory: boolean): Promise<Row[]> {
  // In a league the next game comes by itself; one wants to know what this one was worth.
  const league = await leagueButtons(bot, table, 'main')
  const hasPeople = table.seats.filter(({ person }) => person !== null).length > 1
  const lines = table.status === 'finished' ? await chronicleLines(bot.house, table) : []
  return [
    ...buttonRows(league),
    ...buttonRows([
      ...(league.length > 0 ? [] : [button(idFor('rematch', table.id), ours('button.rematch'), 'main')]),
      button(idFor('replay', table.id, '', '0'), ours('button.open-book')),
      button(idFor('recap', table.id), ours('button.recap')),
      button(idFor('board', table.id), ours('button.board')),
      button(idFor('verify', table.id), ours('button.verify')),
      ...(table.terms.talk === 'opened' ? [button(idFor('letters', table.id), ours('act.letters.label'))] : []),
      ...(hasPeople ? [button(idFor('titles', table.id, BESIDE), ours('act.titles.label'))] : []),
      ...(lines.length > 0 ? [button(idFor('chronicle', table.id), ours('act.chronicle.label'))] : []),
      ...(table.terms.promises ? [button(idFor('promises', table.id), ours('act.promises.label'))] : []),
      ...(hasStory ? [storyButton(table.id, post)] : []),
    ]),
  ]
}

/** Who has won and why, with all scores and what was hidden. */
export function scoresIn(moment: Moment, locale: string): string[] {
  const { outcome } = moment.seen(null)
  if (!outcome) return []
  return [...verdict(moment, outcome, locale), ...scoreLines(moment.table, outcome, locale), ...opened(moment, outcome, locale)]
}

/** To somebody who wants to hear of the end in private: all that the channel is told but the story, and the way to more. */
export async function endNote(bot: Bot, moment: Moment, locale: string): Promise<Message> {
  const ours = oursIn(locale)
  const { table, hosted } = moment
  const outcome = moment.seen(null).outcome
  const lines = [
    ours('end.note', { title: hosted.title, channel: table.channel }),
    ...scoresIn(moment, locale),
    ...(await ratingLine(bot, table)),
    ...(await featLines(bot.house, table, ours, locale)),
  ]
  const files = outcome ? await pictures(bot, moment, null, [{ kind: 'score' }], locale) : []
  const rows = buttonRows([
    button(idFor('rematch', table.id, BESIDE), ours('button.rematch'), 'main'),
    button(idFor('replay', table.id, BESIDE, '0'), ours('button.open-book')),
    button(idFor('recap', table.id, BESIDE), ours('button.recap')),
  ])
  return silent([frame(lines, files, rows, GOLD)], files)
}
