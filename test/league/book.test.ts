/** Ratings, expeditions and the record of people, in and outside leagues; and forgetting all of it. */
import { afterEach, describe, expect, it } from 'vitest'
import { noteMiss } from '../../src/league/absence.ts'
import { expeditionTable, newestNumber, seasonTable } from '../../src/league/across-leagues.ts'
import { divisionsOf } from '../../src/league/divisions.ts'
import { forgetMe } from '../../src/league/forget-me.ts'
import { joinSeason } from '../../src/league/signup.ts'
import { newestSeason, seasonById } from '../../src/league/steps.ts'
import { replace } from '../../src/tables/leaving.ts'
import {
  casualTable,
  closeInOrder,
  DAY,
  drawn,
  everybodyAnswers,
  NAMES,
  type Office,
  openOffice,
  playOn,
  signedUp,
  strength,
  who,
} from './setting.ts'
import { relay, sprint } from './sprint.ts'

let office: Office
afterEach(() => closeInOrder(office))

const table = (game: string, seated: readonly (string | null)[], options = {}) => casualTable(office, game, seated, options)
const ratings = (name: string) => office.house.store.league.ratingsOf(`id-${name}`)

describe('ratings', () => {
  it('are kept for every game and number of players, with every step', async () => {
    office = openOffice([sprint])
    await table('sprint', ['Aa', 'Ba', 'Ca'])
    await table('sprint', ['Aa', 'Ba'])
    await playOn(office, strength)
    const [two, three] = await ratings('Aa')
    expect(two).toMatchObject({ game: 'sprint', size: 2, played: 1 })
    expect(three).toMatchObject({ game: 'sprint', size: 3, played: 1 })
    expect(three!.mu).toBeGreaterThan(25)
    expect((await ratings('Ca'))[0]!.mu).toBeLessThan(25)
    const first = three!.mu
    await table('sprint', ['Ca', 'Aa', 'Ba'])
    await playOn(office, strength)
    const steps = (await office.house.store.league.stepsOf('id-Aa')).filter(({ size }) => size === 3)
    expect(steps).toHaveLength(2)
    expect(steps.map(({ place }) => place)).toEqual([1, 1])
    expect(steps[1]!.mu).toBe(first)
    expect((await ratings('Aa'))[1]).toMatchObject({ played: 2, mu: steps[0]!.mu })
  })

  it('do not count games with computers, nor games in which a seat changed hands', async () => {
    office = openOffice([sprint])
    await table('sprint', ['Aa', 'Ba', null])
    const changing = await table('sprint', ['Aa', 'Ba', 'Ca'])
    await replace(office.house, changing, 'id-Ca', who('Da'))
    await playOn(office, strength)
    for (const name of ['Aa', 'Ba', 'Ca', 'Da']) expect(await ratings(name)).toEqual([])
    expect(await office.house.store.league.incidentsOf('id-Ca')).toMatchObject([{ kind: 'left', table: changing, season: null }])
  })
})

describe('expeditions', () => {
  it('are counted by difficulty and size of the party', async () => {
    office = openOffice([relay])
    await table('relay', ['Aa', 'Ba'])
    await playOn(office, () => 9)
    await table('relay', ['Aa', 'Ba'])
    await table('relay', ['Aa', 'Ba', 'Ca'], { difficulty: 'hard' })
    await playOn(office, () => 1)
    expect(await expeditionTable(office.house, 's')).toEqual([
      { game: 'relay', difficulty: 'easy', size: 2, played: 2, won: 1 },
      { game: 'relay', difficulty: 'hard', size: 3, played: 1, won: 0 },
    ])
    expect(await ratings('Aa')).toEqual([])
  })

  it('count people, not the computers that helped them', async () => {
    office = openOffice([relay])
    await table('relay', ['Aa', null, null, null])
    await playOn(office, () => 9)
    expect(await expeditionTable(office.house, 's')).toMatchObject([{ size: 1, played: 1 }])
  })
})

describe('one season table', () => {
  it('adds up the points of all leagues on a server', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 5)
    expect(await newestNumber(office.house, 's')).toBe(0)
    const leagues = [
      await signedUp(office, people, { name: 'Four' }),
      await signedUp(office, people.slice(0, 4), { name: 'Three', size: 3 }),
    ]
    for (const [i, league] of leagues.entries()) await drawn(office, league, people.slice(0, 5 - i))
    await playOn(office, strength)
    const lines = await seasonTable(office.house, 's', await newestNumber(office.house, 's'))
    expect(lines.map(({ name, leagues: of }) => [name, of])).toEqual([
      ['Aa', ['Four', 'Three']],
      ['Ba', ['Four', 'Three']],
      ['Ca', ['Four', 'Three']],
      ['Da', ['Four', 'Three']],
      ['Ea', ['Four']],
    ])
    expect(lines[0]!.played).toBe(7)
  })

  it('goes by date, not by how often a league has been played, and shares places', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 4)
    const old = await signedUp(office, people, { name: 'Old' })
    await drawn(office, old, people)
    await playOn(office, strength)
    const second = await newestSeason(office.house, old)
    for (const name of people) await joinSeason(office.house, second.id, who(name))
    const late = await signedUp(office, people, { name: 'Late', settings: { signup: 60 } })
    await drawn(office, late, people)
    await drawn(office, old, people)
    await playOn(office, () => 5)
    const lines = await seasonTable(office.house, 's', 2)
    expect(lines.map(({ leagues }) => leagues)).toEqual(people.map(() => ['Old', 'Late']))
    expect(lines.map(({ place }) => place)).toEqual([1, 1, 1, 1])
    expect((await seasonTable(office.house, 's', 1)).map(({ leagues }) => leagues)).toEqual(people.map(() => ['Old']))
  })
})

