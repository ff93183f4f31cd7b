/** Promising somebody something, reading what was promised, and saying after the end whether it was kept. */
import { refuse } from '../../tables/house.ts'
import { addresseesOf } from '../../tables/letters.ts'
import { arePromisesKept, promise as give, kindsAt, mayPromise, judge as say } from '../../tables/promises.ts'
import { promiseList } from '../show/promises.ts'
import { act, type Doing } from './act.ts'
import { pressed, text } from './fields.ts'
import { seated } from './may.ts'

const LONGEST = 300

type At = Doing<'table', Record<never, never>>

const list = ({ bot, table, me, ours }: At) =>
  promiseList(bot, table, me.id, table.status === 'playing' && addresseesOf(table, me.id).length > 0, ours)

/** After the end everybody may read them. */
export const promises = act({
  name: 'promises',
  at: 'table',
  may(doing) {
    const { house, table } = doing
    if (!arePromisesKept(house, table)) refuse('promise.none-here')
    if (table.status !== 'finished') seated(doing)
  },
  do: list,
})

/** Whom it is for stands in the id of the form, which only its writer ever sees. */
export const promise = act({
  name: 'promise',
  at: 'table',
  may: ({ house, table, me }) => mayPromise(house, table, me.id),
  fields: { text: text('promise.text', { max: LONGEST }), to: pressed() },
  reads: ({ decision }) => ({ to: decision }),
  form: { title: 'promise.form', label: 'promise.text', held: () => '', about: ([chosen = '']) => chosen },
  async do({ house, table, me, given }) {
    const [to = '', chosen = ''] = (given.to ?? '').split('+')
    const kind = kindsAt(house, table).find((each) => each === chosen) ?? refuse('press.foreign')
    await give(house, table, { person: me.id, to, kind, words: given.text?.trim() ?? '' })
    const name = table.seats.find(({ seat }) => seat === to)?.name ?? ''
    return { say: 'promise.sealed-now', to: name }
  },
})

export const judge = act({
  name: 'judge',
  at: 'table',
  may: ({ table, me }) => table.status === 'finished' || seated({ table, me }),
  fields: { verdict: pressed() },
  async do(doing) {
    const { house, table, me, given } = doing
    const [verdict, id = ''] = (given.verdict ?? '').split('.')
    if (verdict !== 'kept' && verdict !== 'broken') refuse('press.foreign')
    await say(house, table, { person: me.id, id, kept: verdict === 'kept' })
    return list(doing)
  },
})
