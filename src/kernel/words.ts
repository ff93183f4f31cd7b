/** Sentences for what the kernel itself has to say. Games add their own; the key is the text's `say`. */
import type { Names, Parameter, Text } from './contract.ts'

export type Phrase = string | ((parameters: Parameters, names: Names) => string)
type Parameters = { readonly [parameter: string]: Parameter }
export type Phrases = Readonly<Record<string, Phrase>>

export const KERNEL_PHRASES: Phrases = {
  'refused.finished': 'This game is over.',
  'refused.stranger': 'You have no seat at this table.',
  'refused.stale': 'That question has already been answered. Here is what is open now.',
  'refused.early': 'Not everybody has answered yet.',
  'misfit.shape': 'That is not an answer to this question.',
  'misfit.option': 'That is not among the choices.',
  'misfit.twice': 'Each choice counts once.',
  'misfit.number': 'Please give a whole number.',
  'misfit.order': ({ count }) => `Please put all ${count} in order.`,
  'misfit.range': ({ min, max }) => (min === max ? `It has to be ${min}.` : `It has to be from ${min} to ${max}.`),
  'misfit.count': ({ min, max }) => (min === max ? `Please choose exactly ${min}.` : `Please choose from ${min} to ${max}.`),
  'misfit.total': ({ min, max }) =>
    min === max ? `It has to add up to ${min}.` : `It has to add up to between ${min} and ${max}.`,
  'kernel.ask-again': 'Something changed on the board, and the answer you had given is no longer possible. Please choose again.',
}

/** A key without a phrase is a fault of the game; the suite finds it. */
class Wordless extends Error {
  override readonly name = 'Wordless'
}

export function speakWith(phrases: Phrases): (text: Text, names: Names) => string {
  return (text, names) => {
    const phrase = Object.hasOwn(phrases, text.say) ? phrases[text.say] : KERNEL_PHRASES[text.say]
    if (phrase === undefined) throw new Wordless(`no words for "${text.say}"`)
    return typeof phrase === 'string' ? phrase : phrase(text, names)
  }
}
