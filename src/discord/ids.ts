/**
 * The ids of buttons, selects and forms. They say which table and which question a press is about and nothing else: the seat is
 * always that of the person who presses, and what a person has chosen stands only in panels that person alone can see.
 */
export type Press = {
  readonly verb: string
  readonly table: string
  readonly decision: string
  readonly arg: string
  /** Which choices were shown; nothing where that does not matter. */
  readonly mark: string
}

const VERSION = 'a1'
const MOST = 100

const written = (verb: string, table: string, decision: string, arg: string, mark: string) =>
  `${[VERSION, verb, table, decision, arg].join('|')}${mark && `~${mark}`}`

export function idFor(verb: string, table: string, decision = '', arg = '', mark = ''): string {
  const id = written(verb, table, decision, arg, mark)
  if (id.length > MOST) throw new RangeError(`the id for "${verb}" is too long`)
  return id
}

export const fits = (verb: string, table: string, decision: string, arg: string, mark = '') =>
  written(verb, table, decision, arg, mark).length <= MOST

/** Null for anything that is not ours: forged, from another bot, or from a version before this one. */
export function pressOf(id: string): Press | null {
  const [version, verb, table, decision, ...rest] = id.split('|')
  if (version !== VERSION || !verb || table === undefined || decision === undefined) return null
  if (!/^[a-z0-9-]*$/.test(verb) || !/^[a-z0-9]*$/.test(table)) return null
  const [arg = '', mark = ''] = rest.join('|').split('~')
  return { verb, table, decision, arg, mark }
}

/** In the place of a question's name: what comes of the press stands in a message of its own, and the one pressed stays as it is. */
export const BESIDE = 'beside'
