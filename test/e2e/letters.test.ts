/** Letters: between those they are from and for, delivered in private, and nowhere else; where a game's rules want all talk heard, there are none. */
import { beforeEach, describe, expect, it } from 'vitest'
import { ageOfAtlantis } from '../../src/games/age-of-atlantis/index.ts'
import { atlantisRising } from '../../src/games/atlantis-rising/index.ts'
import { atlasLost } from '../../src/games/atlas-lost/index.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import { dice } from '../../src/kernel/random.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import type { MailRow } from '../../src/store/store.ts'
import { handOver, takeSeat } from '../../src/tables/leaving.ts'
import { arrange, join as sit, start } from '../../src/tables/lobby.ts'
import { textOf } from '../discord/evenings.ts'
import { sprint } from '../league/sprint.ts'
import { playTurn } from './evening.ts'
import { tracesOf } from './house.ts'
import { ann, bob, channel, cid, DAY, HOUR, meet, night, now, openedBy, pass, settle } from './three-guests.ts'

const WORDS = 'Let us both name seven.'

beforeEach(() => meet([sprint, eraOfAtlantis]))

/** Ann, Bob and Cid play; letters as the table has agreed. */
async function playing(talk?: 'channel' | 'letters' | 'opened', game = 'sprint'): Promise<string> {
  const { house } = night.archon
  const id = await openedBy(ann, { game, size: 3 })
  if (talk) await arrange(house, id, ann.id, { terms: { talk } })
  for (const guest of [bob, cid]) await sit(house, id, guest)
  await start(house, id, ann.id)
  await settle()
  for (const guest of [ann, bob, cid]) guest.forget()
  return id
}

const letters = async (guest: Guest) => textOf(await guest.slash('/table letters'))

async function written(from: Guest, to: string[], words = WORDS): Promise<string> {
  await from.click('More')
  await from.choose('What would you like?', 'Letters')
  await from.choose('Write to …', to)
  const answer = textOf(await from.modal({ text: words }))
  await settle()
  return answer
}

const inPrivate = (guest: Guest) => guest.dm().messages().map(textOf).join('\n')
const inPublic = () => {
  const EPHEMERAL = 64
  const seen = cid.messages({ channel }).filter(({ flags }) => !((flags ?? 0) & EPHEMERAL))
  return seen.map(textOf).join('\n')
}
const playToTheEnd = async (guests: readonly Guest[] = [ann, bob, cid]) => {
  for (const guest of guests) await playTurn(guest, channel, dice(3))
  await settle()
  expect((await now()).status).toBe('finished')
}

