/** One person presses the welcome card as fast as they can, with every kind of bad luck, while two others play a game. */
import { dice } from '../../src/kernel/random.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { DEFAULT_LIMITS } from '../../src/tables/limits.ts'
import { join, openTable, start } from '../../src/tables/lobby.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { NO_PAUSES } from '../tables/setting.ts'
import { type Evening, evening, playTurn } from './evening.ts'

export type Floods = {
  readonly presses: number
  /** What is left of it: tables of the one who floods, and threads. */
  readonly tables: number
  readonly threads: number
  /** Tables above the limits, threads without a table. */
  readonly tooMany: number
  readonly unanswered: number
  readonly crashes: number
  /** Turns of the others, and those that were refused or lost. */
  readonly turns: number
  readonly lost: number
}

const AT_ONCE = 25
/** Computers think for a while, so that what was opened stays open. */
const pauses = { ...NO_PAUSES, thought: [3_600_000, 3_600_000] as const }

export async function floods(presses: number, seed: number): Promise<Floods> {
  const random = dice(seed)
  let crashes = 0
  const onCrash = () => crashes++
  process.on('unhandledRejection', onCrash)
  const night = await evening([lanterns.hosted], { pauses })
  try {
    const game = await quietGame(night)
    const eve = night.parlour.person('Eve').in('welcome')
    await night.parlour
      .person('Olga', { roles: ['Organiser'] })
      .in('welcome')
      .slash('/archon setup', { welcome: true })
    await eve.click('Open a table for people …')
    await eve.click('Watch computers play …')
    let [unanswered, turns, lost] = [0, 0, 0]
    for (let pressed = 0; pressed < presses; pressed += AT_ONCE) {
      misfortune(night, random)
      const flood = Array.from({ length: Math.min(AT_ONCE, presses - pressed) }, () => press(eve, random))
      // In the midst of it, somebody else takes their turn.
      const turn = await game.turn(random).catch(() => null)
      if (turn === null) lost++
      else if (turn) turns++
      unanswered += (await Promise.all(flood)).filter((isAnswered) => !isAnswered).length
      if (random(4) === 0) await night.parlour.clock.advance(60_000)
    }
    night.parlour.faults.calm()
    await night.archon.settle()
    return { presses, ...(await whatIsLeft(night, eve.id)), unanswered, crashes, turns, lost }
  } finally {
    process.off('unhandledRejection', onCrash)
    await night.close()
  }
}

const WAYS = ['Lanterns', /^Lanterns \(/, 'Lanterns', 'Open a table for people …', 'Watch computers play …'] as const

/** Answered, with whatever. A reply that Discord refused or lost is nobody's fault; silence would be ours. */
async function press(eve: Guest, random: (n: number) => number): Promise<boolean> {
  try {
    await eve.click(WAYS[random(WAYS.length)]!)
    return true
  } catch (error) {
    return !String(error).includes('has not answered')
  }
}

function misfortune({ parlour: { faults } }: Evening, random: (n: number) => number): void {
  const luck = [
    () => {},
    () => faults.duplicateEvents(1 + random(AT_ONCE)),
    () => faults.repeatInteractions(1 + random(AT_ONCE)),
    () => faults.slow(random(50), { where: /threads$/, times: 3 }),
    () => faults.fail({ where: /threads$/, status: 500, times: random(3), late: random(2) === 0 }),
  ]
  faults.calm()
  luck[random(luck.length)]!()
}

/** Ann and Bob at a table of their own. */
async function quietGame({ parlour, archon }: Evening) {
  const people = [parlour.person('Ann'), parlour.person('Bob')] as const
  const channel = parlour.channel('tables')
  const { house } = archon
  const { id } = await openTable(house, {
    server: parlour.guildId,
    channel,
    game: 'lanterns',
    owner: people[0],
    size: 2,
    pace: 'none',
  })
  await join(house, id, people[1])
  await start(house, id, people[0].id)
  await archon.settle()
  return {
    /** One turn of whoever is asked, by presses; false once the game is over. */
    async turn(random: (n: number) => number): Promise<boolean> {
      for (const person of people) {
        const table = (await house.store.table(id))!
        if (table.status !== 'playing') return false
        await person.sees(/Take my turn|Seal my answer/, { channel })
        await playTurn(person, channel, random)
        await archon.settle()
      }
      return true
    },
  }
}

async function whatIsLeft({ parlour, archon }: Evening, eve: string) {
  const { mine } = await archon.house.store.tally(parlour.guildId, eve)
  const threads = parlour.house.store.channels.all().filter(({ kind }) => kind === 'thread').length
  const { person } = DEFAULT_LIMITS
  const games = mine.filter(({ status }) => status === 'playing').length
  const excess = Math.max(0, games - person.quick) + Math.max(0, mine.length - games - person.lobbies)
  return { tables: mine.length, threads, tooMany: excess }
}
