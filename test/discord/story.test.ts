/** From the beginning to the end: who one is, what happened, who leads, and how it ended. */
import { afterEach, describe, expect, it } from 'vitest'
import { settingsFor } from '../../src/discord/show/game-settings.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import { chronicle } from '../../src/league/run-timers.ts'
import type { PersonSettings } from '../../src/store/store.ts'
import { start } from '../../src/tables/lobby.ts'
import { give, open } from '../../src/tables/play.ts'
import { decisionsOf, owing, positionOf, tableById } from '../../src/tables/position.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { promise, publicTexts, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night?.close())

/** Lanterns that say who one is and how it stands. */
const told: AnyHosted = {
  ...lanterns.hosted,
  about: () => ({ blurb: 'A test of light.', goal: () => ['Night falls.', 'Most light wins.', 'It ends at dawn.'], topics: [] }),
  briefing: ({ players }: { players: Readonly<Record<string, { hand: unknown }>> }) =>
    Object.keys(players).flatMap((seat) => (Array.isArray(players[seat]!.hand) ? [`You are the lantern ${seat}.`] : [])),
  race: (_view: unknown, s) => ({
    lead: `${s.name('p1')} leads`,
    bars: [{ name: s.name('p1'), share: 0.5, note: '5 light' }],
    lines: ['Dawn is near.'],
  }),
}

const wish = (person: string, settings: PersonSettings) => night.archon.house.store.savePerson(person, person, () => settings)

/** Everybody rests until somebody has won. */
async function playOut() {
  const { house } = night.archon
  for (let i = 0; i < 400; i++) {
    const position = await positionOf(house, await tableById(house, night.id))
    if (position.seen(null).outcome) break
    const [seat] = owing(position)
    if (seat === undefined) await open(house, night.id)
    else {
      const decision = decisionsOf(position, seat).find(({ offer, given }) => !offer && given === undefined)!
      await give(house, night.id, { seat, decision: decision.id, answer: decision.idle, by: 'person' })
    }
  }
  await night.archon.settle()
}

describe('the beginning', () => {
  it('the card says what it is about, how it is played, and the promise in small print', async () => {
    night = await tableOfTwo({}, false, told)
    const [card] = publicTexts(night).filter((text) => text.includes('Take my turn'))
    expect(card).toMatch(
      /Night falls\.\\nMost light wins\.\\nIt ends at dawn\.\\n\(wind\): \*\*\(calm\)\*\*\\n-# Promise of fair cards/,
    )
    expect(card).toContain('Ann leads')
  })

  it('what it is about stays on the first card when the next one is posted', async () => {
    night = await tableOfTwo({}, false, told)
    await playOut()
    const openings = publicTexts(night).filter((text) => text.includes('Most light wins.'))
    expect(openings).toHaveLength(1)
    expect(openings[0]).not.toContain('Take my turn')
  })

  it('options of other player counts are neither told nor asked for', () => {
    const { game } = HOSTED.find(({ game: { id } }) => id === 'atlantis-rising')!
    const ids = (players?: number) => settingsFor(game, players).map(({ id }) => id)
    expect(ids(3)).not.toContain('mercy')
    expect(ids(3)).not.toContain('soloBlueprint')
    expect(ids(7)).toContain('mercy')
    expect(ids(1)).toContain('soloBlueprint')
    expect(ids()).toEqual(game.settings.map(({ id }) => id))
  })

  it('who wants private messages is told there who they are, once, with the way to answer; the other in the first panel', async () => {
    night = await tableOfTwo({}, true, told)
    const { ann, bob, id, channel } = night
    await wish(bob.id, { notify: 'dm' })
    await start(night.archon.house, id, ann.id)
    await night.archon.settle()
    const notes = bob.dm().messages().map(textOf)
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain('You are the lantern p2.')
    expect(notes[0]).not.toContain('You can answer right here')
    expect(ann.dm().messages()).toHaveLength(0)
    await ann.in(channel).click('Take my turn')
    expect(textOf(await ann.sees('Who you are'))).toContain('You are the lantern p1.')
    expect(publicTexts(night).join()).not.toContain('You are the lantern')
    await ann.in(channel).click('My hand')
    await ann.sees('You are the lantern p1.')
  })

  it('is over once one has done something', async () => {
    night = await tableOfTwo({}, false, told)
    const { house } = night.archon
    const [decision] = decisionsOf(await positionOf(house, await tableById(house, night.id)), 'p1')
    await give(house, night.id, { seat: 'p1', decision: decision!.id, answer: decision!.idle, by: 'person' })
    await night.archon.settle()
    await night.ann.in(night.channel).click('Take my turn')
    expect(textOf(await night.ann.sees('Ann leads'))).not.toContain('Who you are')
  })
})

it('what it is all about stands on the first card until everybody has done something, then who leads', async () => {
  night = await tableOfTwo({}, false, told)
  const { store } = night.archon.house
  const cardOnce = async (acted: readonly string[]) => {
    const { seq, seats, card } = await tableById(night.archon.house, night.id)
    const rows = seats.map((row) => ({ ...row, hasActed: acted.includes(row.seat) }))
    await store.commit({ table: night.id, seq, at: night.archon.house.now(), seats: rows })
    await promise(night, night.id, { id: `x${acted.length}`, body: { kind: 'edit', target: card.post! } })
    return publicTexts(night).find((text) => text.includes('Take my turn'))!
  }
  const one = await cardOnce(['p1'])
  expect(one).toContain('Night falls.')
  expect(one).not.toContain('Dawn is near.')
  const both = await cardOnce(['p1', 'p2'])
  expect(both).not.toContain('Night falls.')
  expect(both).toContain('Dawn is near.')
})

