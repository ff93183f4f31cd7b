/**
 * What a player may do although nobody asks: answer the others, propose, think again, play a scroll between two cards,
 * suggest where the sea should strike. The starting player may move on when only one seat is missing (c.9).
 * Each of these is limited, so that no phase can be held up for ever.
 */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import { dryInAll } from '../island.ts'
import { giveUp } from '../score.ts'
import { announce } from '../telling.ts'
import type { Chance, Chosen, Question, Rising } from '../terms.ts'
import { type Choice, pick, type RisingText } from '../words/says.ts'
import { actPlainly, restsFromActing } from './actions.ts'
import { answerOptions, takeAnswer } from './answers.ts'
import { isPausing } from './misfortune.ts'
import { owes, settleDebts } from './owed.ts'
import { placeHeld, placeRest } from './place.ts'
import { mayPropose, proposalOptions, takeProposal } from './proposals.ts'
import { playScroll, scrollChoices } from './scrolls.ts'
import { showPurse, showSea } from './shows.ts'
import { takeWish, wishOptions } from './wishes.ts'

const MOST_SECOND_THOUGHTS = 3

export function offersTo(data: Data, table: Rising, seat: Seat): Chance[] {
  const { board } = table
  if (board.choice) return markOffer(board, seat)
  if (!OPEN_PHASES.includes(board.phase) || owes(data, board, seat)) return []
  const isConcurrent = board.phase === 'place' || board.phase === 'actions'
  if (!isConcurrent) return [...scrollOffer(data, table, seat), ...goOnOffer(data, table, seat)]
  const offers: Chance[] = []
  if (mayPropose(table, seat))
    offers.push({
      key: 'propose',
      ask: () => ({ ...PROPOSE, input: pick(proposalOptions(data, table, seat)) }),
      take: (at, answer) => takeProposal(at, seat, answer),
    })
  // What they are about happens while acting.
  if (board.phase === 'actions') offers.push(...wishesOffer(table, seat))
  offers.push(...giveUpOffer(data, table, seat))
  if (!rests(data, table, seat)) return offers
  offers.push(
    ...offer('asked', askedHeading(board, seat), answerOptions(data, table, seat), (at, answer) =>
      takeAnswer(data, at, seat, answer.pick),
    ),
    ...reopenOffer(board, seat),
    ...goOnOffer(data, table, seat),
  )
  return offers
}

const OPEN_PHASES: readonly Board['phase'][] = ['place', 'misfortune', 'late', 'actions', 'wrath']
const PROPOSE: Heading = { prompt: { say: 'propose.menu' }, shows: [{ say: 'shows.propose' }], topic: 'planning' }
const WISHES: Heading = { prompt: { say: 'wishes' }, shows: [{ say: 'shows.wishes' }], topic: 'wishes' }
const SCROLL: Heading = { prompt: { say: 'scroll.prompt' }, shows: [{ say: 'shows.scroll' }], topic: 'scrolls' }

type Heading = Omit<Question, 'input'>

function offer(
  key: string,
  heading: Heading,
  options: readonly Choice[],
  take: (table: Rising, answer: Chosen) => void,
): Chance[] {
  return options.length > 0 ? [{ key, ask: () => ({ ...heading, input: pick(options) }), take }] : []
}

const askedHeading = (board: Board, seat: Seat): Heading => ({
  prompt: { say: 'asked' },
  shows: () => [showPurse(board, seat)],
  topic: 'planning',
})

const markOffer = (board: Board, seat: Seat): Chance[] => {
  const { choice } = board
  if (!choice || choice.seat === seat || choice.marks[seat] !== undefined || choice.among.length < 2) return []
  const options = choice.among.map(
    (peninsula): Choice => ({
      id: peninsula,
      label: { say: 'peninsula', peninsula },
      means: { say: 'means.mark', peninsula },
      rule: '44',
    }),
  )
  const heading: Heading = {
    prompt: { say: 'mark' },
    shows: [{ say: 'shows.flood' }],
    topic: choice.card ? 'misfortunes' : 'wrath',
  }
  return offer('mark', heading, options, (table, { pick: peninsula }) => {
    table.board.choice!.marks[seat] = peninsula
    announce(table, { say: 'marked', seat, peninsula })
  })
}

