/** Reading what only people read: it is made when somebody looks. */
import type { Absence, Ask, Decision, Input, Option, Text, Told } from './contract.ts'

/** The words themselves. To be read while the state they were asked of still stands. */
export const told = <T extends object>(words: Told<T>): T => (typeof words === 'function' ? (words as () => T)() : (words as T))

export const meaningOf = ({ means }: Pick<Option, 'means'>): Text | undefined => means && told(means)
export const shownBeside = ({ shows }: Pick<Ask, 'shows'>): readonly Text[] => (shows ? told(shows) : [])
export const absentFrom = ({ absent }: Pick<Ask, 'absent'>): readonly Absence[] => (absent ? told(absent) : [])

/** The question as plain data, with everything it tells: for whatever keeps it, compares it or takes it elsewhere. */
export function spelledOut<Question extends Ask>(question: Question): Question {
  const plain: Record<string, unknown> = {}
  for (const field of FIELDS) {
    const value = (question as Partial<Decision>)[field]
    if (value !== undefined) plain[field] = field === 'input' ? spelledInput(value as Input) : told(value as object)
  }
  return plain as Question
}

/** Each has its own line here, so that none that is added to a question is forgotten. */
const FIELDS = Object.keys({
  id: 0,
  seat: 0,
  question: 0,
  prompt: 0,
  shows: 0,
  absent: 0,
  topic: 0,
  input: 0,
  about: 0,
  small: 0,
  patient: 0,
  sealed: 0,
  offer: 0,
  printable: 0,
  idle: 0,
  given: 0,
} satisfies Record<keyof Decision, 0>) as (keyof Decision)[]

function spelledInput({ absent, ...rest }: Input): Input {
  const input: Input = absent ? { ...rest, absent: told(absent) } : rest
  if (input.kind === 'amount') return input
  if (input.kind === 'split') return { ...input, targets: input.targets.map(spelledOption) }
  return { ...input, options: input.options.map(spelledOption) }
}

const spelledOption = <Each extends Option>(option: Each): Each => ({
  ...option,
  ...(option.short && { short: told(option.short) }),
  ...(option.means && { means: told(option.means) }),
  ...(option.then && { then: spelledInput(option.then) }),
})
