/** `--name value`, `--flag` and what stands free, for the scripts of this folder. */
import { parseArgs } from 'node:util'
import type { AnyHosted } from '../src/games/hosted.ts'
import { HOSTED } from '../src/games/index.ts'
import type { Options } from '../src/kernel/contract.ts'
import { chosenOptions } from '../src/kernel/engine.ts'

export function read(
  options: Parameters<typeof parseArgs>[0] extends infer C ? (C extends { options?: infer O } ? O : never) : never,
) {
  try {
    return parseArgs({ options, allowPositionals: true, strict: true }) as {
      values: Record<string, string | boolean | string[] | undefined>
      positionals: string[]
    }
  } catch (error) {
    return stop((error as Error).message)
  }
}

export function stop(message: string): never {
  console.error(message)
  process.exit(2)
}

export function hostedCalled(id: string | undefined): AnyHosted {
  const found = HOSTED.find(({ game }) => game.id === id)
  return found ?? stop(`Which game? One of: ${HOSTED.map(({ game }) => game.id).join(', ')}`)
}

export function wholeNumber(value: unknown, otherwise: number, name: string): number {
  if (value === undefined) return otherwise
  const number = Number(value)
  return Number.isInteger(number) && number >= 0 ? number : stop(`--${name} takes a whole number`)
}

/** `--option setting=choice`, as often as there are settings: what is chosen besides what is usual. */
export function optionsGiven({ game }: AnyHosted, values: unknown): Options {
  const given = Object.fromEntries(((values ?? []) as string[]).map((each) => each.split('=') as [string, string]))
  try {
    chosenOptions(game, given)
    return given
  } catch (error) {
    return stop((error as Error).message)
  }
}
