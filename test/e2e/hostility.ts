/** People who press what was never offered to them: forged ids, other people's panels, old panels, garbage. */
import { ButtonStyle, ComponentType } from 'discord.js'
import { dice } from '../../src/kernel/random.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { eraEntry } from '../games/era-of-atlantis/inheriting.ts'
import { difference, forgetHeard, haveParted, inTwoHouses, type Plant, type Room } from './door.ts'
import { type Evening, pressables } from './evening.ts'

type Sum = {
  presses: number
  crashes: number
  changes: number
  leaks: number
  unanswered: number
  /** What differed between the houses, and after which press. */
  found: string[]
}
export type Hostility = Readonly<Sum>
type Foe = (typeof FOES)[number]

const { hosted, plays } = eraEntry
/** The one with the most to hide. */
const play = plays.find(({ options }) => options.powers && options.ambitions)!

const VERBS = [
  'turn',
  'go',
  'sure',
  'step',
  'scratch',
  'some',
  'mark',
  'form',
  'number',
  'sheet',
  'numbered',
  'undo',
  'rules',
  'recap',
  'hand',
  'board',
  'text',
  'join',
  'leave',
  'computer',
  'start',
  'rematch',
  'here',
  'pass',
  'without',
  'settings',
  'set',
  'settled',
  'agree',
  'decline',
  'resume',
  'offer',
  'why',
  'replay',
  'verify',
  'close',
  'more',
  'ask',
  'resign',
  'handover',
  'closer',
  'gather',
  'sit',
  'keep',
  'note',
  'noted',
  'order',
  'wish',
  'constructor',
  '__proto__',
  'nothing',
]
const ARGS = [
  '',
  '0',
  '0/',
  '0/0/0/0',
  '=5',
  '=-1',
  '=999999999',
  '+',
  '+00zz',
  '>',
  '>0000',
  '*',
  '*0.0.0',
  '*zzzz',
  '0?1!1.2',
  '#0',
  '99999',
  '../../etc',
  '{"a":1}',
  '𝔸🜂',
  '__proto__',
]

/** Whose presses they are: a stranger's, and a rival's who sits at the table. */
const FOES = [null, 'p2'] as const
/** Two houses are used for so many presses, or until an honest answer has parted them. */
const IN_ONE_PAIR = 200

/** The same presses in two houses that their author cannot tell apart: every reply, post and log line must be the same in both. */
export async function hostility(presses: number, seed: number, plant: Plant = null): Promise<Hostility> {
  const sum: Sum = { presses: 0, crashes: 0, changes: 0, leaks: 0, unanswered: 0, found: [] }
  const onCrash = () => sum.crashes++
  process.on('unhandledRejection', onCrash)
  try {
    for (let pair = 0; sum.presses < presses; pair++) {
      const foe = FOES[pair % FOES.length]!
      const most = Math.min(presses, sum.presses + Math.min(IN_ONE_PAIR, Math.ceil(presses / FOES.length)))
      await inTwoHouses(hosted, play, foe, seed + pair, plant, (rooms) => assail(rooms, foe, dice(seed + pair), most, sum))
    }
    return sum
  } finally {
    process.off('unhandledRejection', onCrash)
  }
}

async function assail(
  rooms: readonly [Room, Room],
  foe: Foe,
  random: (n: number) => number,
  most: number,
  sum: Sum,
): Promise<void> {
  const [first] = rooms
  const known = await shownTo(rooms)
  const forges = rooms.map(({ night, channel }) => forger(night, channel))
  const before = await Promise.all(rooms.map((room) => settledBy(room, foe)))
  while (sum.presses < most) {
    sum.presses++
    const { id, values } = hostile(first.table, known, random)
    forgetHeard(rooms)
    for (const [i, room] of rooms.entries()) {
      const answer = await forges[i]!(room.me, id.replaceAll(first.table, room.table), values)
      if (answer === null) sum.unanswered++
    }
    for (const { night } of rooms) await night.archon.settle()
    const differs = difference(rooms)
    if (!differs) continue
    if (await haveParted(rooms, foe)) break
    sum.leaks++
    sum.found.push(`${foe ?? 'a stranger'} pressed ${id}: ${differs}`)
  }
  for (const [i, room] of rooms.entries()) if ((await settledBy(room, foe)) !== before[i]) sum.changes++
}

