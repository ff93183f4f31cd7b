/** On a real server: the rights that the README asks for are those the bot checks, and all it needs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Locale, PermissionFlagsBits as May, PermissionsBitField } from 'discord.js'
import { afterEach, describe, expect, it } from 'vitest'
import { missingPermissions } from '../../src/discord/out/permissions.ts'
import { dice } from '../../src/kernel/random.ts'
import { owing, positionOf, tableById } from '../../src/tables/position.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { type Evening, evening, playTurn } from './evening.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8').replaceAll(/\s+/g, ' ')
const NAMED = (/permissions \*([^*]+)\*/.exec(readme)?.[1] ?? '').split(', ')
const BITS = NAMED.map((name) => {
  const key = Object.keys(May).find(
    (each) =>
      each.toLowerCase() ===
      name
        .replaceAll(' ', '')
        .replace(/Channels$/, 'Channel')
        .toLowerCase(),
  )
  return [name, May[key as keyof typeof May]] as const
})
const ASKED_FOR = BITS.reduce((all, [, bit]) => all | bit, 0n)

let night: Evening | undefined
afterEach(async () => {
  await night?.close()
  night = undefined
})

describe('with the permissions of the README', () => {
  it('nothing is missing, and without any of them that one is', () => {
    const missing = (bits: bigint) =>
      missingPermissions({ appPermissions: new PermissionsBitField(bits) as never, locale: Locale.EnglishUS })
    expect(missing(ASKED_FOR)).toEqual([])
    for (const [name, bit] of BITS) expect(missing(ASKED_FOR & ~bit)).toEqual([name])
  })

  it('a game is played in a thread that falls asleep on the way', async () => {
    night = await evening([lanterns.hosted], { secrets: () => 'cafe'.repeat(16) }, { botPermissions: ASKED_FOR })
    const { parlour, archon } = night
    const needless = (Object.keys(May) as (keyof typeof May)[]).filter(
      (right) => !(May[right] & (ASKED_FOR | May.UseApplicationCommands)),
    )
    for (const right of needless) parlour.faults.revoke(right)
    const [ann, bob] = [parlour.person('Ann', { roles: ['Organiser'] }), parlour.person('Bob')]
    await ann.in('tables').slash('/archon setup', { welcome: true })
    await ann.sees('I have all the permissions I need', { channel: 'tables' })
    await ann.in('tables').click('Open a table for people …')
    await ann.in('tables').click('Lanterns (2 to 4 players)')
    await archon.settle()
    const { id, channel } = (await archon.house.store.tablesOf(ann.id))[0]!
    expect(channel).not.toBe(parlour.channel('tables'))
    await bob.in(channel).click('Join')
    await archon.settle()
    await ann.in(channel).click('Start')
    const random = dice(3)
    for (let turn = 0; turn < 200; turn++) {
      await archon.settle()
      const table = await tableById(archon.house, id)
      if (table.status === 'finished') break
      const [seat] = owing(await positionOf(archon.house, table))
      const person = table.seats.find((row) => row.seat === seat)?.person
      await playTurn(person === ann.id ? ann : bob, channel, random)
      if (turn % 4 !== 3) continue
      await archon.settle() // threads fall asleep when nothing happens in them
      parlour.faults.archiveThread(channel)
    }
    await archon.settle()
    await ann.sees('the end', { channel })
    const refused = parlour.traffic.filter(({ status }) => status >= 400)
    expect(refused.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([])
  })
})
