/** What is true of every board of Atlantis Rising: nothing is lost, nothing appears, nobody stands where he cannot. */
import type { Board } from '../../../src/games/atlantis-rising/board.ts'
import { atlantisRising } from '../../../src/games/atlantis-rising/index.ts'
import type { State } from '../../../src/kernel/contract.ts'
import { awaited } from '../../../src/kernel/engine.ts'

const { game } = atlantisRising

export function invariants(state: State<Board>): string[] {
  const { board, options, seats } = state
  const view = game.view(board, null)
  return [
    ...(state.outcome || awaited(game, state).length > 0 ? [] : ['nobody is awaited']),
    ...goods(board, view),
    ...people(board, seats.length),
    ...cards(board, view, options),
    ...island(board, view),
  ]
}

type View = ReturnType<typeof game.view>

function goods(board: Board, { facts, players }: View): string[] {
  const wrong: string[] = []
  for (const kind of ['ore', 'gold', 'crystal', 'atlantium', 'energy'] as const) {
    const all = board.supply[kind] + Object.values(board.players).reduce((sum, player) => sum + player.goods[kind], 0)
    if (all !== facts.tokens[kind]) wrong.push(`there are ${all} ${kind}, not ${facts.tokens[kind]}`)
    if (board.limited && board.supply[kind] < 0) wrong.push(`the supply of ${kind} is overdrawn`)
    for (const [seat, player] of Object.entries(board.players)) if (player.goods[kind] < 0) wrong.push(`${seat} owes ${kind}`)
  }
  for (const { seat, freeEnergy } of players) if (freeEnergy < 0) wrong.push(`${seat} has set aside more energy than it has`)
  return wrong
}

function people(board: Board, players: number): string[] {
  const wrong: string[] = []
  const volunteers = board.pieces.filter(({ kind }) => kind === 'volunteer').length
  if (board.supply.volunteers + volunteers !== 8) wrong.push('volunteers are lost or invented')
  const all = [7, 7, 6][players - 1] ?? 4
  for (const [seat, { reserve }] of Object.entries(board.players)) {
    const own = board.pieces.filter(({ owner }) => owner === seat)
    if (own.filter(({ kind }) => kind === 'leader').length !== 1) wrong.push(`${seat} has not one Leader`)
    if (own.filter(({ kind }) => kind === 'follower').length + reserve !== all) wrong.push(`${seat} has not ${all} followers`)
  }
  if (new Set(board.pieces.map(({ id }) => id)).size !== board.pieces.length) wrong.push('two pieces share an id')
  if (board.automaton && !board.pieces.some(({ id }) => id === board.automaton)) wrong.push('the Automaton is alone')
  return wrong
}

function cards(board: Board, { facts }: View, options: State['options']): string[] {
  const wrong: string[] = []
  const held = Object.values(board.players).flatMap((player) => [
    ...player.hand,
    ...player.artifacts,
    ...(player.drawn?.cards ?? []),
    ...(player.dealt?.cards ?? []),
    ...(player.under ?? []),
  ])
  const library = [...board.library.deck, ...board.library.discard, ...held]
  if (library.length !== 27) wrong.push(`the library has ${library.length} cards`)
  if (library.filter((card) => facts.cards[card]!.type === 'artifact').length !== 4) wrong.push('not four artifacts')
  for (const { hand } of Object.values(board.players))
    if (hand.some((card) => facts.cards[card]!.type === 'artifact')) wrong.push('an artifact is held in hand')
  const size = [64, 63, 62, 61, 60][board.level - 1]! - (options.specials === 'off' ? 10 : 0)
  if (board.misfortunes.deck.length + board.misfortunes.discard.length !== size) wrong.push('misfortunes are lost')
  const components = new Set([...board.blueprint, ...board.built])
  const planned = Object.keys(board.players).length === 1 && options.soloBlueprint === 'short' ? 7 : 9
  if (components.size !== planned || board.blueprint.length + board.built.length !== planned) wrong.push('the blueprint changed')
  const { hologram } = board
  if (hologram && board.round > 0) {
    const boards = [...hologram.stack, ...hologram.discard, ...hologram.shown, ...(hologram.active ? [hologram.active] : [])]
    if (new Set(boards).size !== 10 - Object.keys(board.players).length) wrong.push('the Hologram’s boards are lost')
  }
  return wrong
}

function island(board: Board, { facts, buildSpaces }: View): string[] {
  const wrong: string[] = []
  const seats = new Map<string, number>()
  for (const { id, tiles } of facts.peninsulas) {
    const dry = tiles.length - board.flooded[id]!
    if (dry < 0 || dry > tiles.length) wrong.push(`${id} has ${dry} dry tiles`)
    if (board.barriers.includes(id) && dry === 0) wrong.push(`a barrier guards nothing at ${id}`)
    for (const tile of tiles) seats.set(tile.id, tile.spaces * tile.seatsPerSpace)
  }
  if (new Set(board.barriers).size !== board.barriers.length) wrong.push('two barriers beside one peninsula')
  const taken = new Set<string>()
  for (const { id, at, slot, down } of board.pieces) {
    if (['pool', 'held', 'out'].includes(at)) {
      if (down) wrong.push(`${id} lies down off the board`)
      continue
    }
    const key = `${at} ${slot}`
    if (taken.has(key)) wrong.push(`two pieces share a seat at ${at}`)
    taken.add(key)
    if (slot >= (seats.get(at) ?? Number.POSITIVE_INFINITY)) wrong.push(`too many stand on ${at}`)
    if (at.startsWith('build-') && Number(at.slice(6)) >= buildSpaces) wrong.push(`there is no ${at}`)
    if (facts.components[at] && !board.built.includes(at)) wrong.push(`${at} is not built`)
  }
  return wrong
}
