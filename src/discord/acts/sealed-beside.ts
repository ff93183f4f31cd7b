/** What may be sealed along with an answer for what comes of it: further fields of its form, each of which may be left as it is. */
import { ASK_ME, type Policy, type Wishes } from '../../games/policy.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { House } from '../../tables/house.ts'
import { sealedBeside } from '../../tables/orders.ts'
import type { Leaving } from '../../tables/play.ts'
import { type Position, seatOf } from '../../tables/position.ts'
import { isTrial } from '../../tables/trial-ids.ts'
import { pathOptions } from '../show/present/answer-code.ts'
import type { Field, Filled } from '../show/present/form.ts'
import type { Question } from '../show/present/question.ts'
import type { Person } from './act.ts'
import { fieldsOf, wishesIn } from './policy-fields.ts'

const MOST_FIELDS = 5

export type Reader = Pick<Person, 'me' | 'locale'>

type Sealing = {
  readonly fields: readonly Field[]
  leaves(house: House, position: Position, seat: Seat, answer: unknown, filled: Filled): Leaving
}

/** Nothing where there is no room for it, where nothing is played that lasts, and for a mentor, who leaves no orders. */
export function besideIn(
  { decision, path, input }: Question,
  position: Position,
  { me, locale }: Reader,
  own: number,
): Sealing | null {
  const { table, hosted } = position
  const policy = hosted.policies?.find(({ beside }) => beside?.question === decision.question)
  if (!policy?.beside || !seatOf(table, me.id) || isTrial(table.id) || own + policy.fields.length > MOST_FIELDS) return null
  const { after, binds } = policy.beside
  const [first = null] = pathOptions(decision.input, path).map(({ id }) => id)
  const open = input.kind === 'pick' ? input.options.flatMap(({ id, blocked }) => (blocked ? [] : [id])) : []
  if (first === null ? !open.every((id) => after.includes(id)) : !after.includes(first)) return null
  return {
    fields: fieldsOf(hosted, policy, locale),
    leaves(house, at, seat, answer, filled) {
      const wishes: Wishes = { ...wishesIn(policy, filled), ...binds(answer, at.seen(seat).view) }
      return sealedBeside(house, at, seat, { id: policy.id, wishes }, isWished(policy, wishes))
    },
  }
}

const isWished = ({ fields }: Policy, wishes: Wishes) => fields.every(({ id }) => wishes[id] !== ASK_ME)
