/** An evening in the parlour: the whole bot against the Discord of our own, and people who play by clicking only. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIMessageComponent, ComponentType } from 'discord.js'
import type { Studio } from '../../render/studio.ts'
import { type Archon, openArchon, type Setting } from '../../src/archon.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { type Guest, type HarnessOptions, openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import type { WireMessage } from '../../src/parlour/wire.ts'
import { randomPlayer } from '../../src/players/player.ts'
import { openStore } from '../../src/store/sqlite.ts'
import { NO_PAUSES } from '../tables/setting.ts'

/** For tests that are not about pictures. */
const NO_STUDIO: Studio = { draw: async () => null, close: async () => {} } as never

export type Evening = {
  parlour: TestParlour
  archon: Archon
  folder: string
  /** Another process takes over from one that was closed. */
  reopen(): Promise<Archon>
  restart(): Promise<Archon>
  close(): Promise<void>
}

/** A house before its first evening, as a process leaves it: made once, so that not every evening begins with all migrations. */
let untouched: Buffer | null = null
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'archon-'))
  const path = join(folder, 'archon.sqlite')
  if (untouched) writeFileSync(path, untouched)
  else {
    openStore(path).close()
    untouched = readFileSync(path)
  }
  return folder
}

export async function evening(
  hosted: readonly AnyHosted[],
  setting: Partial<Setting> = {},
  options: HarnessOptions = {},
  furnish: (parlour: TestParlour) => void = () => {},
): Promise<Evening> {
  const folder = newFolder()
  const parlour = await openParlour({ botName: 'Archon', ...options })
  furnish(parlour)
  let secrets = 0
  const open = () =>
    openArchon({
      token: parlour.token,
      api: parlour.api,
      dataFolder: folder,
      games: hosted,
      players: new Map(hosted.map(({ game }) => [game.id, () => randomPlayer])),
      studio: NO_STUDIO,
      pauses: NO_PAUSES,
      now: () => parlour.clock.now(),
      // The same cards and draws on every run: a test must not pass by luck.
      secrets: () => createHash('sha256').update(`secret ${++secrets}`).digest('hex'),
      ...setting,
    })
  const it: Evening = {
    parlour,
    archon: await open(),
    folder,
    async reopen() {
      it.archon = await open()
      return it.archon
    },
    async restart() {
      await it.archon.close()
      return it.reopen()
    },
    async close() {
      await it.archon.close()
      await parlour.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return it
}

type Pressable = {
  readonly type: number
  readonly custom_id: string
  readonly disabled?: boolean
  readonly options?: { value: string; label: string }[]
  readonly min_values?: number
  readonly max_values?: number
  readonly label?: string
  readonly style?: number
  readonly placeholder?: string
}

/** Everything on a message that can be pressed. */
export function pressables(message: WireMessage | undefined): Pressable[] {
  const found: Pressable[] = []
  const visit = (component: APIMessageComponent) => {
    if ('custom_id' in component && !('disabled' in component && component.disabled)) found.push(component as Pressable)
    if ('accessory' in component) visit(component.accessory as APIMessageComponent)
    if ('components' in component) for (const child of component.components) visit(child as APIMessageComponent)
  }
  for (const component of message?.components ?? []) visit(component as APIMessageComponent)
  return found
}

export const verbOf = ({ custom_id }: Pressable) => custom_id.split('|')[1] ?? ''

/** Presses that get on with the question, as opposed to looking around or turning back. */
const ONWARD = new Set(['go', 'sure', 'some', 'scratch', 'mark', 'form', 'number'])

/** One press of somebody who plays by chance: the next panel, or undefined when nothing is asked any more. */
export async function pressAnything(
  guest: Guest,
  panel: WireMessage,
  random: (n: number) => number,
): Promise<WireMessage | undefined> {
  const choices = pressables(panel).filter((each) => ONWARD.has(verbOf(each)))
  if (choices.length === 0) return undefined
  const ready = choices.filter((each) => each.type === ComponentType.Button && ['go', 'sure'].includes(verbOf(each)))
  const chosen = ready.length > 0 && random(2) === 0 ? ready[random(ready.length)]! : choices[random(choices.length)]!
  if (chosen.type === ComponentType.Button) {
    const next = await guest.click(chosen.custom_id, { message: panel.id })
    if (verbOf(chosen) === 'form') {
      guest.cancel()
      return panel
    }
    if (verbOf(chosen) === 'number') return guest.modal({ n: chosen.label!.match(/from (\d+)/)?.[1] ?? '0' })
    return next
  }
  const options = [...(chosen.options ?? [])]
  const count =
    Math.max(1, chosen.min_values ?? 1) + random(Math.max(1, (chosen.max_values ?? 1) - Math.max(1, chosen.min_values ?? 1) + 1))
  const picked = Array.from(
    { length: Math.min(count, options.length) },
    () => options.splice(random(options.length), 1)[0]!.label,
  )
  return guest.choose(chosen.custom_id, picked, { message: panel.id })
}

/** Clicks through everything this person is asked; returns the presses it took. */
export async function playTurn(guest: Guest, channel: string, random: (n: number) => number, most = 300): Promise<number> {
  let panel = await guest.in(channel).click(/^(Take my turn|Seal my answer)$/)
  for (let presses = 1; presses < most; presses++) {
    if (!panel || isDone(panel)) return presses
    panel = await pressAnything(guest.in(channel), panel, random)
  }
  throw new Error(`${guest.name} pressed ${most} times and is still asked something\n${guest.screen()}`)
}

const isDone = (panel: WireMessage) => {
  const text = JSON.stringify(panel.components)
  return (
    text.includes('Nothing for you to decide') ||
    text.includes('This game is over') ||
    text.includes('Everything is sealed') ||
    /(Sealed|Answered): \*\*/.test(text)
  )
}
