/** A button for an act: its verb is the act's name, its label stands in the catalogue. */
import type { Ours } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { button, type Look } from '../show/present/rows.ts'
import type { Act, LabelledName } from './act.ts'

/** Stands in a button's id once somebody was asked whether they are sure. */
export const SURE = 'sure'

export const labelOf = ({ name }: Act<LabelledName>, ours: Ours): string => ours(`act.${name}.label`)

export const press = (act: Act<LabelledName>, place: string, ours: Ours, look: Look = 'plain', arg = '') =>
  button(idFor(act.name, place, '', arg), labelOf(act, ours), look)
