/** After a game people give each other titles, kind ones only, and nobody learns whose they are: they come to the card of the end and to profiles. */
import type { MailRow, Seated } from '../store/store.ts'
import { type House, refuse } from './house.ts'
import { atTable, mySeat } from './position.ts'
import { refresh } from './posts.ts'

export const TITLES = ['planner', 'spirit', 'rival', 'surprise', 'word', 'teller'] as const
export type Title = (typeof TITLES)[number]

export const isTitle = (title: string): title is Title => TITLES.some((each) => each === title)

const titlesAt = async ({ store }: House, table: string) => (await store.mailAt(table)).filter(({ kind }) => kind === 'title')

/** The others, and what somebody has given each of them. */
export async function givenBy(house: House, table: Seated, person: string) {
  const mine = mySeat(table, person).seat
  if (table.status !== 'finished') refuse('titles.early')
  const given = (await titlesAt(house, table.id)).filter(({ from }) => from === mine)
  const others = table.seats.filter((row) => row.person !== null && row.seat !== mine)
  if (others.length === 0) refuse('titles.nobody')
  return others.map(({ seat, name }) => ({ seat, name, title: given.find(({ to }) => to[0]?.seat === seat)?.about ?? null }))
}

export async function giveTitle(house: House, id: string, person: string, to: string, title: Title): Promise<void> {
  await atTable(house, id, async (table) => {
    const receiver = (await givenBy(house, table, person)).find(({ seat }) => seat === to) ?? refuse('press.foreign')
    if (receiver.title !== null) refuse('titles.once', { name: receiver.name })
    const { seat } = mySeat(table, person)
    const who = table.seats.find((row) => row.seat === to)?.person ?? refuse('press.foreign')
    const row: MailRow = {
      id: `title-${id}-${seat}-${to}`,
      kind: 'title',
      about: title,
      table: id,
      from: seat,
      by: person,
      to: [{ seat: to, person: who }],
      words: '',
      promise: null,
      fence: table.fence,
      at: house.now(),
    }
    // The card of the end follows in the same write.
    const posts = refresh(house, table).map((post) => ({ ...post, id: `${row.id}-e` }))
    await house.store.keepMail(row, posts)
    house.wake({ posts })
  })
}

/** Each as often as it was given, in an order that does not tell by whom. */
const counted = (given: readonly string[]): { title: Title; times: number }[] =>
  TITLES.flatMap((title) => {
    const times = given.filter((each) => each === title).length
    return times > 0 ? [{ title, times }] : []
  })

/** All that others gave somebody. */
export const titlesOf = async ({ store }: House, person: string) => counted(await store.titlesOf(person))

/** What each seat was given, without saying by whom. */
export async function titlesGiven(
  house: House,
  table: Seated,
): Promise<{ seat: string; titles: { title: Title; times: number }[] }[]> {
  const rows = await titlesAt(house, table.id)
  return table.seats.flatMap(({ seat }) => {
    const mine = rows.filter(({ to }) => to[0]?.seat === seat).map(({ about }) => about)
    const titles = counted(mine)
    return titles.length > 0 ? [{ seat, titles }] : []
  })
}
