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
  return {
    /** Somebody among three computers, where everybody looks. */
    async atTable(): Promise<Guest> {
      const ann = parlour.person('Ann')
      await ann.slash('/table open', { game: 'era-of-atlantis', seats: 4, computers: 3, here: true }, { channel: 'tables' })
      const channel = parlour.channel('tables')
      await ann.sees('Start', { channel })
      await ann.in(channel).click('Start')
      return ann.in(channel)
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
export async function pressing(ann: Guest, presses: number): Promise<{ times: number[]; failed: string[] }> {
  const random = dice(11)
  const times: number[] = []
  const failed: string[] = []
  let panel: Awaited<ReturnType<typeof pressAnything>>
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
    const next = panel && (await timed(() => pressAnything(ann, panel!, random)))
    panel = next ?? (await asked(ann, timed))
    await new Promise((resolve) => setTimeout(resolve, A_LOOK))
  }
  return { times, failed }
}

/** Waits until there is something to answer, which is the others' time and not ours, and opens it. */
async function asked<T>(ann: Guest, timed: (press: () => ReturnType<Guest['click']>) => T): Promise<T> {
  await ann.sees(/Take my turn|Seal my answer/, { timeout: 120_000 })
  return timed(() => ann.click(/^(Take my turn|Seal my answer)$/))
}
