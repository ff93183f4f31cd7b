/** What this game can say, and what its questions are written with. */
import type { Input, Option, Picked, Target, Told } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import { rulesOf, type SaysIn, type TextOf } from '../../../kernel/words.ts'
import type { phrasesFor } from './en/phrases.ts'

export type RisingSays = SaysIn<ReturnType<typeof phrasesFor>>
export type RisingText = TextOf<RisingSays>
/** The text with this key. */
export type TextAt<Key extends RisingText['say']> = Extract<RisingText, { readonly say: Key }>

/** Says one of this game's texts. */
export type Tell = (text: RisingText) => string

/** An option that says what it does: no list of this game can be written without. */
export type Choice<Id extends string = string, Then = unknown> = Meant<Option<Id, Then, RisingText>>
export type Sharer = Meant<Target<RisingText>>
type Meant<O> = Omit<O, 'means'> & { readonly means: Told<RisingText> }

/** The same option with more to it. */
export const amended = (choice: Choice, more: Partial<Choice>): Choice => extended<Choice, object>(choice, more)

const rules = rulesOf<unknown, RisingText>()
export const pick: <Id extends string, Then = undefined>(options: readonly Choice<Id, Then>[]) => Input<Picked<Id, Then>> =
  rules.pick
export const some: <Id extends string>(options: readonly Choice<Id>[], min: number, max: number) => Input<readonly Id[]> =
  rules.some
export const order: <Id extends string>(options: readonly Choice<Id>[]) => Input<readonly Id[]> = rules.order
export const split: (targets: readonly Sharer[], min: number, max: number) => Input<Readonly<Record<string, number>>> =
  rules.split
export const part: <C>(asks: RisingText, input: Input<C>) => Input<C> = rules.part
export const { amount, lacking } = rules
