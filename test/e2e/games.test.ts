/** Every game to its end in the parlour: people who only click, and computers beside them. */
import { afterEach, describe, expect, it } from 'vitest'
import { isPainted } from '../../render/versions.ts'
import { HOSTED } from '../../src/games/index.ts'
import { dice } from '../../src/kernel/random.ts'
import { STEADY } from '../../src/players/index.ts'
import { owing, positionOf, tableById } from '../../src/tables/position.ts'
import { type Evening, evening, playTurn, pressables } from './evening.ts'

let night: Evening | undefined
afterEach(async () => {
  await night?.close()
  night = undefined
})

/** Era and Age have stories of their own. */
const games = HOSTED.filter(({ game }) => !game.id.endsWith('-of-atlantis'))

describe.each(games.map((hosted) => [hosted.title, hosted] as const))('%s in the parlour', (_, hosted) => {
  it('is played to its end by clicks, and the end proves itself', { timeout: 300_000 }, async () => {
    night = await evening([hosted], { players: STEADY, secrets: () => 'cafe'.repeat(16) })
    const { parlour, archon } = night
    const random = dice(77)
    const people = ['Mira', 'Jonas'].map((name) => parlour.person(name))
    const [mira, jonas] = people
    const size = Math.min(3, hosted.game.seats.max)
    await mira!.slash(
      '/table open',
      { game: hosted.game.id, seats: size, computers: size - 2, here: true, pace: 'none' },
      { channel: 'tables' },
    )
    await archon.settle()
    const channel = parlour.channel('tables')
    await jonas!.in(channel).click('Join')
    await archon.settle()
    await mira!.in(channel).click('Start')
    const id = (await archon.house.store.tablesOf(mira!.id))[0]!.id
    await archon.settle()
    if (isPainted(hosted.game.id)) {
      await mira!.in(channel).click('Board')
      const board = await mira!.sees('Look closer', { channel })
      const [place] = pressables(board)[0]!.options!
      const closer = await mira!.in(channel).choose('Look closer …', place!.label, { message: board })
      expect(closer!.id).toBe(board.id)
    }
    for (let i = 0; i < 3_000; i++) {
      await archon.settle()
      const table = await tableById(archon.house, id)
      if (table.status === 'finished') break
      const owed = owing(await positionOf(archon.house, table))
      const person = people.find(({ id: each }) => table.seats.some((row) => row.person === each && owed.includes(row.seat)))
      if (person) await playTurn(person, channel, random, 600)
    }
    await archon.settle()
    expect((await tableById(archon.house, id)).status).toBe('finished')
    // What happened last has a heading of its own, behind who has won and why.
    const end = JSON.stringify((await mira!.sees('the end', { channel })).components)
    expect(end).toMatch(/the end\\n[^"]*\*\*The last turn\*\*\\n- /)
    await jonas!.in(channel).slash('/verify')
    await jonas!.sees('Everything fits', { channel })
  })
})
