/** Reading what only people read: it is made when somebody looks. */
import type { Absence, Ask, Input, Option, Text, Told } from './contract.ts'

/** The words themselves. To be read while the state they were asked of still stands. */
export const told = <T extends object>(words: Told<T>): T => (typeof words === 'function' ? (words as () => T)() : (words as T))

export const meaningOf = ({ means }: Pick<Option, 'means'>): Text | undefined => means && told(means)
export const shownBeside = ({ shows }: Pick<Ask, 'shows'>): readonly Text[] => (shows ? told(shows) : [])
export const absentFrom = ({ absent }: Pick<Ask, 'absent'>): readonly Absence[] => (absent ? told(absent) : [])

/** The question as plain data, with everything it tells: for whatever keeps it, compares it or takes it elsewhere. */
export function spelledOut<Question extends Ask>(question: Question): Question {
  const { shows, absent } = question
  return {
    ...question,
    ...(shows && { shows: told(shows) }),
    ...(absent && { absent: told(absent) }),
    input: spelledInput(question.input),
  }
}

function spelledInput(input: Input): Input {
  if (input.kind === 'amount') return input
  if (input.kind === 'split') return { ...input, targets: input.targets.map(spelledOption) }
  return { ...input, options: input.options.map(spelledOption) }
}

const spelledOption = <Each extends Option>(option: Each): Each => ({
  ...option,
  ...(option.means && { means: told(option.means) }),
  ...(option.then && { then: spelledInput(option.then) }),
})
