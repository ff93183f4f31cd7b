/**
 * The life of everything that is done: declared, paid, carried out, and then what it set off elsewhere (06, 10).
 * A passive reacts only if it was in force when the deed was declared, so nothing reacts to its own arrival.
 */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Deed, Happening } from '../board.ts'
import { allyOf } from '../data/allies.ts'
import type { Components, Faction, Passive, Tech, TechCode } from '../data/components.ts'
import type { Trigger } from '../data/language.ts'
import { type AtTable, type Book, type Declared, type Doing, type Kind, resolve, step } from './book.ts'
import { cardKinds } from './cards.ts'
import { clockwise, holds, isInPlay, isPlayer, playerOf, trackOf } from './counting.ts'
import { isFutile } from './futile.ts'
import { advancing } from './influence.ts'
import { settleTiles } from './initiative.ts'
import { incoming, placing } from './main.ts'
import { coalition } from './solo.ts'
import { usingTech } from './techs.ts'
import { starting } from './turn.ts'

function kindsOf(book: Book): Readonly<Record<Doing['kind'], Kind>> {
  const kinds = {
    start: starting,
    place: placing(book),
    income: incoming(book),
    tech: usingTech(book),
    ...cardKinds(book),
    advance: advancing(book),
    coalition: coalition(book),
  }
  return kinds as unknown as Record<Doing['kind'], Kind>
}

export const deed = (book: Book) => {
  const kinds = kindsOf(book)
  return step<Declared>('deed', () => ({
    declare(table, frame) {
      const { board } = table
      const { by, doing, cost } = frame
      board.deeds.push(watched(book.data, board, by, doing))
      kinds[doing.kind].declare(table, frame)
      for (const _ in cost) return table.call(book.steps.payment, { seat: by, cost })
    },
    carry(table, frame) {
      kinds[frame.doing.kind].carry(table, frame)
      settleTiles(table, book.data)
    },
    /** What happened is told to those who watch for it; they react before the deed is over. */
    close(table, frame) {
      if (table.board.deeds.at(-1)!.watching.length > 0) table.call(book.steps.react, {})
      kinds[frame.doing.kind].close?.(table, frame)
    },
    finish({ board }) {
      board.deeds.pop()
    },
  }))
}

/** Who watches, and whose allies everybody is, at this moment. */
function watched(data: Components, board: Board, by: Faction, doing: Doing): Deed {
  const watching: Deed['watching'] = []
  for (const seat of clockwise(board, board.turn.seat)) {
    const { teams, installed } = playerOf(board, seat)
    const reacting: TechCode[] = []
    for (const tech of teams) if (data.techs[tech]!.passive.triggers.length > 0) reacting.push(tech)
    // By position of the Tree, then by level; nothing depends on it, but it must not depend on anything either.
    if (reacting.length > 1) reacting.sort((a, b) => placeOf(board, data.techs[a]!) - placeOf(board, data.techs[b]!))
    for (const tech of reacting) watching.push([seat, tech])
    for (const { card } of installed) if (data.cards[card]!.passive.triggers.length > 0) watching.push([seat, card])
  }
  return { kind: doing.kind, by, of: doing.of, watching, allies: alliances(board), events: [] }
}

const placeOf = (board: Board, { tree, level }: Tech) => board.trees.indexOf(tree) * 3 + level

function alliances(board: Board): Deed['allies'] {
  const allies: Deed['allies'] = {}
  if (!isInPlay(board, 'religion')) return allies
  for (const faction of [...board.order, ...Object.keys(board.npcs)]) {
    const ally = allyOf(trackOf(board, faction))
    if (ally) allies[faction] = ally
  }
  return allies
}

// ── What a deed sets off ────────────────────────────────────────────────────────────────────────────────────────

/** An owner, the passive and which of its triggers. */
type Reaction = [seat: string, of: string, trigger: number]

export const react = (book: Book) =>
  step<Record<never, never>, { event?: Happening; queue?: Reaction[] }, 'next'>('react', () => ({
    next(table, frame) {
      const doing = table.board.deeds.at(-1)!
      if (!frame.queue?.length) {
        const event = doing.events.shift()
        if (!event) return table.end(frame)
        frame.event = event
        frame.queue = reactionsTo(book.data, table.board, doing, event)
      }
      table.jump(frame, 'next')
      const reaction = frame.queue.shift()
      if (reaction) fire(table, book, reaction)
    },
  }))

const reactionsTo = (data: Components, board: Board, deed: Deed, event: Happening): Reaction[] =>
  deed.watching.flatMap(([seat, of]) =>
    passiveOf(data, of).triggers.flatMap((trigger, i): Reaction[] =>
      isMeant(board, deed, event, seat, trigger) ? [[seat, of, i]] : [],
    ),
  )

function isMeant(board: Board, { allies }: Deed, event: Happening, seat: Seat, { on, by, filter }: Trigger): boolean {
  if (!on.includes(event.on)) return false
  if (by === 'self' && event.by !== seat) return false
  if (by === 'other' && (event.by === seat || !isPlayer(board, event.by))) return false
  if (by === 'ally' && allies[event.by] !== seat) return false
  if (filter?.levels && !(filter.levels as readonly number[]).includes(event.level)) return false
  if (filter?.trees && !(event.tree && filter.trees.includes(event.tree))) return false
  return !filter?.onMyCulture || (event.at !== null && playerOf(board, seat).culture.includes(event.at))
}

const passiveOf = (data: Components, of: string): Passive => (data.techs[of] ?? data.cards[of])!.passive

function fire(table: AtTable, book: Book, [seat, of, index]: Reaction): void {
  const { board } = table
  const { data } = book
  const trigger = passiveOf(data, of).triggers[index]!
  if (!holds(data, board, seat, trigger.filter?.cond ?? null)) return
  // Income from allies one does not have is nothing to tell everybody at every turn.
  if (isFutile(data, board, seat, trigger.do)) return
  if (trigger.oncePerTurn) {
    const mark = `${seat} ${of} ${index}`
    if (board.turn.fired.includes(mark)) return
    board.turn.fired.push(mark)
  }
  // What it brings is told with its name.
  if (trigger.do.some(({ op }) => op !== 'gain')) table.say({ say: 'reaction', seat, of }, { weight: 'detail' })
  resolve(table, book, { seat, of, tree: (data.techs[of] ?? data.cards[of])!.tree, list: trigger.do })
}
