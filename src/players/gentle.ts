/**
 * A computer player for first games: it plays steadily, but now and then it misjudges, as people do who are new to a game. It does
 * the same kind of thing elsewhere, a little more or less of it, or something else that could be done; it never gives up its turn by it.
 */
import { everyAnswer } from '../kernel/answers.ts'
import type { Amount, Input, Option } from '../kernel/contract.ts'
import { misfit, sample } from '../kernel/input.ts'
import { LATER, type Player } from './player.ts'

type Random = (n: number) => number

/** Of so many questions with a choice, it misjudges one. */
const ONE_IN = 3

export const gentleFrom =
  (steady: Player): Player =>
  (position) => {
    const { decision, random } = position
    const wanted = steady(position)
    if (decision.offer || wanted === LATER || random(ONE_IN) > 0) return wanted
    const mistake = mistaken(decision.input, wanted, random)
    return misfit(decision.input, mistake) ? wanted : mistake
  }

function mistaken(input: Input, wanted: unknown, random: Random): unknown {
  switch (input.kind) {
    case 'pick': {
      const { pick, then } = (wanted ?? {}) as { readonly pick?: string; readonly then?: unknown }
      const chosen = input.options.find(({ id }) => id === pick)
      if (chosen?.then && random(2) === 0) return { pick, then: mistaken(chosen.then, then, random) }
      return another(input.options, pick, random) ?? wanted
    }
    case 'amount':
      return roughly(input, Number(wanted), random)
    default:
      return sample(input, random)
  }
}

/** Something else of the list, but nothing that leads past the question. */
function another(options: readonly Option[], pick: string | undefined, random: Random): unknown {
  const others = options.filter(({ id, blocked, leads }) => id !== pick && !blocked && !leads)
  const other = others[random(others.length || 1)]
  if (!other) return undefined
  return other.then ? { pick: other.id, then: [...everyAnswer(other.then, random, 1)][0] } : { pick: other.id }
}

const roughly = ({ min, max }: Amount, wanted: number, random: Random): number => {
  const off = 1 + random(Math.max(1, Math.round((max - min) / 3)))
  return Math.min(max, Math.max(min, wanted + (random(2) === 0 ? off : -off)))
}