describe('the story', () => {
  it('who leads stands on the card and in the panel', async () => {
    night = await tableOfTwo({}, false, told)
    const { house } = night.archon
    const [decision] = decisionsOf(await positionOf(house, await tableById(house, night.id)), 'p1')
    await give(house, night.id, { seat: 'p1', decision: decision!.id, answer: { pick: 'bid' }, by: 'person' })
    await night.archon.settle()
    expect(publicTexts(night).at(-1)).toContain('▰▰▰▰▱▱▱▱ **Ann** 5 light\\n-# Dawn is near.')
    await night.bob.in(night.channel).click('Seal my answer')
    await night.bob.sees('-# Ann 5 light · Dawn is near.')
  })

  it('the whole of any card is one press away, private, also of one that has shrunk', async () => {
    night = await tableOfTwo()
    const { ann, bob, channel } = night
    const { house } = night.archon
    const decide = async (seat: 'p1' | 'p2', answer?: unknown) => {
      const [decision] = decisionsOf(await positionOf(house, await tableById(house, night.id)), seat)
      await give(house, night.id, { seat, decision: decision!.id, answer: answer ?? decision!.idle, by: 'person' })
      await night.archon.settle()
    }
    // Ann looks at a card of Bob's: she alone is told which.
    await decide('p1', { pick: 'look', then: { pick: 'p2' } })
    for (let i = 0; i < 4 && (await tableById(house, night.id)).card.asked[0] !== 'p2'; i++) await decide('p1')
    await night.parlour.clock.advance(60_000)
    await night.archon.settle()
    await decide('p2')
    const shrunk = ann.messages({ channel }).find((message) => textOf(message).includes('(looked)'))!
    expect(textOf(shrunk)).toContain('Whole story')
    expect(textOf(shrunk)).not.toContain('(saw)')
    await bob.in(channel).click('Whole story', { message: shrunk })
    expect(textOf(await bob.sees(/\(looked\)/, { channel }))).not.toContain('(saw)')
    const hers = await ann.in(channel).click('Whole story', { message: shrunk })
    expect(textOf(hers ?? (await ann.sees('(saw)')))).toContain('(saw)')
    expect(publicTexts(night).join()).not.toContain('(saw)')
  })

  it('a forged post shows nothing of another table', async () => {
    night = await tableOfTwo()
    const { story } = await import('../../src/discord/acts/recap.ts')
    const { house } = night.archon
    const table = await tableById(house, night.id)
    const post = (await house.store.post(table.card.post!))!
    await house.store.open({ ...table, id: 'zzzzzzzz', channel: 'elsewhere' }, [], [{ ...post, id: 'foreign', slot: '' }])
    const doing = { bot: night.archon, house, table, me: night.ann, given: { post: 'foreign', page: null }, locale: 'en-US' }
    await expect(async () => story.do(doing as never)).rejects.toMatchObject({ text: { say: 'board.no-card' } })
  })

  it('a recap tells what mattered, or everything', async () => {
    night = await tableOfTwo()
    await playOut()
    const ann = night.ann.in(night.channel)
    await ann.slash('/recap', { since: 'start' })
    const recap = (await ann.sees('From the start'))!
    expect(textOf(recap)).toContain('Everything')
    const all = await ann.click('Everything', { message: recap })
    expect(textOf(all)).toContain('What mattered')
    await ann.slash('/recap', { since: 'start', depth: 'everything' })
  })
})

describe('the end', () => {
  it('mentions everybody once, and says so in private to those who want that', async () => {
    night = await tableOfTwo()
    const { ann, bob } = night
    await wish(ann.id, { notify: 'dm', ends: 'none' })
    await wish(bob.id, { ends: 'dm' })
    ann.forget()
    bob.forget()
    await playOut()
    const card = publicTexts(night).find((text) => text.includes('the end'))!
    for (const { id } of [ann, bob]) expect(card.split(`<@${id}>`)).toHaveLength(2)
    const last = (guest: typeof ann) => guest.pings.at(-1)
    expect(textOf(last(ann))).toContain('the end')
    expect(ann.dm().messages().map(textOf).join()).not.toContain('is over')
    expect(
      bob
        .dm()
        .messages()
        .map(textOf)
        .filter((text) => text.includes('is over')),
    ).toHaveLength(1)
  })

  it('the card tells what it did to ratings, once that is known, and of nobody who keeps theirs private', async () => {
    night = await tableOfTwo()
    await wish(night.bob.id, { privacy: 'private' })
    await playOut()
    const { house } = night.archon
    await chronicle(house, (async () => null) as never)(night.id, 'finished')
    await night.parlour.clock.advance(10_000)
    await night.archon.settle()
    const card = publicTexts(night).find((text) => text.includes('the end'))!
    expect(card).toMatch(/-# Rating: Ann \d+ \([+−]\d+\)\\n/)
    expect(card).not.toMatch(/Rating:.*Bob/)
  })
})
