/**
 * One process relieves another without a gap: for a while both are on the same shards, and both hear every press. Which of them answers
 * follows from when it was made, by Discord's own clock, which stands in its id: so it is one of them, and never both.
 */
import type { Interaction } from 'discord.js'
import type { Company, Shards } from '../../store/company.ts'
import { isIn } from '../shards.ts'

/** Until then whoever is relieved has heard of it. */
const SOON = 2_000
/** Said again while it holds; should whoever said it die, the other answers again. */
const SAY_AGAIN = 5_000
const BELIEVED = 20_000

export type HandOver = {
  isMine(interaction: Pick<Interaction, 'guildId' | 'createdTimestamp'>): boolean
  /** From now on we answer for these; resolves when whoever answered before has stopped. */
  begin(shards: Shards): Promise<void>
  close(): void
}

/** Whoever serves anything is relieved of something. */
const ANY: Shards = { own: [0], of: 1 }

type Taken = { readonly shards: Shards; readonly from: number; readonly heardAt: number }

/** Before we hear anything: what is heard has to be answered. `wanted`: what we mean to serve, as far as it is known. */
export async function openHandOver(company: Company, now: () => number, wanted: Shards = ANY): Promise<HandOver> {
  const isRelieving = await company.isServed(wanted)
  const taken = new Map<string, Taken>()
  let since = isRelieving ? Number.POSITIVE_INFINITY : 0
  let announced = Number.POSITIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  company.onTaken((theirs, from) => {
    // Whoever came later answers.
    if (from > announced) taken.set(JSON.stringify(theirs), { shards: theirs, from, heardAt: performance.now() })
  })
  return {
    isMine({ guildId, createdTimestamp: at }) {
      const isBelieved = ({ heardAt }: Taken) => performance.now() - heardAt < BELIEVED
      const isTheirs = [...taken.values()].some((each) => isBelieved(each) && at >= each.from && isIn(each.shards, guildId))
      return at >= since && !isTheirs
    },
    async begin(shards) {
      announced = now() + (isRelieving ? SOON : 0)
      if (isRelieving) since = announced
      const say = () => company.take(shards, announced).catch(() => {})
      await say()
      timer = setInterval(say, SAY_AGAIN)
      timer.unref()
      if (isRelieving) await new Promise((resolve) => setTimeout(resolve, SOON))
    },
    close: () => clearInterval(timer),
  }
}
