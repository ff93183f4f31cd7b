import { afterEach, describe, expect, it } from 'vitest'
import type { Bot } from '../../src/discord/bot.ts'
import { leagueMessage } from '../../src/discord/show/league/card.ts'
import { close } from '../../src/league/close.ts'
import { crossTable, divisionsOf } from '../../src/league/divisions.ts'
import { seasonCsv, seasonJson } from '../../src/league/export.ts'
import { change, found, publish, seed } from '../../src/league/organise.ts'
import { joinSeason } from '../../src/league/signup.ts'
import { lotOf } from '../../src/league/standings.ts'
import { drawnSeason, newestSeason, seasonById } from '../../src/league/steps.ts'
import { PUBLIC } from '../../src/words/words.ts'
import { closeInOrder, DAY, drawn, NAMES, type Office, openOffice, playOn, signedUp, strength, who } from './setting.ts'
import { sprint } from './sprint.ts'

let office: Office
afterEach(() => closeInOrder(office))

describe('a season as a file', () => {
  it('holds everything, and survives spreadsheets', async () => {
    office = openOffice([sprint])
    const people = ['Aa', 'Ba', 'Ca', 'Da']
    const league = await signedUp(office, people, { name: '=Cup, "the first"' })
    const { id } = await drawn(office, league, people)
    await playOn(office, strength)
    const season = await seasonById(office.house, id)
    const divisions = await divisionsOf(office.house, season)
    const [head, first, ...others] = seasonCsv(season, divisions, PUBLIC).trimEnd().split('\r\n')
    expect(head).toBe('league,season,division,place,player,points,played,wins,relief,deducted,share,move')
    expect(first).toMatch(/^"'=Cup, ""the first""",1,1,1,Aa,40,4,4,0,0,0\.\d{4},stay$/)
    expect(others).toHaveLength(3)
    const file = JSON.parse(seasonJson(season, divisions))
    expect(file).toMatchObject({ format: 'archon-league-1', season: { number: 1, phase: 'over', seed: season.seed } })
    expect(file.divisions[0].standings.map(({ player, points }: { player: string; points: number }) => [player, points])).toEqual(
      [
        ['Aa', 40],
        ['Ba', 24],
        ['Ca', 12],
        ['Da', 4],
      ],
    )
    expect(file.divisions[0].games[0].seats[0]).toHaveProperty('points')
    expect(crossTable(divisions[0]!)).toEqual([
      [null, 4, 4, 4],
      [0, null, 4, 4],
      [0, 0, null, 4],
      [0, 0, 0, null],
    ])
  })

  it('lets anybody draw the lots again', async () => {
    office = openOffice([sprint])
    const people = ['Aa', 'Ba', 'Ca', 'Da']
    const league = await signedUp(office, people)
    const { id } = await drawn(office, league, people)
    await playOn(office, () => 5)
    const season = await seasonById(office.house, id)
    const [division] = await divisionsOf(office.house, season)
    expect(division!.lines.slice(0, 3).map(({ by }) => by)).toEqual(['lot', 'lot', 'lot'])
    const lots = division!.lines.map(({ person }) => lotOf(season.seed, person))
    expect(lots).toEqual([...lots].sort((a, b) => a - b))
  })
})

describe('an organiser', () => {
  it('says when a league begins before anybody has seen it', async () => {
    office = openOffice([sprint])
    const plan = { server: 's', channel: 'c', name: 'Draft', game: 'sprint', size: 4, organiser: 'id-Org' }
    const { id } = await found(office.house, plan)
    const beginsAt = office.clock.now + 40 * DAY
    await change(office.house, id, { beginsAt })
    expect((await publish(office.house, id)).beginsAt).toBe(beginsAt)
  })

  it('changes how seasons are run, and seeds people before the draw', async () => {
    office = openOffice([sprint])
    const people = NAMES.slice(0, 12)
    const league = await signedUp(office, people)
    const first = await newestSeason(office.house, league)
    await change(office.house, league, { weeks: 4, beginsAt: office.clock.now + 3 * DAY })
    const changed = await seasonById(office.house, first.id)
    expect(changed.beginsAt).toBe(office.clock.now + 3 * DAY)
    expect(changed.endsAt).toBe(changed.beginsAt + 28 * DAY)
    await seed(office.house, league, who('La').id, 0)
    const season = await drawn(office, league, people)
    const [top, bottom] = await divisionsOf(office.house, season)
    expect(top!.lines.map(({ name }) => name)).toContain('La')
    expect(bottom!.lines).toHaveLength(5)
    await expect(seed(office.house, league, who('La').id, 0)).rejects.toThrow('league.begun')
    await expect(change(office.house, league, { weeks: 9, beginsAt: office.clock.now + DAY })).rejects.toThrow('league.begun')
    expect((await office.house.store.league.league(league))!.settings.weeks).toBe(4)
    // Neither could ever fill a table.
    for (const small of [{ division: 3 }, { places: 3 }]) {
      await expect(change(office.house, league, small)).rejects.toThrow('league.small')
      await expect(signedUp(office, [], { name: 'Small', settings: small })).rejects.toThrow('league.small')
    }
    await change(office.house, league, { repeat: false })
    await playOn(office, strength)
    expect((await seasonById(office.house, season.id)).phase).toBe('over')
    expect((await newestSeason(office.house, league)).number).toBe(1)
    expect(await close(office.house, league)).toBeNull()
    // Nothing follows by itself any more; publishing opens the next one.
    const second = await publish(office.house, league)
    expect(second).toMatchObject({ number: 2, phase: 'signup' })
    expect(await joinSeason(office.house, second.id, who('Aa'))).toEqual({ status: 'in', number: 1 })

    // A league can be closed while people sign up; they hear of it, and what was played before is still there to be seen.
    expect(await close(office.house, league)).toBe(2)
    const off = await seasonById(office.house, second.id)
    expect(off.phase).toBe('over')
    const { body } = (await office.house.store.post(off.card!))!
    expect(body).toMatchObject({ kind: 'league', ping: ['id-Aa'] })
    const card = await leagueMessage({ house: office.house } as Bot, off.card!, body as never)
    expect(JSON.stringify(card!.components)).toContain('This season was called off.')
    expect((await drawnSeason(office.house, league)).number).toBe(1)
    await office.pass(100)
    expect((await newestSeason(office.house, league)).number).toBe(2)
    await expect(joinSeason(office.house, off.id, who('Ba'))).rejects.toThrow('league.closed')
    expect((await publish(office.house, league)).number).toBe(3)
  })
})
