/** What stands out in a game of Atlantis Rising: what one gave, and how narrow or wide the escape was. */
import type { Seat, Text } from '../../kernel/contract.ts'
import { type Achievement, all, type Finished, type Holds, told, won } from '../achievement.ts'

/** What the party came to is the same for everybody. */
const figure = ({ outcome }: Finished, seat: Seat, label: string, parameter: string) =>
  Number((outcome.scores[seat] ?? []).find((line) => line.label.say === label)?.label[parameter] ?? Number.NaN)

const dry =
  (isSo: (tiles: number) => boolean): Holds =>
  (game, seat) =>
    isSo(figure(game, seat, 'score.dry', 'dry'))

const paidBy = ({ by }: Text, seat: Seat) => (by as readonly { readonly seat: Seat }[]).some((each) => each.seat === seat)

export const achievements: readonly Achievement[] = [
  {
    id: 'mason',
    holds: told('build.done', 5, ({ seats }, seat) => (seats as readonly Seat[]).includes(seat)),
  },
  {
    id: 'breakwater',
    holds: (game, seat) =>
      game.told.filter(
        (text) =>
          (text.say === 'boon.barrier.placed' && text.seat === seat) || (text.say === 'paid.barrier' && paidBy(text, seat)),
      ).length >= 5,
  },
  { id: 'librarian', holds: told('scroll.played', 4) },
  { id: 'host', holds: told('roll.recruit', 3, ({ seat, came }, own) => seat === own && came !== undefined && came !== null) },
  {
    id: 'dry-feet',
    holds: all(
      won,
      dry((tiles) => tiles >= 20),
    ),
  },
  {
    id: 'last-rock',
    holds: all(
      won,
      dry((tiles) => tiles <= 5),
    ),
  },
  { id: 'hard-way', holds: (game, seat) => won(game, seat) && figure(game, seat, 'score.level', 'level') >= 3 },
  {
    id: 'so-close',
    holds: (game, seat) => game.outcome.together === 'lost' && figure(game, seat, 'score.built', 'built') >= 8,
  },
]