describe('a letter', () => {
  it('rings its reader in private, waits in their panel, and can be answered from either', async () => {
    await playing()
    expect(await written(ann, ['Bob'])).toContain('Your letter is on its way')
    expect(bob.pings).toHaveLength(1)
    expect(inPrivate(bob)).toContain(WORDS)
    expect(textOf(await bob.click(/Take my turn|Seal my answer/))).toContain(WORDS)
    await pass(HOUR / 60)
    await bob.dm().click('Write back …')
    await bob.dm().modal({ text: 'Agreed.' })
    await settle()
    expect(inPrivate(ann)).toContain('Agreed.')
    for (const guest of [ann, bob]) expect(await letters(guest)).toMatch(/both name seven.*Agreed/)
    expect(await letters(cid)).not.toContain('seven')
    await playTurn(bob, channel, dice(3))
    expect(textOf(await bob.click(/Take my turn|Seal my answer|Change/))).not.toContain('You have got')
  })

  it('to several is read by those, and by nobody else: not in the channel, not in an id, not in a post', async () => {
    await playing()
    await written(ann, ['Bob', 'Cid'])
    await written(bob, ['Ann'], 'Cid must not know.')
    for (const guest of [bob, cid]) expect(inPrivate(guest)).toContain(WORDS)
    expect(inPrivate(cid)).not.toContain('must not know')
    expect(inPublic()).not.toContain('seven')
    const kept = tracesOf(night, [WORDS, 'Cid must not know.'])
    expect(kept.every((trace) => trace.startsWith('mail.words'))).toBe(true)
    const ids = night.parlour.traffic.flatMap(({ body }) => [...JSON.stringify(body ?? '').matchAll(/"custom_id":"([^"]*)"/g)])
    expect(ids.filter(([, id]) => id!.includes('seven') || id!.includes('know'))).toEqual([])
    const sent = night.parlour.traffic.filter(
      ({ path, body }) => path.includes(channel) && JSON.stringify(body ?? '').includes('know'),
    )
    expect(sent).toEqual([])
  })

  it('wakes nobody', async () => {
    await night.archon.house.store.savePerson(bob.id, 'Bob', (held) => ({ ...held, hours: nightIn() }))
    await playing()
    await written(ann, ['Bob'])
    expect(bob.pings).toHaveLength(0)
    for (let i = 0; i < 24; i++) await pass(HOUR)
    expect(inPrivate(bob)).toContain(WORDS)
  })

  it('is found in the panel where private messages are closed, and nobody hears why', async () => {
    await playing()
    night.parlour.faults.closeDms(bob.id)
    const before = inPublic()
    await written(ann, ['Bob'])
    for (let i = 0; i < 4; i++) await pass(HOUR / 4)
    expect(textOf(await bob.click(/Take my turn|Seal my answer/))).toContain(WORDS)
    expect(inPublic()).toBe(before)
  })

  it('stays with whom it was for when the seat changes hands, and goes with its writer once the game is over', async () => {
    const id = await playing()
    await written(ann, ['Bob'])
    const zoe = night.parlour.person('Zoe').in(channel)
    await handOver(night.archon.house, id, bob.id, zoe)
    await takeSeat(night.archon.house, id, (await now()).seats.find(({ person }) => person === bob.id)!.seat, zoe)
    await settle()
    expect((await now()).seats.map(({ person }) => person)).toContain(zoe.id)
    expect(await letters(zoe)).not.toContain(WORDS)
    await playToTheEnd([ann, zoe, cid])
    expect(await letters(bob)).toContain(WORDS)
    for (const guest of [cid, zoe]) expect(await letters(guest)).not.toContain(WORDS)
    await ann.slash('/profile', { forget: true })
    await ann.click('Forget me')
    await settle()
    expect(tracesOf(night, [WORDS])).toEqual([])
    expect(tracesOf(night, [ann.id])).toEqual([])
  })

  it('is opened to all after the end, where the table agreed on that', async () => {
    await playing('opened')
    await written(ann, ['Bob'])
    expect(await letters(cid)).not.toContain(WORDS)
    await playToTheEnd()
    expect(textOf(await cid.click('Letters'))).toContain(WORDS)
    expect(textOf(await night.parlour.person('Zoe').in(channel).click('Letters'))).toContain(WORDS)
    await ann.slash('/table letters')
    expect(ann.canSee('Write to …')).toBe(false)
  })
})

/** Playing hours in which it is not now. */
const nightIn = () => {
  const hour = new Date(night.parlour.clock.now()).getUTCHours()
  return { from: (hour + 6) % 24, to: ((hour + 7) % 24) + 1, zone: 'UTC' }
}

describe('where there are none', () => {
  it('a table that wants to hear everything says so', async () => {
    await playing('channel')
    expect(await letters(ann)).toContain('agreed to talk in the channel only')
    await ann.click('More')
    expect(textOf(ann.messages().at(-1))).not.toContain('Letters')
  })

  it('a game whose rules want it says so on its card, once, and offers no choice', async () => {
    await openedBy(ann, { game: 'era-of-atlantis', size: 3 })
    const card = textOf(await ann.sees('Era of Atlantis'))
    expect(card.split('everybody hears all talk')).toHaveLength(2)
    expect(textOf(await ann.click('Settings'))).not.toContain('Talk:')
    expect(await letters(ann)).toContain('By the rules of this game everybody hears everything')
  })

  it('what nobody could read is not written: too much, too empty, to oneself, to strangers', async () => {
    await playing()
    expect(await written(ann, ['Bob'], '   ')).toContain('There is nothing in it yet')
    const zoe = night.parlour.person('Zoe').in(channel)
    expect(await letters(zoe)).not.toContain('Write to')
    for (let i = 0; i < 30; i++) await night.archon.house.store.keepMail(filler(i, (await now()).id), [])
    expect(await written(ann, ['Bob'])).toContain('30 letters within a day')
    await pass(DAY)
    expect(await written(ann, ['Bob'])).toContain('on its way')
  })
})

const filler = (i: number, table: string): MailRow => ({
  kind: 'letter',
  about: '',
  id: `m${i}`,
  table,
  from: 'p1',
  by: ann.id,
  to: [{ seat: 'p2', person: bob.id }],
  words: `${i}`,
  promise: null,
  fence: 0,
  at: night.parlour.clock.now(),
})

it('each game allows what its rulebook does', () => {
  expect(eraOfAtlantis.talk).toBe('open')
  for (const { talk } of [ageOfAtlantis, secretSocieties, atlasLost, atlantisRising]) expect(talk).not.toBe('open')
})
