/** Whole games by somebody who never opens the channel: how often they tap, and how often their phone rings. */
import { afterEach, describe, expect, it } from 'vitest'
import { openDecision } from '../../src/discord/show/panel.ts'
import { decode, encode } from '../../src/discord/show/present/answer-code.ts'
import { HOSTED } from '../../src/games/index.ts'
import { dice } from '../../src/kernel/random.ts'
import { STEADY, steadyAt } from '../../src/players/index.ts'
import { openTable, start } from '../../src/tables/lobby.ts'
import { positionAt, seatOf, speakerAt, viewFor } from '../../src/tables/position.ts'
import { sentFrom } from '../../src/tables/sent.ts'
import { pressesTo } from '../discord/presser.ts'
import { NO_PAUSES } from '../tables/setting.ts'
import { type Evening, evening, pressables } from './evening.ts'
import { giveFrom } from './thoughtful.ts'

let night: Evening | undefined
afterEach(async () => {
  await night?.close()
  night = undefined
})

/** Everybody decides the same way at every run. */
const PREDICTABLE = new Map(
  [...STEADY].map(([id, playerFor]) => [
    id,
    (facts: never) => {
      const player = playerFor(facts)
      return (at: Parameters<typeof player>[0]) => player({ ...at, random: dice(7) })
    },
  ]),
)

/** How long an answer is on its way. Nobody stands beside the clock here. */
const A_MOMENT = 1_000

type Cost = { taps: number; rings: number; elsewhere: number; end: string; story: string[] }

/** What it cost, and where the taps went. */
async function played(game: string): Promise<Cost> {
  const hosted = HOSTED.find((each) => each.game.id === game)!
  night = await evening([hosted], {
    players: PREDICTABLE,
    secrets: () => 'beef'.repeat(16),
    // As people play: what cannot be taken back is on its way for a moment, and they let it go.
    pauses: { ...NO_PAUSES, sent: A_MOMENT },
  })
  const { parlour, archon } = night
  const { house } = archon
  const mira = parlour.person('Mira')
  await mira.dm().slash('/profile', { notify: 'a private message' })
  mira.reload()
  mira.forget()
  const where = { server: parlour.guildId, channel: parlour.channel('tables') }
  const { id } = await openTable(house, { ...where, owner: mira, game, size: 3, computers: 2, pace: 'none' })
  await start(house, id, mira.id)
  await archon.settle()
  const story: string[] = []
  for (let i = 0; i < 1_000; i++) {
    await archon.settle()
    const position = await positionAt(house, id)
    if (position.table.status !== 'playing') break
    const row = seatOf(position.table, mira.id)!
    const decision = openDecision(position, row.seat)
    const isSent = sentFrom(row) !== undefined
    if (!decision || decision.given !== undefined || isSent) {
      await parlour.clock.advance(isSent ? A_MOMENT : 60_000)
      continue
    }
    const idea = steadyAt(hosted)!({ seat: decision.seat, view: viewFor(position, decision.seat), decision, random: dice(5) })
    const answer = decode(decision.input, encode(decision.input, idea))
    const before = mira.taps
    const [first] = pressesTo(position, decision, answer)
    const question = mira
      .dm()
      .messages()
      .findLast((message) => pressables(message).some(({ custom_id }) => custom_id === first!.id))
    // Where the question does not stand before their eyes, they ask for it: that is a tap, too.
    const panel = question ?? (await mira.dm().click(/^(Take my turn|Seal my answer|Your turn)$/))
    await giveFrom(mira.dm(), panel!, position, decision, answer)
    const told = hosted.game.speak(decision.prompt, speakerAt(position.table, 'en-US'))
    story.push(`${mira.taps - before} · ${told} → ${JSON.stringify(answer)}`)
  }
  const conversation = mira.dm().messages()[0]!.channel_id
  return {
    taps: mira.taps,
    rings: mira.pings.length,
    elsewhere: mira.pings.filter(({ channel_id }) => channel_id !== conversation).length,
    story,
    end: JSON.stringify(mira.dm().messages().at(-1)?.components),
  }
}

describe('by private message alone', () => {
  it.each([
    ['era-of-atlantis', 42, 3],
    ['secret-societies', 85, 3],
  ] as const)('%s takes at most %i taps and %i rings', { timeout: 600_000 }, async (game, taps, rings) => {
    const cost = await played(game)
    expect(cost.end).toContain('is over')
    expect(cost.elsewhere).toBe(0)
    expect(cost.taps, cost.story.join('\n')).toBeLessThanOrEqual(taps)
    expect(cost.rings).toBeLessThanOrEqual(rings)
  })
})
