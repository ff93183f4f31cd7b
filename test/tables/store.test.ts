/** What is kept, and what is not kept for ever. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/sqlite.mjs'
import { end } from '../../src/tables/leaving.ts'
import { tableById } from '../../src/tables/position.ts'
import { begun, newHouse, type TestHouse } from './setting.ts'

let house: TestHouse
afterEach(() => house.store.close())

describe('settings', () => {
  it('set at the same moment are all kept', async () => {
    house = newHouse()
    const { store } = house
    await Promise.all([
      store.savePerson('ann', 'Ann', (held) => ({ ...held, notify: 'dm' })),
      store.savePerson('ann', 'Ann', (held) => ({ ...held, remind: 'last' })),
      store.savePerson('ann', 'Anna'),
      store.saveServer('s', { threads: false }),
      store.saveServer('s', { welcomed: true }),
    ])
    expect(await store.person('ann')).toMatchObject({ id: 'ann', name: 'Anna', settings: { notify: 'dm', remind: 'last' } })
    expect(await store.server('s')).toEqual({ threads: false, welcomed: true })
  })
})

describe('posts', () => {
  it('are kept only while something can still be done with them', async () => {
    house = newHouse()
    const id = await begun(house, ['Ann', 'Bob'])
    const { card } = await tableById(house, id)
    await end(house, id)
    const due = await house.store.duePosts(house.now(), 100)
    expect(due.map(({ body }) => body.kind)).toEqual(expect.arrayContaining(['lobby', 'card', 'notice', 'edit']))
    await house.store.sent(
      due.map(({ id }, i) => ({ id, message: `message ${i}` })),
      house.now(),
    )
    const left = await Promise.all(due.map(({ id: post }) => house.store.post(post)))
    expect(left.flatMap((post) => (post ? [post.body.kind] : []))).toEqual(['lobby', 'card'])
    expect((await house.store.post(card.post!))?.message).not.toBeNull()
    expect((await house.store.counts()).posts).toBe(0)
  })
})

describe('a file from before it was kept when somebody said yes', () => {
  it('has no guests who are only invited, knows who acted, and drops the misses of those who never did', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'archon-'))
    const [path, migrations] = [join(folder, 'archon.sqlite'), join(folder, 'migrations')]
    cpSync('migrations', migrations, { recursive: true })
    const journal = join(migrations, 'meta', '_journal.json')
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 8) }))
    const file = openDatabase(path)
    migrate(drizzle(file), { migrationsFolder: migrations })
    file.exec(`
      INSERT INTO tables (id, server, channel, game, owner, status, size, options, pace, opened_at, seq, secret, words, fence, card)
        VALUES ('t', 's', 'c', 'lanterns', 'ann', 'playing', 3, '{}', 'fast', 77, 1, '', '[]', 1, '{}');
      INSERT INTO seats (table_id, seat, person, name, acted_at, note)
        VALUES ('t', 'p1', 'ann', 'Ann', 1, ''), ('t', 'p2', 'bob', 'Bob', 2, ''), ('t', 'p3', NULL, 'Ada', 3, '');
      INSERT INTO log (table_id, n, entry, at) VALUES
        ('t', 0, '{"seat":"p1","decision":"1","answer":1,"by":"person"}', 80),
        ('t', 1, '{"seat":"p2","decision":"2","answer":1,"by":"clock"}', 81),
        ('t', 2, '{"seat":"p3","decision":"3","answer":1,"by":"computer"}', 82);
      INSERT INTO incidents (id, person, kind, table_id, game, season, at) VALUES
        ('miss:t:p1:90', 'ann', 'miss', 't', 'lanterns', NULL, 90),
        ('miss:t:p2:91', 'bob', 'miss', 't', 'lanterns', NULL, 91),
        ('miss:t:p2:92', 'bob', 'miss', 't', 'lanterns', 'cup', 92);
    `)
    file.close()
    house = newHouse({ path })
    expect((await tableById(house, 't')).seats).toMatchObject([
      { person: 'ann', saidYesAt: 77, hasActed: true },
      { person: 'bob', saidYesAt: 77, hasActed: false },
      { person: null, saidYesAt: null, hasActed: false },
    ])
    const lapses = async (person: string) => (await house.store.league.incidentsOf(person)).map(({ at }) => at)
    expect([await lapses('ann'), await lapses('bob')]).toEqual([[90], [92]])
    rmSync(folder, { recursive: true })
  })
})