const scrollOffer = (data: Data, table: Rising, seat: Seat): Chance[] => {
  const choices = scrollChoices(data, table, seat)
  const playable = choices.some(({ blocked }) => !blocked) ? choices : []
  return offer('scroll', SCROLL, playable, (at, answer) => playScroll(data, at, seat, answer))
}

const wishesOffer = ({ board }: Rising, seat: Seat): Chance[] =>
  offer('wishes', WISHES, wishOptions(board, seat), (at, { pick: wish }) => takeWish(at.board, seat, wish))

const reopenOffer = (board: Board, seat: Seat): Chance[] => {
  const { ready, reopened } = board.players[seat]!
  if (!ready || reopened >= MOST_SECOND_THOUGHTS) return []
  const heading: Heading = {
    prompt: { say: 'reopen' },
    shows: [{ say: 'shows.again', left: MOST_SECOND_THOUGHTS - reopened }],
    topic: 'ready',
  }
  const options: Choice[] = [{ id: 'reopen', label: { say: 'reopen.yes' }, means: { say: 'means.reopen' } }]
  return offer('reopen', heading, options, (table) => {
    const player = table.board.players[seat]!
    player.ready = false
    player.reopened++
    announce(table, { say: 'reopened', seat })
  })
}

// ── The starting player moves on ────────────────────────────────────────────────────────────────────────────────

function rests(data: Data, table: Rising, seat: Seat): boolean {
  const { board } = table
  switch (board.phase) {
    case 'place':
      return board.players[seat]!.ready
    case 'misfortune':
    case 'wrath':
      return !isPausing(board, seat)
    case 'late':
      return !board.pieces.some((piece) => piece.owner === seat && piece.at === 'held')
    default:
      return restsFromActing(data, table, seat)
  }
}

function goOnOffer(data: Data, table: Rising, seat: Seat): Chance[] {
  const { board, seats } = table
  if (seat !== board.starting) return []
  let late: Seat | undefined
  for (const other of seats) {
    if (rests(data, table, other) && !owes(data, board, other)) continue
    if (late !== undefined || other === seat) return []
    late = other
  }
  if (late === undefined) return []
  return goOnWithout(data, seat, late)
}

function goOnWithout(data: Data, seat: Seat, late: Seat): Chance[] {
  const prompt: RisingText = { say: 'go-on', seat: late }
  const input = pick([{ id: 'go-on', label: { say: 'go-on.yes', seat: late }, means: { say: 'means.go-on', seat: late } }])
  const take = (at: Rising) => {
    announce(at, { say: 'gone-on', seat, late })
    settleDebts(data, at, late)
    actFor(data, at, late)
    settleDebts(data, at, late)
  }
  return [{ key: 'go-on', ask: { prompt, shows: [{ say: 'shows.plain' }], topic: 'ready', input, patient: true }, take }]
}

function actFor(data: Data, table: Rising, seat: Seat) {
  switch (table.board.phase) {
    case 'place':
      return placeRest(data, table, seat)
    case 'late':
      return placeHeld(data, table, seat)
    case 'misfortune':
    case 'wrath':
      table.board.players[seat]!.ready = true
      return
    default:
      actPlainly(data, table, seat)
  }
}

// ── Giving up ───────────────────────────────────────────────────────────────────────────────────────────────────

/** A game that cannot be won any more may be conceded by all together, once three quarters of the island are gone. */
function giveUpOffer(data: Data, table: Rising, seat: Seat): Chance[] {
  const { board, seats } = table
  if (board.players[seat]!.gaveUp || dryInAll(data, board) > data.tilesInAll / 4) return []
  const gaveUp = seats.filter((other) => board.players[other]!.gaveUp)
  const heading: Heading = {
    prompt: { say: 'give-up' },
    shows: () => [{ say: 'shows.give-up', gaveUp }, showSea(data, board)],
    topic: 'aim',
  }
  const options: Choice[] = [{ id: 'give-up', label: { say: 'give-up.yes' }, means: { say: 'means.give-up' } }]
  return offer('give-up', heading, options, (at) => {
    at.board.players[seat]!.gaveUp = true
    announce(at, { say: 'given-up', seat })
    if (seats.every((other) => at.board.players[other]!.gaveUp)) giveUp(data, at)
  })
}
