/** Computers know no more than whoever would sit in their seat. */
import { alike } from '../../src/kernel/alike.ts'
import { dice } from '../../src/kernel/random.ts'
import { imagined, imagining } from '../../src/kernel/world.ts'
import { foresightFor } from '../../src/players/foresight.ts'
import type { Player } from '../../src/players/player.ts'
import { type Thinking, think } from '../../src/players/search.ts'
import { findDecision, firstDifference, same } from './compared.ts'
import { type Inheriting, type Look, type Play, type Position, randomGame, where } from './position.ts'

/** What a seat imagines follows from what it may know: the same generator, the same worlds, however things truly lie. */
export const imaginationIsBlind =
  ({ hosted: { game } }: Inheriting): Look =>
  ({ state, random }) => {
    for (const seat of state.seats) {
      const seed = random(2 ** 30)
      const [one, two] = [state, alike(game, state, seat, random)].map((each) => imagined(game, each, seat, dice(seed)))
      if (!same(one, two)) return `what ${seat} imagines depends on what it may not know: ${firstDifference(one, two)}`
    }
    return null
  }

/** What a computer answers on a state and on one that its seat cannot tell from it, by the same dice: null if it is the same. */
const answersApart = (
  { hosted: { game } }: Inheriting,
  { state, decision, random }: Position,
  answer: (position: Thinking) => unknown,
): string | null => {
  const { seat } = decision
  const seed = random(2 ** 30)
  const [one, two] = [state, alike(game, state, seat, random)].map((each) =>
    answer({
      seat,
      view: game.view(each.board, seat),
      decision: findDecision(game, each, decision)!,
      random: dice(seed),
      imagine: imagining(game, each, seat),
    }),
  )
  return same(one, two)
    ? null
    : `the computer in ${seat} plays by what it may not know at ${where(state)}: ${firstDifference(one, two)}`
}

/** A computer answers the same, whatever it may not know. */
export const computersAreHonest =
  (entry: Inheriting): Look =>
  (position) =>
    answersApart(entry, position, entry.player as Player)

/** And so does one that thinks. Looked at a few times in a game only: it plays on to the end from there, again and again. */
export function dishonestThought(entry: Inheriting, play: Play, seed: number, player = entry.player as Player): string | null {
  const looks = [9, 40, 90]
  let answers = 0
  let wrong: string | null = null
  const worlds = { most: 2, spent: () => worlds.most }
  const settings = { answers: 2, sure: 0, scale: 10 }
  // As far as it looks ahead at a table.
  const foresight = foresightFor(entry.hosted)
  randomGame(entry, play, seed, (position) => {
    if (looks.includes(answers++))
      wrong ??= answersApart(entry, position, (each) => think(player, settings, worlds, each, foresight))
    return null
  })
  return wrong
}
