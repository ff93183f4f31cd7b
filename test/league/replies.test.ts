/** Words that fill more than one message. */
import { afterEach, expect, it } from 'vitest'
import type { Bot } from '../../src/discord/bot.ts'
import { gamesReply } from '../../src/discord/show/league/replies.ts'
import { PUBLIC } from '../../src/words/words.ts'
import { drawn, type Office, openOffice, signedUp } from './setting.ts'
import { sprint } from './sprint.ts'

let office: Office
afterEach(() => office.close())

it('a long list of games is turned page by page, and nothing of it is lost', async () => {
  office = openOffice([sprint])
  const people = Array.from({ length: 21 }, (_, i) => `${String(i).padStart(2, '0')}-${'x'.repeat(29)}`)
  const league = await signedUp(office, people, { size: 7, settings: { division: 21 } })
  const season = await drawn(office, league, people)
  const bot = { house: office.house } as Bot
  const shown = async (page: number) =>
    JSON.stringify((await gamesReply(bot, season, { person: '', locale: PUBLIC, text: true, page })).components)
  const pages = [await shown(0), await shown(1)]
  expect(pages[0]).not.toBe(pages[1])
  for (const page of pages) expect(page).toContain(`a1|league-fixtures|${season.id}|1|1`)
  for (const { n } of season.games) expect(pages.filter((page) => page.includes(`**Game ${n}** `))).toHaveLength(1)
})
