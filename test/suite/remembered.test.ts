/**
 * What a game remembers of earlier looks, at this table or another, never shows: the same is seen by a game that comes to the same
 * positions the other way round. And what was seen stays as it was: rules replace what views share with them, and never change it.
 */
import { describe, expect, it, vi } from 'vitest'
import type { Seat } from '../../src/kernel/contract.ts'
import { type Applied, consume, create, decisions, isRefusal } from '../../src/kernel/engine.ts'
import { sample } from '../../src/kernel/input.ts'
import { copy } from '../../src/kernel/json.ts'
import { dice, randomFrom } from '../../src/kernel/random.ts'
import { GAMES } from './games.ts'

const ANSWERS = 200

/** Their views have lists of the board itself, which rules replace. */
const SHARING = ['secret-societies', 'atlas-lost', 'atlantis-rising']

const same = (view: unknown) => view
/** Whoever changes it from now on fails. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

vi.resetModules()
const { GAMES: others } = await import('./games.ts')

describe.each(GAMES.map((inheriting, i) => [inheriting.hosted.game.id, inheriting, others[i]!] as const))(
  '%s',
  (_, { hosted: { game }, plays }, { hosted: other }) => {
    it('shows two tables in turns what each of them shows in whatever order one looks', () => {
      const tables = [...plays, ...plays].slice(0, 2).map(({ seats: count, options }, i) => {
        const seats = Array.from({ length: count }, (_, n) => `p${n + 1}`)
        const applied: Applied<unknown> = create(game, { seats, options, random: randomFrom(31 + i) })
        return { applied, random: dice(5 + i) }
      })
      const shown = SHARING.includes(game.id) ? frozen : same
      const looks: { readonly board: unknown; readonly seat: Seat | null; readonly seen: string }[] = []
      for (let i = 0; i < ANSWERS; i++) {
        for (const table of tables) {
          const { state } = table.applied
          const board = copy(state.board)
          for (const seat of [null, ...state.seats])
            looks.push({ board, seat, seen: JSON.stringify(shown(game.view(state.board as never, seat))) })
          if (state.outcome) continue
          const open = decisions(game, state).filter(({ offer, given }) => !offer && given === undefined)
          const decision = open[table.random(open.length)]!
          const applied = consume(game, state, decision.seat, decision.id, sample(decision.input, table.random))
          if (isRefusal(applied)) throw new Error(applied.refused)
          table.applied = applied
        }
      }
      expect(other.game).not.toBe(game)
      for (const { board, seat, seen } of looks.reverse())
        if (JSON.stringify(other.game.view(board as never, seat)) !== seen)
          expect(other.game.view(board as never, seat)).toEqual(JSON.parse(seen))
    })
  },
)