describe('forgetting', () => {
  it('erases ratings and record at once, and the name from seasons that are over', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 4)
    const league = await signedUp(office, people)
    const { id } = await drawn(office, league, people)
    await everybodyAnswers(office, strength, 1)
    await office.house.store.forget('id-Ba')
    expect((await seasonById(office.house, id)).entries.some(({ person }) => person === 'id-Ba')).toBe(true)
    await playOn(office, strength)
    const over = await seasonById(office.house, id)
    expect(over.phase).toBe('over')
    expect(JSON.stringify(over)).not.toContain('id-Ba')
    const [division] = await divisionsOf(office.house, over)
    expect(division!.lines.map(({ name }) => name)).toEqual(['Aa', 'somebody', 'Ca', 'Da'])
    expect((await ratings('Ca')).length).toBe(1)
    await office.house.store.forget('id-Ca')
    expect(await ratings('Ca')).toEqual([])
    expect(await office.house.store.league.stepsOf('id-Ca')).toEqual([])
    expect(JSON.stringify(await seasonById(office.house, id))).not.toContain('id-Ca')
    const [same] = await divisionsOf(office.house, await seasonById(office.house, id))
    expect(same!.lines.map(({ name, points }) => [name, points])).toEqual(
      division!.lines.map(({ name, points }) => [name === 'Ca' ? 'somebody' : name, points]),
    )
  })

  it('does not undo misses of a season under way; afterwards they count for nobody in particular', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 4)
    const { id } = await drawn(office, await signedUp(office, people), people)
    const { league } = office.house.store
    const [game] = (await seasonById(office.house, id)).games
    for (let i = 0; i < 2; i++) {
      office.clock.now += 1_000
      await noteMiss(office.house, game!.table!, game!.seats.find(({ owner }) => owner === 'id-Ba')!.seat)
    }
    await league.note({ ...(await league.incidentsOf('id-Ba'))[0]!, id: 'left:elsewhere:p1:id-Ba', kind: 'left', season: null })
    const [, first] = await league.incidentsIn(id)
    await league.excuse([first!.id], { by: 'id-Da', reason: 'Ba was ill', at: 1 })
    await league.note({ ...first!, id: `no-show:${id}:id-Ba`, kind: 'no-show' })
    await forgetMe(office.house, 'id-Ba')
    expect((await league.incidentsOf('id-Ba')).map(({ season }) => season)).toEqual([id, id, id])
    await forgetMe(office.house, 'id-Da')
    await playOn(office, strength)
    const over = await seasonById(office.house, id)
    expect(over.phase).toBe('over')
    const record = JSON.stringify(await league.incidentsIn(id))
    for (const trace of ['id-Ba', 'id-Da', 'was ill']) expect(record).not.toContain(trace)
    const [division] = await divisionsOf(office.house, over)
    expect(division!.lines.flatMap(({ deductions }) => deductions.map(({ why }) => why)).sort()).toEqual(['excused', 'free'])
    expect((await league.incidentsIn(id)).map(({ person }) => person.slice(0, 5))).toEqual(['gone-', 'gone-', 'gone-'])
  })

  it('frees a place while people sign up, and takes the name off cards', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 4)
    const league = await signedUp(office, people, { settings: { places: 4 } })
    const { id } = await newestSeason(office.house, league)
    await joinSeason(office.house, id, who('Ea'))
    await forgetMe(office.house, 'id-Aa')
    expect((await seasonById(office.house, id)).entries.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'Ba in',
      'Ca in',
      'Da in',
      'Ea in',
    ])
    const present = NAMES.slice(1, 5)
    await drawn(office, league, present)
    await playOn(office, strength)
    const over = await seasonById(office.house, id)
    expect(over.phase).toBe('over')
    const edits = async () =>
      (await office.house.store.duePosts(office.clock.now + DAY, 1_000)).filter(({ slot }) => slot === `edit:${over.card}`)
    expect(await edits()).toHaveLength(0)
    await forgetMe(office.house, 'id-Ba')
    expect(await edits()).toHaveLength(1)
  })

  it('takes an organiser out of what they founded; the league goes on', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 4)
    const league = await signedUp(office, people)
    await forgetMe(office.house, 'id-Org')
    expect((await office.house.store.league.league(league))!.organiser).toBe('')
    const { id } = await drawn(office, league, people)
    await playOn(office, strength)
    expect((await seasonById(office.house, id)).phase).toBe('over')
  })
})
