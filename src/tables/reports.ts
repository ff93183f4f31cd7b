/**
 * Something is wrong, says somebody. Their words go to those who look after the server; what the game looked like, hidden things
 * included, goes into a file that only whoever runs us can read; and they hear what became of it.
 */
import type { NewPost, ReportFacts, ReportRow, Seated } from '../store/store.ts'
import { type House, hostedAt, newTableId, refuse } from './house.ts'
import { positionOf, seatOf } from './position.ts'
import { isTrial } from './trial-ids.ts'

const DAY = 86_400_000
const MOST_A_DAY = 5

type Wrong = {
  readonly person: string
  readonly words: string
  /** Where they said so; null in private. */
  readonly server: string | null
  /** The house that serves the table, which for a trial or a lesson is one of its own; and the table. */
  readonly served: House
  readonly table: string | null
  /** What failed before their eyes, as our log has it. */
  readonly fault?: object | undefined
}

/** Kept, with its file, and on its way to those who look after it. Says whether anybody on a server reads it. */
export async function report(house: House, wrong: Wrong): Promise<{ readonly isRead: boolean }> {
  const { person, words, served, fault } = wrong
  const { store } = house
  const earlier = (await store.reportsOf(person)).filter(({ at }) => at > house.now() - DAY)
  if (earlier.length >= MOST_A_DAY) refuse('wrong.enough', { most: MOST_A_DAY })
  const id = newTableId()
  const table = wrong.table === null ? null : await served.store.table(wrong.table).catch(() => null)
  const facts: ReportFacts = {
    version: house.reports?.version ?? '',
    ...(table && { game: table.game, rules: hostedAt(served, table.game, table.pack).game.version, answers: table.fence }),
  }
  const server = realServer(table) ?? wrong.server ?? (await store.lastTableOf(person))?.server ?? ''
  await house.reports?.keep(id, {
    report: id,
    at: new Date(house.now()).toISOString(),
    words,
    ...facts,
    fault,
    table: wrong.table,
    ...(table ? await gameAt(served, table, person) : {}),
  })
  const kept = table && !isTrial(table.id) ? table.id : null
  const row: ReportRow = { id, server, table: kept, person, words, facts, at: house.now(), answer: null, answeredAt: null }
  const { reports: channel } = await store.server(server)
  const posts: NewPost[] = channel ? [{ id: cardOf(row), channel, body: { kind: 'report', report: id }, dueAt: house.now() }] : []
  await store.keepReport(row, posts)
  house.wake({ posts })
  return { isRead: Boolean(channel) }
}

/** A trial has no server of its own. */
const realServer = (table: Seated | null) => (table && !isTrial(table.id) ? table.server : null)

/** The post that shows it to those who look after it. */
const cardOf = ({ id }: Pick<ReportRow, 'id'>) => `report-${id}`

/** Everything that it takes to see the same again. Seats, not names. */
async function gameAt(house: House, table: Seated, person: string): Promise<object> {
  const { game, pack, status, options, pace, secret, words, fence, seats } = table
  const mine = seatOf(table, person)?.seat ?? null
  const log = await house.store.entries(table.id).catch(String)
  const asked = await positionOf(house, table)
    .then(({ seen }) => (mine === null ? [] : seen(mine).asked))
    .catch(String)
  const chairs = seats.map((row) => ({ seat: row.seat, isComputer: row.person === null, level: row.level }))
  return { seat: mine, asked, transcript: { game, pack, status, options, pace, secret, words, fence, seats: chairs, log } }
}

/** What became of it: whoever wrote it is told, and so is the channel. */
export async function answerReport(
  house: House,
  id: string,
  { server, words }: { server: string; words: string },
): Promise<void> {
  const row = await house.store.report(id)
  if (row?.server !== server) return refuse('wrong.gone')
  const { person } = row
  const answered = { ...row, answer: words, answeredAt: house.now() }
  const told: NewPost[] =
    person === null
      ? []
      : [
          {
            id: `${cardOf(row)}-${house.now()}`,
            channel: `dm:${person}`,
            body: { kind: 'report', report: id, person },
            dueAt: house.now(),
          },
        ]
  await keepShown(house, answered, told)
}

/** Its card is brought up to date with it. */
async function keepShown(house: House, row: ReportRow, told: readonly NewPost[] = []): Promise<void> {
  const card = await house.store.post(cardOf(row))
  const edit: NewPost[] = card
    ? [
        {
          id: `${card.id}-e${house.now()}`,
          channel: card.channel,
          slot: `edit:${card.id}`,
          body: { kind: 'report', report: row.id, edits: card.id },
          dueAt: house.now(),
        },
      ]
    : []
  const posts = [...told, ...edit]
  await house.store.keepReport(row, posts)
  house.wake({ posts })
}

/** Whoever wrote them is forgotten: neither their words nor their files stay. */
export async function withdrawReports(house: House, reports: readonly ReportRow[]): Promise<void> {
  await house.reports?.erase(reports.map(({ id }) => id))
  for (const row of reports) await keepShown(house, { ...row, person: null, words: '' })
}

/** Everything that is kept about a server goes. */
export async function forgetServer(house: House, server: string): Promise<void> {
  await house.reports?.erase((await house.store.reportsOn(server)).map(({ id }) => id))
  await house.store.forgetServer(server)
}
