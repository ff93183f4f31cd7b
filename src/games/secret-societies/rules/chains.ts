/**
 * The interpreter (Resolution, "effects that chain"): costs before gains, every effect followed to its end before the next
 * begins, and where several wait and it may matter, their owner says which comes first.
 */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Player } from '../board.ts'
import type { Effect, EffectName, Reaction } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import type { Due } from './due.ts'
import { broughtBy, gainOption } from './effects.ts'
import { resolve } from './named.ts'
import { EFFECTS } from './steps.ts'
import { pick, type Section, write } from './table.ts'

export const effectSteps: Section = (rules) => [
  write(EFFECTS, ({ one }) => ({
    next(table, frame) {
      const { list, seat, fixed } = frame
      if (list.length === 0) return table.end(frame)
      const at = fixed ? 0 : next(rules, table.board, seat, list)
      if (at < 0) return
      table.jump(frame, 'next')
      resolve(rules, table, seat, list.splice(at, 1)[0]!)
    },
    order: one({
      one: (_, frame) => frame.seat,
      evident: true,
      ask: ({ board }, { seat, list }) => ({
        small: true,
        prompt: { say: 'effects.order' },
        shows: [{ say: 'shows.toTheEnd' }],
        topic: 'chains',
        input: pick(list.map((effect, i) => ({ id: `${i}`, ...gainOption(rules, board.players[seat]!, [effect]) }))),
      }),
      take(table, frame, { pick }) {
        table.jump(frame, 'next')
        resolve(rules, table, frame.seat, frame.list.splice(Number(pick), 1)[0]!)
      },
    }),
  })),
]

/** The place of what can be resolved without asking, or -1 where the owner should choose. */
function next(rules: Rules, board: Board, seat: Seat, list: readonly Due[]): number {
  if (list.length === 1) return 0
  const player = board.players[seat]!
  const starComes = list.some((effect) => leadsTo(rules, player, effect, isStar))
  const light = list.findIndex(
    (effect) =>
      !leadsTo(rules, player, effect, isWeighty) &&
      !(starComes && leadsTo(rules, player, effect, (each) => gainsByStar(rules, player, each))),
  )
  if (light >= 0) return light
  const kinds = new Set(list.map(({ why: _, ...effect }) => JSON.stringify(effect)))
  return kinds.size > 1 ? -1 : 0
}

const isStar = ({ fx }: Effect) => fx === 'star'

/** Costs something or asks where to put something, so that its place among others may matter. */
const WEIGHTY: ReadonlySet<string> = new Set(['pay', 'star', 'tile', 'monument', 'route', 'planet', 'placeCached'])
const isWeighty = ({ fx }: Effect) => WEIGHTY.has(fx)

/** Is it such an effect itself, or does it bring one about? */
function leadsTo(rules: Rules, player: Player, effect: Effect, isSuch: (effect: Effect) => boolean): boolean {
  if (isSuch(effect)) return true
  return broughtBy(rules, player, effect).some((each) => leadsTo(rules, player, each, isSuch))
}

/** Would it bring more with an ability that a Star could still unlock? Then its owner may want the Star first. */
function gainsByStar(rules: Rules, player: Player, { fx }: Effect): boolean {
  const events = SEEN_AS[fx]
  if (!events) return false
  return rules.starSpaces[player.hq]!.some(
    ({ id, abilities }) =>
      !player.stars.includes(id) && abilities?.some((ability) => 'on' in ability && events.includes(ability.on)),
  )
}
/** What abilities see in an effect; a Card that is laid may also complete a row or a Monument. */
const SEEN_AS: Partial<Record<EffectName, readonly Reaction['on'][]>> = {
  rowRoute: ['route', 'monument'],
  laidPlanet: ['route', 'monument'],
  monumentOf: ['monument'],
  grey: ['monument'],
  treasury: ['incomeScoring'],
}