/** What stands on everybody's panels in the first house: old ones, and those of others. */
async function shownTo(rooms: readonly [Room, Room]): Promise<string[]> {
  const ids: string[] = []
  for (const { night, channel, table } of rooms) {
    const { seats } = (await night.archon.house.store.table(table))!
    for (const { name } of seats) {
      const guest = night.parlour.person(name).in(channel)
      await guest.click(/^(Take my turn|Seal my answer)$/)
      ids.push(...guest.messages({ channel }).flatMap((message) => pressables(message).map(({ custom_id }) => custom_id)))
    }
    await night.archon.settle()
  }
  return ids.filter((id) => id.includes(rooms[0].table))
}

/** What nobody but its owners may change: all of a game for a stranger, what the others answered and hold for a rival. */
async function settledBy({ night, table }: Room, foe: Foe): Promise<string> {
  const { store } = night.archon.house
  const { seats, state, fence } = (await store.table(table))!
  const others = seats.filter(({ seat }) => seat !== foe).map(({ seat, person, note, orders }) => [seat, person, note, orders])
  const given = (await store.entries(table)).flatMap(({ entry }) =>
    'reveal' in entry || entry.seat === foe || entry.by !== 'person' ? [] : [entry],
  )
  return JSON.stringify([others, given, foe === null && [state, fence]])
}

function hostile(
  table: string,
  known: readonly string[],
  random: (n: number) => number,
): { readonly id: string; readonly values?: string[] } {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!
  const [version, verb, , decision, arg] = pick(known).split('|')
  const id = pick([
    () => pick(known),
    () => [version, pick(VERBS), table, decision, pick(ARGS)].join('|'),
    () => [version, verb, pick([table, 'nosuch', '', '%%']), pick([decision ?? '', '', '0.x.0', '__proto__']), arg].join('|'),
    () => [pick(['a1', 'a0', '']), pick(VERBS), table, pick(['1.space.0', '7.dials.0', '999999.plan.3']), pick(ARGS)].join('|'),
    () => Array.from({ length: 1 + random(90) }, () => String.fromCharCode(32 + random(900))).join(''),
  ])()
  return { id: id.slice(0, 100) || 'x', ...(random(3) === 0 && { values: [pick(ARGS).slice(0, 100) || '0'] }) }
}

/** Puts a button or a list with that id on a message of the bot, as no honest bot would, and presses it. */
function forger({ parlour, archon }: Evening, channel: string) {
  const { house } = parlour
  let n = 0
  const template = house.store.messages.page(channel, { limit: 50 }).find((message) => message.author === house.guild.bot)!
  return async (guest: Guest, id: string, values?: string[]): Promise<unknown> => {
    const message = { ...template, id: (BigInt(template.id) + BigInt(++n)).toString() }
    const component = values
      ? {
          type: ComponentType.StringSelect as const,
          id: 2,
          custom_id: id,
          options: values.map((value) => ({ value, label: value || '-' })),
          min_values: 1,
          max_values: 1,
          placeholder: 'x',
        }
      : { type: ComponentType.Button as const, id: 2, custom_id: id, label: 'x', style: ButtonStyle.Primary as const }
    house.store.messages.put({
      ...message,
      components: [{ type: ComponentType.ActionRow, id: 1, components: [component] }],
    } as never)
    const { latencies } = archon.bot
    latencies.length = 0
    let isHeard = true
    try {
      return (
        (values
          ? await guest.in(channel).choose(
              id,
              values.map((value) => value || '-'),
              { message: message.id },
            )
          : await guest.in(channel).click(id, { message: message.id })) ?? 'answered'
      )
    } catch (error) {
      if (/did not answer|failed/.test((error as Error).message)) return null
      isHeard = false
      return 'refused by Discord'
    } finally {
      // What was promised comes a moment later: each interaction is timed when all of it is done.
      while (isHeard && latencies.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
      house.store.messages.drop(message.id)
    }
  }
}
