/** What a computer would do in somebody's place: thought about elsewhere, from what that seat may know. */
import type { Decision } from '../kernel/contract.ts'
import { misfit } from '../kernel/input.ts'
import { canonical } from '../kernel/json.ts'
import { dice } from '../kernel/random.ts'
import { ideaOf } from './computers.ts'
import { between, type House } from './house.ts'
import { type Position, positionAt } from './position.ts'
import { thoughtOf } from './thoughts.ts'

/** An answer, and in how many of the games played on from it in thought it won; none where nobody could think. */
export type Tried = { readonly answer: unknown; readonly worlds: number; readonly won: number }
export type Hint = { readonly best: Tried; readonly next?: Tried }

/** Whoever asks is told how often it wins, and waits for it gladly. */
const AT_LENGTH = { seconds: 0.3, toTheEnd: true } as const

export async function hintAt(house: House, position: Position, decision: Decision): Promise<Hint> {
  const seed = between(1, 2 ** 30)
  const steadily = () => ({ best: { answer: ideaOf(house, position, decision, dice(seed)), worlds: 0, won: 0 } })
  const opinion = await thoughtOf(house, position, decision, { ...AT_LENGTH, seed }).catch(() => undefined)
  if (!opinion) return steadily()
  const is = ({ answer }: Tried) => canonical(answer) === canonical(opinion.answer)
  const best = opinion.tried.find(is)
  if (!best) return steadily()
  const others = opinion.tried.filter((each) => !is(each)).sort((one, other) => other.worlds - one.worlds)
  return { best, ...(others[0] && { next: others[0] }) }
}

const MOST_WORTH_A_LOOK = 3
/** Fewer games say nothing, and what does so much worse is not worth it. */
const [ENOUGH_WORLDS, NOT_MUCH_WORSE] = [4, 0.12]

/** At most three answers worth a look, the one a computer would give first. */
export async function worthALook(house: House, position: Position, decision: Decision): Promise<readonly Tried[]> {
  const seed = between(1, 2 ** 30)
  const opinion = await thoughtOf(house, position, decision, { ...AT_LENGTH, seed }).catch(() => undefined)
  const best = opinion?.tried.find(({ answer }) => canonical(answer) === canonical(opinion.answer))
  if (!opinion || !best) {
    const answer = ideaOf(house, position, decision, dice(seed))
    return misfit(decision.input, answer) ? [] : [{ answer, worlds: 0, won: 0 }]
  }
  const others = opinion.tried
    .filter((each) => each !== best && each.worlds >= ENOUGH_WORLDS && shareOf(each) >= shareOf(best) - NOT_MUCH_WORSE)
    .sort((one, other) => shareOf(other) - shareOf(one))
  return [best, ...others].slice(0, MOST_WORTH_A_LOOK)
}

const shareOf = ({ won, worlds }: Tried) => (worlds === 0 ? 0 : won / worlds)

/** Whether that question still waits for the seat, as it was asked. */
export const stillAsked = async (house: House, id: string, { seat, id: decision }: Decision): Promise<Position | null> => {
  const position = await positionAt(house, id)
  return position.seen(seat).asked.some((each) => each.id === decision) ? position : null
}
