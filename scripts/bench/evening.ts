/** A whole bot in a Discord of our own, a person who presses, and as many tables of computers beside them as a bench wants. */
import { ChannelType } from 'discord.js'
import { openStudio } from '../../render/studio.ts'
import { openArchon } from '../../src/archon.ts'
import { HOSTED } from '../../src/games/index.ts'
import { dice } from '../../src/kernel/random.ts'
import { type Guest, openParlour } from '../../src/parlour/harness.ts'
import { STEADY } from '../../src/players/index.ts'
import type { Pauses } from '../../src/tables/house.ts'
import { type Opening, openTable, start } from '../../src/tables/lobby.ts'
import type { Thinkers } from '../../src/thinking/thinkers.ts'
import { pressAnything } from '../../test/e2e/evening.ts'
import { NO_PAUSES } from './house.ts'
import { describe } from './measure.ts'

/** A person looks before they press. */
const A_LOOK = 25

type Furnished = Pick<Pauses, 'thought'> & { readonly thinkers?: Thinkers }

type Sitting = { readonly ann: Guest; isOver(): Promise<boolean> }

export async function openEvening(dataFolder: string, { thought, thinkers }: Furnished) {
  const parlour = await openParlour({ realTime: true, record: false })
  const studio = openStudio()
  const archon = await openArchon({
    token: parlour.token,
    api: parlour.api,
    dataFolder,
    games: HOSTED,
    players: STEADY,
    studio,
    ...(thinkers && { thinkers }),
    pauses: { ...NO_PAUSES, thought, edit: 1_000 },
  })
  let sitting: Sitting | undefined
  return {
    /** Somebody among three computers, where everybody looks: again and again, since a game may be over before they have pressed enough. */
    async sitDown(): Promise<Sitting> {
      if (sitting && !(await sitting.isOver())) return sitting
      const channel = parlour.channel('tables')
      const ann = parlour.person('Ann').in(channel)
      await ann.slash('/table open', { game: 'era-of-atlantis', seats: 4, computers: 3, here: true })
      await ann.sees('Start')
      await ann.click('Start')
      sitting = { ann, isOver: async () => (await archon.house.store.tableIn(channel))?.status !== 'playing' }
      return sitting
    },
    /** Tables of computers, in threads of their own. */
    async computersPlay(tables: number, level: Opening['level'] = 'steady'): Promise<void> {
      const room = await archon.bot.client.channels.fetch(parlour.channel('tables'))
      if (room?.type !== ChannelType.GuildText) throw new Error('no room for threads')
      for (let i = 0; i < tables; i++) {
        const thread = await room.threads.create({ name: `table ${i}` })
        const owner = { id: `${i}`, name: 'Bot' }
        const { id } = await openTable(archon.house, {
          server: parlour.guildId,
          channel: thread.id,
          game: 'era-of-atlantis',
          owner,
          size: 4,
          computers: 4,
          level,
          watching: true,
          pace: 'none',
        })
        await start(archon.house, id, owner.id)
      }
    },
    async close(): Promise<void> {
      await archon.close()
      thinkers?.close()
      studio.close()
      await parlour.close()
    },
  }
}

/** Somebody who plays: every press answers something, and what it leads to is stored, posted and drawn. Slow and failed ones count. */
export async function pressing(sitDown: () => Promise<Sitting>, presses: number): Promise<{ times: number[]; failed: string[] }> {
  const random = dice(11)
  const times: number[] = []
  const failed: string[] = []
  let panel: Awaited<ReturnType<typeof pressAnything>>
  let sitting = await sitDown()
  const timed = async (press: () => Promise<typeof panel>) => {
    const began = performance.now()
    try {
      return await press()
    } catch (error) {
      failed.push(describe(error))
      return undefined
    } finally {
      times.push(performance.now() - began)
    }
  }
  while (times.length < presses) {
    const { ann } = sitting
    const next = panel && (await timed(() => pressAnything(ann, panel!, random)))
    if (!next && !(await isAsked(sitting))) sitting = await sitDown()
    else panel = next ?? (await timed(() => ann.click(ASKED)))
    await new Promise((resolve) => setTimeout(resolve, A_LOOK))
  }
  return { times, failed }
}

const ASKED = /^(Take my turn|Seal my answer)$/
/** Other programs may have the machine for a while. */
const LONG = 120_000

/** Waits until there is something to answer, which is the others' time and not ours; false once the game is over. */
async function isAsked({ ann, isOver }: Sitting): Promise<boolean> {
  const until = performance.now() + LONG
  while (performance.now() < until) {
    if (await isOver()) return false
    if (ann.canSee(/Take my turn|Seal my answer/)) return true
    await new Promise((resolve) => setTimeout(resolve, A_LOOK))
  }
  throw new Error('nobody is asked anything, and the game goes on')
}
