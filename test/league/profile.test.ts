/** What is known of a person, and who gets to see it. */
import { afterEach, describe, expect, it } from 'vitest'
import { openStudio } from '../../render/studio.ts'
import { profileOf } from '../../src/league/profile.ts'
import { rangeOf } from '../../src/league/ratings.ts'
import { evening } from '../e2e/evening.ts'
import { casualTable, DAY, everybodyAnswers, type Office, openOffice, playOn } from './setting.ts'
import { relay, sprint } from './sprint.ts'

describe('a profile', () => {
  let office: Office
  afterEach(() => {
    expect(office.faults).toEqual([])
    office.close()
  })
  const mine = () => profileOf(office.house, 'id-Aa')

  it('of a stranger is empty', async () => {
    office = openOffice([sprint])
    expect(await mine()).toEqual({ strengths: [], results: [], reliability: 100, finished: 0, lapses: [] })
  })

  it('tells how each strength developed, the one played last first', async () => {
    office = openOffice([sprint])
    for (const seated of [
      ['Aa', 'Ba'],
      ['Aa', 'Ba'],
      ['Aa', 'Ba', 'Ca'],
    ]) {
      await casualTable(office, 'sprint', seated)
      await playOn(office, (person) => (person === 'id-Aa' ? 9 : 1))
      office.clock.now += DAY
    }
    const { strengths, results } = await mine()
    expect(strengths.map(({ title, size, played }) => [title, size, played])).toEqual([
      ['Sprint', 3, 1],
      ['Sprint', 2, 2],
    ])
    const [first, second] = strengths[1]!.steps
    expect(first!.at).toBeLessThan(second!.at)
    expect(second).toMatchObject({ mu: strengths[1]!.mu, sigma: strengths[1]!.sigma })
    // Two wins against the same person: stronger, and known better.
    expect(rangeOf(second!).value).toBeGreaterThan(rangeOf(first!).value)
    expect(rangeOf(second!).high - rangeOf(second!).low).toBeLessThan(rangeOf(first!).high - rangeOf(first!).low)
    expect(results).toEqual([{ title: 'Sprint', played: 3, won: 3 }])
  })

  it('does not count an expedition that failed as won, although everybody shares the first place', async () => {
    office = openOffice([relay])
    for (const strength of [1, 9]) {
      await casualTable(office, 'relay', ['Aa', 'Ba'])
      while (await everybodyAnswers(office, () => strength, 1));
    }
    expect((await mine()).results).toEqual([{ title: 'Relay', played: 2, won: 1 }])
  })
})

describe('/profile', () => {
  it('answers with a picture and words, to oneself and to others, unless somebody wants to be left alone', async () => {
    const night = await evening([sprint], { studio: openStudio({ local: true }) })
    const channel = night.parlour.channel('tables')
    const guest = (name: string) => night.parlour.person(name).in(channel)
    const [ann, bob] = [guest('Ann'), guest('Bob')]
    await ann.slash('/profile')
    // The first picture of all loads the painters.
    const own = await ann.sees('No finished games yet', { timeout: 20_000 })
    expect(own.attachments[0]?.description).toContain('Ann: 0 games, 0 won.')
    expect(JSON.stringify(own.components)).toContain('Reliability 100 of 100')
    await bob.slash('/profile', { player: 'Ann' })
    expect((await bob.sees('**Ann**')).attachments).toHaveLength(1)
    await ann.slash('/profile', { privacy: 'only me' })
    await bob.slash('/profile', { player: 'Ann' })
    expect((await bob.sees('keeps their results to themselves')).attachments).toHaveLength(0)
    await ann.slash('/profile')
    expect((await ann.sees('No finished games yet')).attachments).toHaveLength(1)
    await night.close()
  })
})
