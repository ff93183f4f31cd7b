/**
 * A yardstick: what a well-known server for such games does with one action, written anew after its description. The state with
 * its log is one JSON text; an action reads and parses it, changes it, appends a replay row, keeps a snapshot when the turn
 * passes on, writes the state back, notes whose turn it is, and makes every role's view. One transaction each, journal as ours.
 */
import { openDatabase } from '../../src/sqlite.mjs'

const ROLES = ['first', 'second', 'third']
/** Of a state: the printed board, and the log that grows during the game; about 7.5 KB in the middle of one. */
const CARDS = 60
const LOGGED = 120
/** Actions between two changes of turn. */
const TURN = 4

type Card = { id: number; at: string; owner: number; units: number[] }
type State = { seed: number; active: number; turn: number; cards: Card[]; hands: number[][]; log: string[] }

const newState = (): State => ({
  seed: 7,
  active: 0,
  turn: 0,
  cards: Array.from({ length: CARDS }, (_, id) => ({ id, at: `region-${id % 12}`, owner: id % 3, units: [id, id % 7] })),
  hands: ROLES.map((_, role) => Array.from({ length: 6 }, (_card, i) => role * 6 + i)),
  log: Array.from({ length: LOGGED }, (_, i) => `>C${i % CARDS} moved to region ${i % 12}.`),
})

/** As cheap as a rule can be: a draw, a move, a line in the log. */
function act(state: State): State {
  state.seed = (state.seed * 48_271) % 2_147_483_647
  const card = state.cards[state.seed % CARDS]!
  card.at = `region-${state.seed % 12}`
  card.units[0] = state.turn
  state.log.push(`>C${card.id} moved to ${card.at}.`)
  if (state.log.length > 2 * LOGGED) state.log.splice(0, LOGGED)
  if (++state.turn % TURN === 0) state.active = (state.active + 1) % ROLES.length
  return state
}

const viewOf = ({ active, turn, cards, hands, log }: State, role: number) => ({
  active: ROLES[active],
  turn,
  cards,
  hand: hands[role],
  held: hands.map((hand) => hand.length),
  log: log.slice(-40),
  actions: active === role ? { move: cards.filter(({ owner }) => owner === role).map(({ id }) => id) } : undefined,
})

/** Returns what does one action at one of that many games. */
export function openRally(path: string, count: number): { action(game: number): void; close(): void } {
  const file = openDatabase(path)
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.exec(`
    create table games (id integer primary key, active text, moves integer, changed integer);
    create table states (game integer primary key, state text);
    create table replay (game integer, n integer, role text, action text, arguments text, primary key (game, n)) without rowid;
    create table snaps (game integer, n integer, state text, primary key (game, n)) without rowid;
  `)
  const read = file.prepare('select state from states where game = ?')
  const lastMove = file.prepare('select moves from games where id = ?')
  const keepReplay = file.prepare('insert into replay values (?, ?, ?, ?, ?)')
  const keepSnap = file.prepare('insert into snaps values (?, ?, ?)')
  const write = file.prepare('insert or replace into states values (?, ?)')
  const update = file.prepare('update games set active = ?, moves = ?, changed = ? where id = ?')
  const fill = file.transaction(() => {
    for (let game = 0; game < count; game++) {
      file.prepare('insert into games values (?, ?, 0, 0)').run(game, ROLES[0])
      write.run(game, JSON.stringify(newState()))
    }
  })
  fill()
  const inOneGo = file.transaction((game: number) => {
    const before = JSON.parse((read.get(game) as { state: string }).state) as State
    const { active } = before
    const state = act(before)
    const n = (lastMove.get(game) as { moves: number }).moves + 1
    const text = JSON.stringify(state)
    keepReplay.run(game, n, ROLES[active], 'move', JSON.stringify(state.seed % CARDS))
    if (state.active !== active) keepSnap.run(game, n, text)
    write.run(game, text)
    update.run(ROLES[state.active], n, Date.now(), game)
    return ROLES.map((_, role) => JSON.stringify(viewOf(state, role)))
  })
  return { action: (game) => void inOneGo.immediate(game), close: () => file.close() }
}
