/** Every number of players in turn, with the settings as they are and with each of their other choices. */
import type { Options } from '../../src/kernel/contract.ts'

type Rated = {
  readonly seats: { readonly min: number; readonly max: number }
  readonly settings: readonly {
    readonly id: string
    readonly default: string
    readonly choices: readonly { readonly id: string }[]
  }[]
}

export function modesOf({ seats, settings }: Rated): { readonly seats: number; readonly options: Options }[] {
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i)
  const others = settings.flatMap(({ id, default: usual, choices }) =>
    choices.filter((choice) => choice.id !== usual).map((choice): Options => ({ [id]: choice.id })),
  )
  // As it is usually played every other time.
  const modes = others.flatMap((options) => [{}, options])
  return (modes.length > 0 ? modes : [{}]).flatMap((options) => counts.map((count) => ({ seats: count, options })))
}
