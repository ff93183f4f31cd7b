/** Leagues: a season is one step at a time too, nothing is noted or rated twice. */
import { describe, expect, it } from 'vitest'
import type { LeagueCommit } from '../../src/store/league-store.ts'
import type { Store } from '../../src/store/store.ts'
import { entryOf, incident, leagueGame, leagueRow, postIn, seasonRow, seatRow, tableRow } from './rows.ts'

export function leaguesAreKept(store: () => Store): void {
  const league = () => store().league
  const founded = async () => {
    await league().saveLeague(leagueRow('l'))
    await league().open(seasonRow('s1', 'l', 1), [], [])
  }
  const step = (commit: Partial<LeagueCommit> = {}) => league().commit({ season: 's1', seq: 1, ...commit })

  describe('a league', () => {
    it('comes back as it was saved, and as it was changed', async () => {
      await league().saveLeague(leagueRow('l'))
      expect(await league().league('l')).toEqual(leagueRow('l'))
      await league().saveLeague(leagueRow('l', { name: 'Summer' }))
      expect((await league().leaguesOn('s')).map(({ name }) => name)).toEqual(['Summer'])
      expect(await league().league('nothing')).toBeNull()
    })

    it('can be taken away, and no other with it', async () => {
      await league().saveLeague(leagueRow('l'))
      await league().saveLeague(leagueRow('other'))
      await league().removeLeague('l')
      expect((await league().leaguesOn('s')).map(({ id }) => id)).toEqual(['other'])
    })

    it('has each season once, newest first', async () => {
      await founded()
      expect(await league().open(seasonRow('again', 'l', 1), [], [])).toBe(false)
      expect(
        await league().open(seasonRow('s2', 'l', 2), [postIn('c', 'card', 1)], [{ subject: 's2', key: 'league:x', dueAt: 9 }]),
      ).toBe(true)
      expect((await league().seasonsOf('l')).map(({ id }) => id)).toEqual(['s2', 's1'])
      expect(await store().nextTimerAt('league')).toBe(9)
      expect((await store().duePosts(5, 5)).map(({ id }) => id)).toEqual(['card'])
    })
  })

  describe('a season', () => {
    it('is read whole, and a step that expected another number changes nothing', async () => {
      await founded()
      const games = [leagueGame('s1', 'g1', ['ann', 'bob'])]
      expect(await step({ change: { phase: 'playing' }, entries: [entryOf('s1', 'ann'), entryOf('s1', 'bob')], games })).toBe(
        true,
      )
      expect(await step({ change: { phase: 'over' }, leave: ['ann'], incidents: [incident('late', 'ann')] })).toBe(false)
      const season = (await league().season('s1'))!
      expect([season.seq, season.phase, season.league.name]).toEqual([2, 'playing', 'Winter'])
      expect(season.entries.map(({ person }) => person).sort()).toEqual(['ann', 'bob'])
      expect(season.games).toEqual(games)
      expect(await league().incidentsOf('ann')).toEqual([])
      expect(await league().season('nothing')).toBeNull()
    })

    it('changes entries and games in place, and lets people go', async () => {
      await founded()
      await step({ entries: [entryOf('s1', 'ann'), entryOf('s1', 'bob')], games: [leagueGame('s1', 'g1', ['ann', 'bob'])] })
      const scored = leagueGame('s1', 'g1', ['ann', 'bob'], { status: 'scored', thread: 'th', table: 't', endedAt: 9 })
      await step({ seq: 2, entries: [entryOf('s1', 'ann', { place: 1 })], leave: ['bob'], games: [scored] })
      const { entries, games } = (await league().season('s1'))!
      expect(entries.map(({ person, place }) => [person, place])).toEqual([['ann', 1]])
      expect(games).toEqual([scored])
      const { season, game, entries: players } = (await league().fixture('g1'))!
      expect([season.id, season.seq, season.league.name, game, players]).toEqual(['s1', 3, 'Winter', scored, entries])
      expect(await league().fixture('nothing')).toBeNull()
      expect(await league().seasonOfGame('g1')).toBe('s1')
      expect(await Promise.all(['th', 'elsewhere'].map((thread) => league().gameIn(thread)))).toEqual(['g1', null])
      expect(await league().seasonOfTable('t')).toBe('s1')
      expect(await league().seasonOfTable('nothing')).toBeNull()
    })

    it('is found by those who signed up, and while games of it still wait', async () => {
      await founded()
      await step({ change: { phase: 'playing' }, entries: [entryOf('s1', 'ann', { status: 'reserve' })] })
      expect(await league().seasonsWith('ann')).toEqual([{ season: 's1', phase: 'playing', status: 'reserve' }])
      expect(await league().seasonsInPlay()).toEqual([])
      await step({ seq: 2, games: [leagueGame('s1', 'g1', ['ann', 'bob'])] })
      const [season, ...others] = await league().seasonsInPlay()
      expect([season!.id, season!.league.name, others]).toEqual(['s1', 'Winter', []])
    })

    it('knows which games could begin: whose people have time, the division that is behind first', async () => {
      await founded()
      const at = (division: number, n: number) => ({ tier: 0, division, n })
      const games = [
        leagueGame('s1', 'a1', ['ann', 'bob'], { ...at(0, 1), status: 'opening' }),
        leagueGame('s1', 'a2', ['ann', 'cid'], at(0, 2)),
        leagueGame('s1', 'a3', ['cid', 'dot'], at(0, 3)),
        leagueGame('s1', 'b1', ['eve', 'fay'], at(1, 1)),
        leagueGame('s1', 'b2', ['eve', 'gil'], at(1, 2)),
      ]
      const entries = [entryOf('s1', 'ann', { tier: 0, division: 0 }), entryOf('s1', 'eve', { tier: 0, division: 1 })]
      await step({ change: { phase: 'playing' }, entries, games })
      const idsOf = async (atOnce: number, most: number) => (await league().couldBegin('s1', atOnce, most)).map(({ id }) => id)
      expect(await idsOf(1, 9)).toEqual(['b1', 'a3', 'b2'])
      expect(await idsOf(2, 9)).toEqual(['b1', 'a2', 'b2', 'a3'])
      expect(await idsOf(2, 2)).toEqual(['b1', 'a2'])
      expect((await league().couldBegin('s1', 2, 2))[1]).toEqual({
        ...{ id: 'a2', ...at(0, 2), games: 3, begun: 1, divisions: 2 },
        people: [
          { person: 'ann', load: 1 },
          { person: 'cid', load: 0 },
        ],
      })
      expect(await league().busy()).toEqual(
        new Map([
          ['ann', 1],
          ['bob', 1],
        ]),
      )
    })

    it('does not wait for a computer, and finds nothing where nothing waits', async () => {
      await founded()
      const game = leagueGame('s1', 'a1', ['ann', 'bob'])
      const seats = game.seats.map((seat) => ({ ...seat, player: null }))
      await step({ change: { phase: 'playing' }, games: [{ ...game, seats }] })
      expect((await league().couldBegin('s1', 1, 9)).map(({ id, people, divisions }) => [id, people, divisions])).toEqual([
        ['a1', [], 1],
      ])
      expect(await league().couldBegin('another', 1, 9)).toEqual([])
    })

    it('knows how long its games took that came to an end of their own', async () => {
      await founded()
      for (const id of ['t1', 't2', 't3'])
        await store().open(tableRow(id, { channel: id, startedAt: 5, endedAt: 12, status: 'finished' }), [], [])
      const ended = (id: string, table: string, verdict: string | null, status: 'scored' | 'cancelled' = 'scored') =>
        leagueGame('s1', id, ['ann', 'bob'], { table, verdict, status })
      await step({ games: [ended('g1', 't1', null), ended('g2', 't2', 'decided'), ended('g3', 't3', null, 'cancelled')] })
      expect(await league().played(['s1', 'another'])).toEqual([7])
      expect(await league().played([])).toEqual([])
    })

    it('knows how long whole games took on a server, with how many people of how many seats', async () => {
      const table = { server: 's', startedAt: 5, endedAt: 12, status: 'finished', pace: 'slow' } as const
      const seats = (id: string) => [seatRow(id, 'p1', 'ann'), seatRow(id, 'p2', null)]
      await store().open(tableRow('t1', { channel: 't1', ...table }), seats('t1'), [])
      await store().open(tableRow('t2', { channel: 't2', ...table, server: 'other' }), seats('t2'), [])
      await store().open(tableRow('t3', { channel: 't3', ...table, pace: 'fast' }), seats('t3'), [])
      await store().open(tableRow('t4', { channel: 't4', ...table, status: 'ended' }), seats('t4'), [])
      expect(await league().tempo('s', 'slow', 9)).toEqual([{ game: 'lanterns', took: 7, size: 2, people: 1 }])
      expect(await league().tempo('s', 'slow', 0)).toEqual([])
    })

    it('sets and clears its timers', async () => {
      await founded()
      await step({
        timers: [
          { subject: 's1', key: 'league:open', dueAt: 9 },
          { subject: 's1', key: 'league:end', dueAt: 20 },
        ],
      })
      await step({ seq: 2, clear: ['league:open'] })
      expect(await store().nextTimerAt('league')).toBe(20)
    })
  })

  describe('the record', () => {
    it('notes a lapse once, and an excuse stays with it', async () => {
      expect(await league().note(incident('i', 'ann', { season: 's1' }))).toBe(true)
      expect(await league().note(incident('i', 'ann', { at: 99 }))).toBe(false)
      const excuse = { by: 'org', reason: 'ill', at: 7 }
      await league().excuse(['i'], excuse)
      const noted = incident('i', 'ann', { season: 's1', excuse })
      expect(await league().incidentsOf('ann')).toEqual([noted])
      expect(await league().incidentsIn('s1')).toEqual([noted])
      expect(await league().incidentsAt('t')).toEqual([noted])
    })

    it('rates a table once, and every step is kept, newest first', async () => {
      const rating = { person: 'ann', game: 'lanterns', size: 2, mu: 25.5, sigma: 8.25, played: 1 }
      const stepAt = (table: string, at: number) => ({
        table,
        person: 'ann',
        game: 'lanterns',
        size: 2,
        place: 1,
        mu: 25.5,
        sigma: 8.25,
        at,
      })
      expect(await league().rate('t', [rating], [stepAt('t', 5)])).toBe(true)
      expect(await league().rate('t', [{ ...rating, mu: 99 }], [stepAt('t', 6)])).toBe(false)
      expect(await league().rate('u', [{ ...rating, mu: 26.125, played: 2 }], [stepAt('u', 8)])).toBe(true)
      expect(await league().ratingsOf('ann')).toEqual([{ ...rating, mu: 26.125, played: 2 }])
      expect(await league().ratingsIn('lanterns', 2, ['ann', 'zoe'])).toHaveLength(1)
      expect((await league().stepsOf('ann')).map(({ table }) => table)).toEqual(['u', 't'])
    })

    it('counts a rating otherwise, or no more, with what followed from it', async () => {
      const rating = { person: 'ann', game: 'lanterns', size: 2, mu: 25.5, sigma: 8.25, played: 1 }
      const step = (table: string, at: number) => ({ ...rating, table, place: 1, at })
      const { played: _, ...first } = step('t', 5)
      const { played: __, ...second } = step('u', 5)
      await league().rate('t', [rating], [first])
      await league().rate('u', [{ ...rating, played: 2 }], [second])
      expect((await league().stepsIn('lanterns', 2)).map(({ table }) => table)).toEqual(['t', 'u'])
      expect(await league().stepsIn('lanterns', 3)).toEqual([])
      const lower = { ...second, place: 2, mu: 21.5 }
      await league().correctRatings({
        table: 't',
        isStruck: true,
        steps: [lower],
        ratings: [{ ...rating, mu: 21.5 }],
      })
      expect(await league().stepsOf('ann')).toEqual([lower])
      expect(await league().ratingsOf('ann')).toEqual([{ ...rating, mu: 21.5 }])
      await league().correctRatings({ table: 'u', isStruck: true, steps: [], ratings: [{ ...rating, played: 0 }] })
      expect(await league().ratingsOf('ann')).toEqual([])
      expect(await league().stepsOf('ann')).toEqual([])
    })

    it('changes what a table was worth in results, or takes it out of them', async () => {
      const result = { table: 't', seat: 'p1', person: 'ann', game: 'lanterns', server: 's', place: 1, size: 2, points: 300 }
      const row = { ...result, ending: 'verdict', achieved: [], at: 5 }
      await league().correctResults('t', [row])
      await league().correctResults('t', [{ ...row, place: 2 }])
      expect(await store().resultsOf('ann')).toEqual([{ ...row, place: 2 }])
      await league().correctResults('t', null)
      expect(await store().resultsOf('ann')).toEqual([])
    })

    it('keeps expeditions of a server', async () => {
      const expedition = { table: 't', server: 's', game: 'lanterns', difficulty: 'standard', size: 2, isWon: true, at: 5 }
      await league().saveExpedition(expedition)
      expect(await league().expeditionsOn('s')).toEqual([expedition])
    })
  })
}
