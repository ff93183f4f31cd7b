import type { Ref } from 'preact'
import type { WireOption } from '../../wire.ts'
import type { Entry, Filled } from './catalog.ts'

/** What every way to fill an option is given. */
export interface EditorProps {
  option: WireOption
  entry: Entry
  filled: Filled | undefined
  all: ReadonlyMap<string, Filled>
  onFill: (filled: Filled | undefined) => void
  /** The value is complete; on to the next. */
  onDone: () => void
  /** Enter in a text field: run the command if nothing is missing, else on to what is. */
  onEnter: () => void
  // biome-ignore lint/suspicious/noExplicitAny: a text field or a button, whichever the option needs
  field: Ref<any>
}
