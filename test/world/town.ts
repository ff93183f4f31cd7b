/** One server of a realm, as its people and everything that befalls it know it. */
import { Events } from 'discord.js'
import type { Archon } from '../../src/archon.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { changeRoom, roomOr404 } from '../../src/parlour/channels.ts'
import type { TestParlour } from '../../src/parlour/harness.ts'
import { clocksOf, wrongClocks } from './clocks.ts'
import type { Fate } from './fate.ts'
import { HOUR, type Life, type Realm } from './realm.ts'

const MINUTE = 60_000

/** Why nobody can answer: no process, one that was killed, that Discord refuses everything, that was sent away, or can store nothing. */
export type Silence = 'closed' | 'killed' | 'refused' | 'sent away' | 'nothing stored'

type Home = Pick<TestParlour, 'house' | 'guildId' | 'faults' | 'traffic' | 'person' | 'channel'>

export type Town = Pick<
  Realm,
  'ledger' | 'figures' | 'tell' | 'session' | 'settle' | 'pass' | 'readers' | 'place' | 'meanwhile'
> & {
  readonly name: string
  /** The process that serves it now, and what can be seen of Discord from here. */
  readonly night: { readonly archon: Archon; readonly parlour: Home }
  /** What people open tables for; the small game first. */
  readonly games: readonly AnyHosted['game'][]
  /** Messages that a moderator deleted and nobody has missed yet. */
  readonly deleted: Set<string>
  /** Who is not on the server, and since when; and what those call themselves who changed their name. */
  readonly leavers: Map<string, number>
  readonly names: Map<string, string>
  /** How far the clock of its process is off. */
  skew: number
  readonly rows: Realm['vault']['rows']
  readonly inOrder: string
  fate(): Fate
  now(): number
  away(hours: number, how: Silence): Promise<void>
  /** Another process takes over from its own in good order. */
  renew(): Promise<void>
  /** What everything is kept in ends without warning, and is back in a moment. */
  restartVault(): Promise<void>
  /** Something is put right after so many hours; when the day is over, if it cannot wait. */
  later(hours: number, isDaily: boolean, work: () => Promise<void> | void): void
  /** What is due of that. */
  putRight(isDayOver?: boolean): Promise<void>
  /** Until the bot has heard all that has happened so far. */
  heard(): Promise<void>
  /** Until the bot hears of what happens, and has given back what was lost meanwhile. */
  online(): Promise<void>
}

/** All servers of a realm. */
export function townsIn(realm: Realm, names: readonly string[], games: Town['games']): Town[] {
  const { parlour } = realm
  const homes = parlour.house.street.map((house, guild): Home & { readonly life: Life } => ({
    house,
    guildId: house.guild.id,
    faults: parlour.faultsAt(house),
    traffic: parlour.traffic,
    person: (name, more = {}) => parlour.person(name, { ...more, guild }),
    channel: (name) => parlour.channel(name, guild),
    life: realm.serving(house.guild.id),
  }))
  const towns: Town[] = homes.map((home, i) =>
    townAt(realm, home, names[i]!, games, (how) => towns.filter((_, n) => isStruck(how, i, n))),
  )
  const isStruck = (how: Silence, here: number, there: number) =>
    here === there || (how !== 'sent away' && (isEverywhere(how) || homes[here]!.life === homes[there]!.life))
  return towns
}

const isEverywhere = (how: Silence) => how === 'refused' || how === 'nothing stored'

function townAt(
  realm: Realm,
  { life, ...parlour }: Home & { readonly life: Life },
  name: string,
  games: Town['games'],
  struckBy: (how: Silence) => readonly Town[],
): Town {
  const { ledger, figures, vault, clock, tell, session, settle, pass, readers, place, meanwhile, until } = realm
  let undoing: { readonly at: number; readonly isDaily: boolean; readonly work: () => Promise<void> | void }[] = []
  const isMember = () => life.archon.bot.client.guilds.cache.has(parlour.guildId)
  const SILENCES: Record<Silence, (hours: number) => Promise<void>> = {
    closed: (hours) => realm.absent(life, hours, false),
    killed: (hours) => realm.absent(life, hours, true),
    refused: (hours) =>
      realm.whileShut(async () => {
        parlour.faults.fail({ status: 503, times: Number.POSITIVE_INFINITY })
        await pass(hours * HOUR)
        parlour.faults.calm()
      }),
    async 'sent away'(hours) {
      parlour.faults.kickBot()
      await until(() => !isMember())
      await pass(hours * HOUR)
      parlour.faults.inviteBot()
      await until(isMember)
      // What fails once is tried again within that minute.
      for (let i = 0; i < 6; i++) await pass(MINUTE / 6)
      const owed = await vault.rows<{ id: string; channel: string; attempts: number }>(
        'select id, channel, attempts from posts where sent_at is null and attempts > 0',
      )
      for (const { id, channel, attempts } of owed)
        if (parlour.house.store.channels.get(channel))
          ledger.wrong.push(`a minute after the bot is back ${id} is still owed, after ${attempts} tries`)
    },
    'nothing stored': (hours) =>
      realm.whileShut(async () => {
        const mend = await vault.fail()
        await pass(hours * HOUR)
        await mend()
      }),
  }

  const town: Town = {
    name,
    night: {
      parlour,
      get archon() {
        return life.archon
      },
    },
    ledger,
    figures,
    games,
    readers,
    place,
    meanwhile,
    tell: (what) => tell(`${name}: ${what}`),
    session,
    settle,
    pass,
    rows: vault.rows,
    inOrder: vault.inOrder,
    deleted: new Set(),
    leavers: new Map(),
    names: new Map(),
    get skew() {
      return life.skew
    },
    set skew(ms) {
      life.skew = ms
    },
    fate: () => life.fate,
    now: () => life.now(),
    async away(hours, how) {
      const towns = struckBy(how)
      await settle()
      const before = await Promise.all(towns.map(({ night }) => clocksOf(night.archon.house, night.parlour.guildId)))
      const from = life.now()
      figures.absences++
      town.tell(`nobody can answer for ${hours} hours: ${how}`)
      await SILENCES[how](hours)
      for (const { night } of towns) ledger.away.push({ server: night.parlour.guildId, from, to: life.now() })
      for (const each of towns) await each.online()
      await settle()
      for (const [i, { night }] of towns.entries())
        ledger.wrong.push(...(await wrongClocks(night.archon.house, before[i]!, from)))
    },
    renew: () => realm.renew(life),
    restartVault: vault.restart,
    later(hours, isDaily, work) {
      undoing.push({ at: clock.now() + hours * HOUR, isDaily, work })
    },
    async putRight(isDayOver = false) {
      const due = undoing.filter(({ at, isDaily }) => at <= clock.now() || (isDaily && isDayOver))
      undoing = undoing.filter((each) => !due.includes(each))
      for (const { work } of due) await work()
    },
    async heard() {
      await town.online()
      const { client } = life.archon.bot
      const marker = roomOr404(parlour.house, parlour.channel('welcome'))
      let isHeard = false
      const hear = ({ t, d }: { t: string | null; d: { id?: string } | null }) => {
        isHeard ||= t === 'CHANNEL_UPDATE' && d?.id === marker.id
      }
      client.on(Events.Raw, hear)
      changeRoom(parlour.house, marker)
      await until(() => isHeard)
      client.off(Events.Raw, hear)
      await settle()
    },
    // What cannot be given back is still to be given back.
    online: () => until(async () => parlour.house.fleeting.botOnline && !(await life.archon.house.isSilent!().catch(() => true))),
  }
  return town
}
