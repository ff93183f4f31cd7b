/** People who press what was never offered to them: forged ids, other people's panels, old panels, garbage. */
import { ButtonStyle, ComponentType } from 'discord.js'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { dice } from '../../src/kernel/random.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { opened } from '../../src/tables/states.ts'
import { type Evening, evening, playTurn, pressables } from './evening.ts'

export type Hostility = {
  readonly presses: number
  readonly crashes: number
  readonly changes: number
  readonly leaks: number
  readonly unanswered: number
}

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

export async function hostility(presses: number, seed: number): Promise<Hostility> {
  const random = dice(seed)
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!
  const night = await evening([eraOfAtlantis], { secrets: () => 'beef'.repeat(16) })
  const { parlour, archon } = night
  const sum = { presses: 0, crashes: 0, changes: 0, leaks: 0, unanswered: 0 }
  const onCrash = () => sum.crashes++
  process.on('unhandledRejection', onCrash)
  try {
    const [ann, bob, cid, zoe] = ['Ann', 'Bob', 'Cid', 'Zoe'].map((name) => parlour.person(name)) as [Guest, Guest, Guest, Guest]
    await ann.slash('/table open', { game: 'era-of-atlantis', seats: 3, here: true }, { channel: 'tables' })
    await archon.settle()
    const channel = parlour.channel('tables')
    for (const person of [bob, cid]) await person.in(channel).click('Join')
    await ann.in(channel).click('Start')
    await archon.settle()
    const [table] = await archon.house.store.tablesOf(ann.id)
    const forge = forger(night, channel)
    // Some ordinary play first, so that there are old panels and secrets.
    for (const person of [ann, bob, cid]) await playTurn(person, channel, random)
    await archon.settle()
    const known = [ann, bob, cid].flatMap((person) =>
      person.messages({ channel }).flatMap((message) => pressables(message).map(({ custom_id }) => custom_id)),
    )
    const before = await archon.house.store.table(table!.id)
    const hands = (opened(before!.state!).board as { players: Record<string, { hand?: unknown }> }).players
    while (sum.presses < presses) {
      sum.presses++
      const [version, verb, , decision, arg] = pick(known).split('|')
      const id = pick([
        () => pick(known),
        () => [version, pick(VERBS), table!.id, decision, pick(ARGS)].join('|'),
        () =>
          [version, verb, pick([table!.id, 'nosuch', '', '%%']), pick([decision ?? '', '', '0.x.0', '__proto__']), arg].join('|'),
        () =>
          [pick(['a1', 'a0', '']), pick(VERBS), table!.id, pick(['1.space.0', '7.dials.0', '999999.plan.3']), pick(ARGS)].join(
            '|',
          ),
        () => Array.from({ length: 1 + random(90) }, () => String.fromCharCode(32 + random(900))).join(''),
      ])()
      // A stranger may press anything; the game must not change. (Joining and the like are refused because it has begun.)
      const answer = await forge(zoe, id.slice(0, 100) || 'x', random(3) === 0 ? [pick(ARGS).slice(0, 100) || '0'] : undefined)
      if (answer === null) sum.unanswered++
      else if (JSON.stringify(answer).includes('"hand"') || leaks(JSON.stringify(answer), hands)) sum.leaks++
    }
    await archon.settle()
    const after = await archon.house.store.table(table!.id)
    if (after!.state !== before!.state || after!.seats.length !== before!.seats.length || after!.fence !== before!.fence)
      sum.changes++
    return sum
  } finally {
    process.off('unhandledRejection', onCrash)
    await night.close()
  }
}

/** What a stranger is shown must not name anybody's cards. */
const leaks = (text: string, players: Record<string, unknown>): boolean =>
  /objective card/i.test(text) && Object.keys(players).length > 0 && /goes back/.test(text)

/** Puts a button or a list with that id on a message of the bot, as no honest bot would, and presses it. */
function forger({ parlour }: Evening, channel: string) {
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
      return /did not answer|failed/.test((error as Error).message) ? null : 'refused by Discord'
    } finally {
      house.store.messages.drop(message.id)
    }
  }
}
