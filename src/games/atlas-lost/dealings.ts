/** Who takes what from whom. Nothing can be given away in this game, so it is those who are spared that stand out. */
import type { Text } from '../../kernel/contract.ts'
import type { Dealing } from '../hosted.ts'

/** What is told → who suffers. */
const VICTIM: Readonly<Record<string, string>> = { stole: 'victim', took: 'victim', 'sent-back': 'owner' }

export const dealings = (told: readonly Text[]): Dealing[] =>
  told.flatMap((text): Dealing[] => {
    const [by, to] = [text.seat, text[VICTIM[text.say] ?? '']]
    return typeof by === 'string' && typeof to === 'string' && by !== to ? [{ by, to, deed: 'harm' }] : []
  })
