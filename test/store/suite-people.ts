/** People and servers: what they have set stays, and what they want forgotten goes. */
import { describe, expect, it } from 'vitest'
import type { PostBody, Store } from '../../src/store/store.ts'
import { leagueRow, seasonRow, seatRow, tableRow } from './rows.ts'

export function peopleAreKept(store: () => Store): void {
  describe('a person', () => {
    it('is met by name and language; what they have set stays', async () => {
      await store().savePerson('ann', 'Ann', () => ({ notify: 'dm' }))
      await store().meet('ann', 'Anna', 'de')
      expect(await store().person('ann')).toEqual({ id: 'ann', name: 'Anna', locale: 'de', settings: { notify: 'dm' } })
      await store().savePerson('ann', 'Anna', (held) => ({ ...held, remind: 'last' }))
      expect((await store().person('ann'))?.settings).toEqual({ notify: 'dm', remind: 'last' })
      expect((await store().person('ann'))?.locale).toBe('de')
      expect(await store().person('zoe')).toBeNull()
    })

    it('who sets two things at the same moment has both', async () => {
      await Promise.all([
        store().savePerson('ann', 'Ann', (held) => ({ ...held, notify: 'dm' })),
        store().savePerson('ann', 'Ann', (held) => ({ ...held, remind: 'none' })),
      ])
      expect((await store().person('ann'))?.settings).toEqual({ notify: 'dm', remind: 'none' })
    })

    it('is found among others, each once, and nobody is made up', async () => {
      await store().meet('ann', 'Ann', 'de')
      await store().meet('bob', 'Bob', 'fr')
      expect((await store().people(['bob', 'zoe', 'ann'])).map(({ id }) => id).sort()).toEqual(['ann', 'bob'])
      expect(await store().people([])).toEqual([])
    })

    it('who is forgotten leaves no name behind, but keeps the seat of a game that runs', async () => {
      await store().meet('ann', 'Ann', 'de')
      const opened = (id: string, status: 'finished' | 'playing') =>
        store().open(tableRow(id, { status }), [seatRow(id, 'p1', 'ann', { note: 'mine' }), seatRow(id, 'p2', 'bob')], [])
      await opened('over', 'finished')
      await opened('runs', 'playing')
      const who = { seat: 'p1', person: 'ann', game: 'lanterns', server: 's', place: 1, size: 2, points: 1 }
      const result = { ...who, ending: 'light', achieved: ['bright'] }
      await store().commit({ table: 'over', seq: 1, at: 5, results: [result] })
      expect((await store().achievedOn('s', 10)).map(({ person, achieved }) => [person, achieved])).toEqual([['ann', ['bright']]])
      await store().forget('ann')
      expect(await store().person('ann')).toBeNull()
      expect(await store().resultsOf('ann')).toEqual([])
      expect(await store().achievedOn('s', 10)).toEqual([])
      const over = (await store().table('over'))!
      expect([over.owner, over.seats[0]!.person, over.seats[0]!.note]).toEqual(['', null, ''])
      expect(over.seats[0]!.name).not.toContain('ann')
      expect((await store().table('runs'))!.seats[0]!.person).toBe('ann')
    })

    it('who is forgotten is not named by what an organiser said of them, nor by a card that called them', async () => {
      const post = (id: string, body: PostBody) => ({ id, channel: 'c', body, dueAt: 1 })
      const barred = { say: 'season.barred', person: 'ann', reason: 'rude' }
      const posts = [
        post('told', { kind: 'league', season: 's1', what: 'told', text: barred, ping: ['ann'] }),
        post('waits', { kind: 'league', season: 's1', what: 'told', text: barred, ping: ['ann'] }),
        post('card', { kind: 'league', season: 's1', what: 'card', ping: ['ann', 'bob'] }),
      ]
      await store().league.saveLeague(leagueRow('l'))
      await store().league.open(seasonRow('s1', 'l', 1), posts, [])
      await store().sent(
        ['told', 'card'].map((id) => ({ id, message: `m-${id}` })),
        2,
      )
      await store().forget('ann')
      expect([await store().post('told'), await store().post('waits')]).toEqual([null, null])
      expect((await store().post('card'))?.body).toMatchObject({ ping: ['bob'] })
    })

    it('keeps what was promised for the end of a game that runs, and no longer', async () => {
      await store().open(tableRow('runs', { status: 'playing' }), [seatRow('runs', 'p1', 'ann')], [])
      await store().promise('ann', [{ key: 'league:forget:runs', dueAt: 5 }])
      await store().forget('ann')
      expect(await store().promised('league:forget:runs')).toEqual(['ann'])
      await store().commit({ table: 'runs', seq: 1, at: 5, change: { status: 'ended', endedAt: 5 } })
      await store().forget('ann')
      expect(await store().promised('league:forget:runs')).toEqual([])
    })

    it('is known to the open tables they sit at, were asked to, opened, left, or wrote letters at', async () => {
      const letter = { kind: 'letter' as const, about: '', id: 'l', from: 'p1', words: 'hello', promise: null, fence: 0, at: 1 }
      const at = (id: string, more: Parameters<typeof tableRow>[1], seat = seatRow(id, 'p1', 'bob')) =>
        store().open(tableRow(id, { status: 'playing', owner: 'bob', ...more }), [seat], [])
      await at('sits', {}, seatRow('sits', 'p1', 'ann'))
      await at('asked', {}, seatRow('asked', 'p1', 'bob', { offeredTo: 'ann' }))
      await at('opened', { owner: 'ann' })
      await at('left', { terms: { left: { ann: 'p1' } } })
      await at('wrote', {})
      await at('read', {})
      await at('never', {})
      await at('over', { owner: 'ann', status: 'finished' })
      await store().keepMail({ ...letter, table: 'wrote', by: 'ann', to: [{ seat: 'p2', person: 'bob' }] }, [])
      await store().keepMail({ ...letter, id: 'm', table: 'read', by: 'bob', to: [{ seat: 'p1', person: 'ann' }] }, [])
      expect((await store().tablesKnowing('ann')).sort()).toEqual(['asked', 'left', 'opened', 'read', 'sits', 'wrote'])
    })

    it('who only wrote letters there, and left, goes with the server', async () => {
      await store().meet('ann', 'Ann', 'de')
      await store().open(tableRow('wrote', { owner: 'bob' }), [seatRow('wrote', 'p1', 'bob')], [])
      const letter = {
        kind: 'letter' as const,
        about: '',
        id: 'l',
        table: 'wrote',
        from: 'p1',
        by: 'ann',
        to: [],
        words: 'hello',
        promise: null,
        fence: 0,
        at: 1,
      }
      await store().keepMail(letter, [])
      await store().forgetServer('s')
      expect(await store().person('ann')).toBeNull()
    })

    it('goes with the only server they played on; whoever is also elsewhere, or was never there, stays', async () => {
      for (const name of ['ann', 'bob', 'cid', 'dan']) await store().meet(name, name, 'de')
      const sat = (id: string, server: string, ...people: string[]) =>
        store().open(
          tableRow(id, { server, owner: people[0]! }),
          people.map((person, i) => seatRow(id, `p${i + 1}`, person)),
          [],
        )
      await sat('here', 's', 'ann', 'bob')
      await sat('there', 'other', 'bob', 'cid')
      await store().forgetServer('s')
      expect((await store().people(['ann', 'bob', 'cid', 'dan'])).map(({ id }) => id).sort()).toEqual(['bob', 'cid', 'dan'])
    })
  })

  it('counts who came to each step of a lesson, however many come at once', async () => {
    expect(await store().lessonSteps()).toEqual([])
    await Promise.all(['theme', 'theme', 'goal', 'theme'].map((step) => store().noteLessonStep('lanterns/evening', step)))
    await store().noteLessonStep('lanterns/night', 'theme')
    expect(await store().lessonSteps()).toEqual([
      { lesson: 'lanterns/evening', step: 'goal', met: 1 },
      { lesson: 'lanterns/evening', step: 'theme', met: 3 },
      { lesson: 'lanterns/night', step: 'theme', met: 1 },
    ])
  })

  describe('a letter', () => {
    const letter = (id: string, table: string, by: string, to: string) => ({
      id,
      table,
      from: 'p1',
      by,
      to: [{ seat: 'p2', person: to }],
      words: `from ${by}`,
      promise: null,
      kind: 'letter' as const,
      about: '',
      fence: 2,
      at: Number(id.slice(1)),
    })

    it('is kept with its notices, goes with its writer once the game is over, and with its table', async () => {
      const opened = (id: string, status: 'finished' | 'playing') =>
        store().open(tableRow(id, { status, server: 's' }), [seatRow(id, 'p1', 'ann'), seatRow(id, 'p2', 'bob')], [])
      await opened('over', 'finished')
      await opened('runs', 'playing')
      const body = { kind: 'mail', person: 'bob', mail: 'l1' } as const
      await store().keepMail(letter('l1', 'over', 'ann', 'bob'), [{ id: 'l1-p2', channel: 'dm:bob', body, dueAt: 5 }])
      await store().keepMail(letter('l2', 'over', 'bob', 'ann'), [])
      await store().keepMail(letter('l3', 'runs', 'ann', 'bob'), [])
      expect(await store().mailAt('over')).toEqual([letter('l1', 'over', 'ann', 'bob'), letter('l2', 'over', 'bob', 'ann')])
      expect((await store().duePosts(5, 9)).map(({ id }) => id)).toEqual(['l1-p2'])
      await store().forget('ann')
      expect(await store().mailAt('over')).toEqual([letter('l2', 'over', 'bob', '')])
      expect(await store().mailAt('runs')).toHaveLength(1)
      await store().forgetServer('s')
      expect(await store().mailAt('runs')).toEqual([])
    })
  })

  describe('a report', () => {
    const report = (id: string, at: number) => ({
      id,
      server: 's',
      table: 'over',
      person: 'ann',
      words: 'it is wrong',
      facts: { version: '1', game: 'lanterns', answers: 3 },
      at,
      answer: null,
      answeredAt: null,
    })
    const post = { id: 'report-r1', channel: 'c', body: { kind: 'report', report: 'r1' }, dueAt: 5 } as const

    it('is kept with what is said about it, found by its writer and on its server, and answered', async () => {
      await store().keepReport(report('r1', 1), [post])
      await store().keepReport(report('r2', 2), [])
      expect((await store().duePosts(5, 9)).map(({ id, table }) => [id, table])).toEqual([['report-r1', 's']])
      for (const found of [await store().reportsOf('ann'), await store().reportsOn('s')])
        expect(found).toEqual([report('r2', 2), report('r1', 1)])
      await store().keepReport({ ...report('r1', 1), answer: 'mended', answeredAt: 7 }, [])
      expect(await store().report('r1')).toMatchObject({ answer: 'mended', answeredAt: 7 })
      expect(await store().report('r9')).toBeNull()
    })

    it('loses its words when its writer is forgotten, and goes with its server', async () => {
      await store().keepReport(report('r1', 1), [post])
      await store().forget('ann')
      expect(await store().report('r1')).toMatchObject({ person: null, words: '' })
      await store().forgetServer('s')
      expect(await store().report('r1')).toBeNull()
      expect(await store().duePosts(5, 9)).toEqual([])
    })
  })

  describe('a server', () => {
    it('remembers what was done by those who look after it; a name that is forgotten goes, and with the server all of it', async () => {
      const deed = (id: string, at: number, by: string, given = {}) => ({
        id,
        server: 's',
        league: null,
        by,
        act: 'kick',
        given,
        at,
      })
      await store().noteOversight(deed('o1', 1, 'olga', { player: '<@ann>', reason: 'away' }))
      await store().noteOversight(deed('o2', 2, 'ann', { player: '<@bob>' }))
      await store().noteOversight({ ...deed('o3', 3, 'olga'), server: 'other' })
      expect((await store().oversightOn('s', 9)).map(({ id }) => id)).toEqual(['o2', 'o1'])
      expect((await store().oversightOn('s', 1)).map(({ id }) => id)).toEqual(['o2'])
      await store().forget('ann')
      expect(await store().oversightOn('s', 9)).toEqual([deed('o2', 2, '', { player: '<@bob>' }), deed('o1', 1, 'olga')])
      await store().forgetServer('s')
      expect(await store().oversightOn('s', 9)).toEqual([])
      expect(await store().oversightOn('other', 9)).toHaveLength(1)
    })

    it('has no settings at first, and what is not mentioned stays', async () => {
      expect(await store().server('s')).toEqual({})
      await store().saveServer('s', { threads: true })
      await store().saveServer('s', { welcomed: true })
      expect(await store().server('s')).toEqual({ threads: true, welcomed: true })
    })
  })
}
