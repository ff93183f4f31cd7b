/** A button for an act: its verb is the act's name, its label stands in the catalogue. */
import { createHash } from 'node:crypto'
import type { Ours } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { button, type Look } from '../show/present/rows.ts'
import type { Act, LabelledName } from './act.ts'

/** Stands in a button's id once somebody was asked whether they are sure. */
export const SURE = 'sure'

const KEPT = '#'

/** In place of what a button cannot carry: the same words have the same digest, so no button does what another one asked about. */
export const keptAs = (said: object): string =>
  `${KEPT}${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12)}`
export const isKept = (arg: string): boolean => arg.startsWith(KEPT)

export const labelOf = ({ name }: Act<LabelledName>, ours: Ours): string => ours(`act.${name}.label`)

export const press = (act: Act<LabelledName>, place: string, ours: Ours, look: Look = 'plain', arg = '') =>
  button(idFor(act.name, place, '', arg), labelOf(act, ours), look)
