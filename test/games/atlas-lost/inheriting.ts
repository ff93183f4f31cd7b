/** What Atlas Lost brings to the suite that every game inherits. */

import type { Board } from '../../../src/games/atlas-lost/board.ts'
import { componentsOf, OWN_PACK } from '../../../src/games/atlas-lost/data/components.ts'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import type { View } from '../../../src/games/atlas-lost/view.ts'
import type { Decision, State } from '../../../src/kernel/contract.ts'
import { steady } from '../../../src/players/atlas-lost.ts'
import type { Inheriting } from '../../suite/inherited.ts'

const data = componentsOf(OWN_PACK)

/** What must be true of every board: the sentences that are not. */
export function broken(board: Board): string[] {
  const wrong: string[] = []
  const must = (holds: boolean, sentence: string) => {
    if (!holds) wrong.push(sentence)
  }
  const players = Object.entries(board.players)
  const { caps, tokens, track } = data.pack.limits

  // Every card is somewhere, and only there.
  const inLimbo = board.deeds.filter(({ kind }) => kind === 'crate' || kind === 'install').map(({ of }) => of)
  const cards = [
    ...Object.values(board.decks).flat(),
    ...Object.values(board.discards).flat(),
    ...board.box,
    ...board.spent,
    ...players.flatMap(([, player]) => [
      ...player.hand,
      ...player.looking,
      ...player.installed.map(({ card }) => card),
      ...(player.returned ? [player.returned] : []),
    ]),
  ]
  const known = new Set([...cards, ...inLimbo])
  const all = Object.values(data.cards).filter(({ tree }) => tree === null || board.trees.includes(tree))
  must(known.size === all.length, `${known.size} of ${all.length} cards are on the table`)
  must(new Set(cards).size === cards.length, 'a card is in two places')

  for (const [seat, player] of players) {
    for (const res of ['R', 'D', 'C', 'M'] as const) must(player[res] <= caps[res], `${seat} has too much ${res}`)
    must(player.M === 0 || board.trees.includes('military'), `${seat} has military power without its Tree`)
    must(player.teams.length + player.waiting.research + player.waiting.data === 9, `${seat} does not have nine teams`)
    for (const tree of board.trees)
      for (const level of [1, 2, 3]) {
        const there = player.teams.filter((tech) => data.techs[tech]!.tree === tree && data.techs[tech]!.level === level)
        must(there.length <= 1, `${seat} has two teams on Lv.${level} of ${tree}`)
      }
    must(
      player.economy.every((tech) => player.teams.includes(tech)),
      `${seat} has an economy token without a team`,
    )
    must(new Set(player.economy).size === player.economy.length, `a team of ${seat} carries two economy tokens`)
    must(player.economy.length <= tokens && player.culture.length <= tokens, `${seat} has too many tokens out`)
    must(!player.track.includes(seat), `${seat} has an own token on the own track`)
    must(player.track.length <= track, `the track of ${seat} is too long`)
    must(player.position >= 1 && player.position <= data.spaces.length, `${seat} is off the influence track`)
  }
  const culture = players.flatMap(([, player]) => player.culture)
  must(new Set(culture).size === culture.length, 'two culture tokens share a space')
  const tracks = [...players.map(([, player]) => player.track), ...Object.values(board.npcs).map((npc) => npc.track)]
  for (const [seat] of players)
    must(tracks.flat().filter((owner) => owner === seat).length <= tokens, `${seat} has too many religion tokens out`)

  // Front runner tokens: taken ones have left the Techs, and the coalition takes its own out of the game.
  const lying = Object.keys(board.runners).filter((tech) => data.techs[tech]!.level === 3).length
  const held = players.reduce((sum, [, { runners }]) => sum + runners.length, 0)
  const removed = board.rivals?.teams.filter((tech) => data.techs[tech]!.level === 3).length ?? 0
  must(lying + held + removed === 9, 'front runner tokens do not add up')

  // An owner of a tile has reached its minimum and is exceeded by nobody.
  const view = atlasLost.game.view(board, null)
  for (const { id, owner, min, standings } of view.initiative) {
    const best = Math.max(...Object.values(standings))
    if (owner) must(standings[owner]! >= min && standings[owner] === best, `the ${id} tile lies with the wrong player`)
    else must(best < min || Object.values(standings).filter((n) => n === best).length > 1, `the ${id} tile should have an owner`)
  }
  for (const card of Object.keys(board.known))
    must(
      players.some(([, { hand }]) => hand.includes(card)),
      `${card} is known but in no hand`,
    )
  return wrong
}

const trees = (atlasLost.game.settings.find(({ id }) => id === 'trees')?.choices ?? []).map(({ id }) => id)
/** All sets with changing numbers of players, every number with a random set, and the game alone at each level. */
export const plays: Inheriting['plays'] = [
  ...[2, 3, 4].map((seats) => ({ seats, options: { trees: 'random' } })),
  ...trees.map((set, i) => ({ seats: 2 + (i % 3), options: { trees: set, rounds: '20' } })),
  ...['novice', 'standard', 'expert'].map((solo) => ({ seats: 1, options: { trees: 'random', solo } })),
]

/** What people look for, whoever they are: every Tech on the table where one acts or puts something, every faction where one chooses one. */
function lookedFor({ prompt }: Decision, { trees: laid, faces, players, npcs, seat }: View): readonly string[] {
  const techs = laid.flatMap(({ techs: all }) => all.map(({ id }) => faces[id]!.name))
  switch (prompt.say) {
    case 'ask.action':
    case 'ask.place.economy':
    case 'ask.place.culture':
      return techs
    case 'ask.place.religion':
    case 'ask.target':
      return [...players.map((player) => `Player ${player.seat}`), ...npcs.map(({ name }) => name)]
    case 'ask.move':
      return laid.flatMap(({ techs: all }) => all.filter(({ teams }) => teams.includes(seat!)).map(({ id }) => faces[id]!.name))
    default:
      return []
  }
}

export const inheriting: Inheriting = {
  hosted: atlasLost,
  player: steady,
  plays,
  lookedFor: lookedFor as NonNullable<Inheriting['lookedFor']>,
  invariants: (state: State<never>) => broken(state.board),
}
