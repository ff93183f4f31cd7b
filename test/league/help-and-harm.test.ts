/** What organisers are told of who plays into whose hands. */

import { afterEach, describe, expect, it } from 'vitest'
import type { Dealing } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import type { Text } from '../../src/kernel/contract.ts'
import { consume, create, decisions, isRefusal } from '../../src/kernel/engine.ts'
import { bySeat } from '../../src/kernel/language.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import { divisionsOf } from '../../src/league/divisions.ts'
import { type Pair, standingOut } from '../../src/league/help-and-harm.ts'
import { seasonById } from '../../src/league/steps.ts'
import { randomPlayer } from '../../src/players/player.ts'
import { drawn, NAMES, type Office, openOffice, playOn, signedUp, strength } from './setting.ts'
import { sprint } from './sprint.ts'

const MOST_ANSWERS = 1_000

/** Everything told to everybody in a game among those who play by chance, or in the first part of it. */
function toldIn(id: string, seats: readonly string[], seed: number): Text[] {
  const { game } = HOSTED.find((hosted) => hosted.game.id === id)!
  const random = dice(seed)
  const { state, events } = create(game, { seats, options: {}, random: randomFrom(seed) })
  const told = [...events]
  for (let i = 0; i < MOST_ANSWERS && !state.outcome; i++) {
    const decision = decisions(game, state).find(({ offer, given }) => !offer && given === undefined)!
    const position = { seat: decision.seat, view: game.view(state.board, decision.seat), decision, random }
    const applied = consume(game, state, decision.seat, decision.id, randomPlayer(position as never))
    if (isRefusal(applied)) throw new Error(applied.text.say)
    told.push(...applied.events)
  }
  return told.filter(({ to }) => to === 'all').map(({ text }) => text)
}

describe('dealings', () => {
  it.each([
    ['era-of-atlantis', ['help', 'harm']],
    ['age-of-atlantis', ['help', 'harm']],
    ['secret-societies', ['help', 'harm']],
  ])('of %s are found in what was told', (id, kinds) => {
    const seats = ['p1', 'p2', 'p3', 'p4']
    const { dealings } = HOSTED.find((hosted) => hosted.game.id === id)!
    const found = [1, 2, 3, 4].flatMap((seed) => dealings!(toldIn(id, seats, seed)))
    const among = found.filter(({ by, to }) => seats.includes(by) && seats.includes(to))
    for (const kind of kinds) expect(among.map(({ deed }) => deed)).toContain(kind)
    for (const { by, to } of found) expect(by).not.toBe(to)
  })

  it('of a contest: with the attacker, against, or out of it', () => {
    const era = HOSTED.find(({ game }) => game.id === 'era-of-atlantis')!
    const dials = [
      { seat: 'p1', stance: 'attack', bid: 3 },
      { seat: 'p2', stance: 'attack', bid: 1 },
      { seat: 'p3', stance: 'defend', bid: 2 },
      { seat: 'p4', stance: 'peace', bid: 0 },
    ]
    const told: Text[] = [
      { say: 'contest.coup', seat: 'p1', area: 'akakor', involved: ['p1', 'p2', 'p3', 'p4'] },
      { say: 'contest.opened', area: 'akakor', kind: 'coup', attack: 4, defence: 2, won: true, dials },
    ]
    expect(era.dealings!(told)).toEqual<Dealing[]>([
      { by: 'p2', to: 'p1', deed: 'help' },
      { by: 'p3', to: 'p1', deed: 'harm' },
      { by: 'p4', to: 'p1', deed: 'out' },
    ])
  })

  it('of a raid: who takes from whom, and nothing that only passes between a player and the bank', () => {
    const { dealings, game } = HOSTED.find((hosted) => hosted.game.id === 'atlas-lost')!
    const told: Text[] = [
      { say: 'stole', seat: 'p1', victim: 'p2', res: 'R', n: 2 },
      { say: 'took', seat: 'p2', victim: 'p3' },
      { say: 'sent-back', seat: 'p3', owner: 'p1', kind: 'economy', at: 'x' },
      { say: 'lost', seat: 'p1', res: 'R', n: 1 },
    ]
    expect(dealings!(told)).toEqual<Dealing[]>([
      { by: 'p1', to: 'p2', deed: 'harm' },
      { by: 'p2', to: 'p3', deed: 'harm' },
      { by: 'p3', to: 'p1', deed: 'harm' },
    ])
    // The game tells it in these very terms: both are named.
    for (const text of told.slice(0, 3)) expect(game.speak(text, bySeat())).toMatch(/p\d.*p\d/)
  })

  it('of an auction: who lets somebody else buy, and who buys before somebody', () => {
    const societies = HOSTED.find(({ game }) => game.id === 'secret-societies')!
    const told: Text[] = [
      { say: 'auction.begins', n: 1, deed: 'x' },
      {
        say: 'auction.ranking',
        ranking: [
          { seat: 'p1', by: 'player', total: 5 },
          { seat: 'p2', by: 'player', total: 4 },
          { seat: 'p3', by: 'player', total: 1 },
        ],
      },
      { say: 'auction.declined', seat: 'p1' },
      { say: 'auction.bought', seat: 'p2', n: 1, deed: 'x', price: 4 },
    ]
    expect(societies.dealings!(told)).toEqual<Dealing[]>([
      { by: 'p1', to: 'p2', deed: 'help' },
      { by: 'p2', to: 'p3', deed: 'harm' },
    ])
  })
})

describe('a report on a division', () => {
  let office: Office
  afterEach(() => office.close())

  async function reported(dealings: Dealing[], size = 4): Promise<Pair[]> {
    office = openOffice([{ ...sprint, dealings: () => dealings }])
    const people = NAMES.slice(0, 7)
    const { id } = await drawn(office, await signedUp(office, people, { size }), people)
    await playOn(office, strength)
    const [division] = await divisionsOf(office.house, await seasonById(office.house, id))
    return standingOut(office.house, division!)
  }

  it('names those who help more than is usual, with what it was worth', async () => {
    const often = (by: string, to: string, deed: Dealing['deed']) => Array.from({ length: 3 }, () => ({ by, to, deed }))
    const pairs = await reported([...often('p1', 'p2', 'help'), ...often('p3', 'p4', 'harm'), ...often('p4', 'p3', 'out')])
    const helpful = pairs.filter(({ helped }) => helped > 0)
    // One game after the other somebody else sits in the first seat.
    expect(new Set(helpful.map(({ by }) => by)).size).toBe(7)
    expect(helpful[0]).toMatchObject({ helped: 3, usual: 1 })
    // Everybody is at their best: a weak player does better without the strongest one.
    const meeting = pairs.find(({ points }) => points.together !== null && points.apart !== null)!
    expect(meeting.points.together).not.toBe(meeting.points.apart)
  })

  it('makes nothing of points alone, nor of what happened once', async () => {
    expect(await reported([])).toEqual([])
    office.close()
    // At tables of three everybody meets everybody once, and somebody always does well just then.
    expect(
      await reported(
        [
          { by: 'p1', to: 'p2', deed: 'help' },
          { by: 'p2', to: 'p1', deed: 'harm' },
        ],
        3,
      ),
    ).toEqual([])
  })

  it('does not find help where help is usual', async () => {
    const pairs = await reported([{ by: 'p1', to: 'p2', deed: 'help' }])
    expect(pairs.filter(({ helped, usual }) => helped > usual)).toEqual([])
  })
})
