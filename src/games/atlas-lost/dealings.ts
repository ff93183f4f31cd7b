/** Who takes what from whom, or gives it: mostly harm, so it is those who are spared that stand out. */
import type { Event, Text } from '../../kernel/contract.ts'
import { harmedBy, wrongsBy } from '../common/harm.ts'
import type { Dealing } from '../hosted.ts'

/** What is told → who did it, to whom, and what it is. What befalls all others alike has nobody who did it. */
const DEALINGS: Readonly<Record<string, readonly [by: string, to: string, deed: Dealing['deed']]>> = {
  stole: ['seat', 'victim', 'harm'],
  took: ['seat', 'victim', 'harm'],
  'sent-back': ['seat', 'owner', 'harm'],
  pushed: ['by', 'seat', 'harm'],
  lost: ['by', 'seat', 'harm'],
  gained: ['by', 'seat', 'help'],
}

/** `lost` is one's own business where nobody else is to blame: then it concerns nobody. */
const HARMS = {
  stole: 'seat',
  took: 'seat',
  'lost.card': 'seat',
  'sent-back': 'seat',
  pushed: 'by',
  lost: 'by',
  uninstalled: 'by',
}
export const harmed = harmedBy(HARMS)
export const wrongs = (told: readonly Event[]) => told.flatMap(wrongsBy(HARMS))

export const dealings = (told: readonly Text[]): Dealing[] =>
  told.flatMap((text): Dealing[] => {
    const [from, at, deed] = DEALINGS[text.say] ?? []
    const [by, to] = [text[from ?? ''], text[at ?? '']]
    if (!deed || typeof by !== 'string' || typeof to !== 'string' || by === to) return []
    // Several resources are one sentence, and count one by one.
    return [text, ...(Array.isArray(text.also) ? text.also : [])].map(() => ({ by, to, deed }))
  })
