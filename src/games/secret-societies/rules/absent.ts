/** What a person may look for at a question and does not find, because of who they are, what they hold or where they stand. */
import type { Seat } from '../../../kernel/contract.ts'
import { type Board, DRONE_LOT, type Player } from '../board.ts'
import { type Effect, KINDS, type Kind, type PowerName, REGIONS } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { has, holder } from '../holdings/abilities.ts'
import type { SocietiesText } from '../words/words.ts'
import { spelled } from './effects.ts'
import { lotName } from './lots.ts'
import { coloursOpen } from './named.ts'
import { playerAt, type T } from './table.ts'

export type Absent = { readonly label: SocietiesText; readonly why: SocietiesText }

/** Nobody is told twice why they cannot have what they can have. */
export const unless = (isOffered: boolean, label: SocietiesText, why: () => SocietiesText): Absent[] =>
  isOffered ? [] : [{ label, why: why() }]

/** Why somebody lacks a power: a Project of theirs would give it, or it is another society's. Null if they have it. */
export function lackingPower(rules: Rules, table: T, seat: Seat, power: PowerName): SocietiesText | null {
  const player = playerAt(table, seat)
  if (has(rules, player, power)) return null
  const grants = rules.grants[power] ?? []
  const own = grants.find(({ society, project }) => project !== null && (society === null || society === player.society))
  if (own) return { say: 'absent.project', project: own.project!, society: player.society }
  const society = grants.find((grant) => grant.society !== null)?.society ?? null
  return society === null ? null : { say: 'absent.theirs', society, seat: playing(table, society) }
}

const playing = (table: T, society: string): Seat | null =>
  table.seats.find((seat) => playerAt(table, seat).society === society) ?? null

/** Charms, tokens, moves and the rest belong to societies, and each is somebody's. */
export const othersPowers = (table: T, seat: Seat): Absent[] =>
  table.seats.flatMap((other) => {
    const { society } = playerAt(table, other)
    return other === seat || society === null
      ? []
      : [{ label: { say: 'absent.society', society }, why: { say: 'absent.powers', seat: other } }]
  })

// ── Set-up and Bidding ──────────────────────────────────────────────────────────────────────────────────────────

export const takenSocieties = (table: T): Absent[] =>
  table.seats.flatMap((seat) => {
    const { society } = playerAt(table, seat)
    return society === null ? [] : [{ label: { say: 'society.pick', society }, why: { say: 'absent.taken', seat } }]
  })

/** Bid Cards that are not in hand, and where they are. */
export const cardsElsewhere = (rules: Rules, { board }: T, seat: Seat): Absent[] =>
  Object.keys(rules.bidCards)
    .filter((card) => !board.players[seat]!.hand.includes(card))
    .sort((a, b) => rules.cardOrder[a]! - rules.cardOrder[b]!)
    .map((card) => ({ label: { say: 'absent.card', card }, why: whereIs(rules, board, seat, card) }))

function whereIs(rules: Rules, board: Board, seat: Seat, card: string): SocietiesText {
  const player = board.players[seat]!
  const project = Object.values(rules.projects).find(({ now }) => now.some((each) => each.fx === 'card' && each.card === card))
  if (player.aside.includes(card) && project) return { say: 'absent.project', project: project.id, society: player.society }
  if (player.vault.includes(card)) return { say: 'absent.vault' }
  if (board.supply?.some((each) => each.of === seat && each.card === card))
    return { say: 'absent.supply', seat: holder(rules, board, 'infiltrate')! }
  const at = board.row.findIndex(({ bids }) => bids.some((bid) => bid.of === seat && !bid.dummy && bid.card === card))
  if (at < 0) return { say: 'absent.notYours' }
  const by = board.row[at]!.bids.find((bid) => bid.of === seat && bid.card === card)!.by
  return { say: 'absent.laid', n: at + 1, seat: by === seat ? null : by }
}

export const usedDummies = (rules: Rules, { dummies }: Player): Absent[] =>
  rules.dummies[0]!.values.map(String)
    .filter((card) => !dummies.includes(card))
    .map((card) => ({ label: { say: 'dummy.card', card }, why: { say: 'absent.dummyUsed' } }))

/** Cards in hand that may not lie facedown. */
export const faceupOnly = (rules: Rules, { hand }: Player): Absent[] =>
  hand
    .filter((card) => !rules.bidCards[card]!.facedown)
    .map((card) => ({ label: { say: 'absent.card', card }, why: { say: 'absent.faceup' } }))

/** Deeds at which a token may not lie. */
export const tokenless = (rules: Rules, table: T, seat: Seat, token: 'cancel' | 'endorse'): Absent[] =>
  table.board.row.flatMap((lot, n): Absent[] => {
    const label = { say: `${token}.at` as const, ...lotName(rules, table.board, seat, n) }
    if (table.board.drone && n === DRONE_LOT) return [{ label, why: { say: 'absent.droneLot' } }]
    if (token === 'cancel') return lot.faceup ? [] : [{ label, why: { say: 'absent.facedown' } }]
    return table.board.tokens?.cancel.lot === n ? [{ label, why: { say: 'absent.cancelled' } }] : []
  })

/** Deeds that have an own Agent already. */
export const agentsThere = (rules: Rules, board: Board, seat: Seat): Absent[] =>
  board.row.flatMap(({ agents }, n) =>
    unless(!agents.includes(seat), { say: 'lot', ...lotName(rules, board, seat, n) }, () => ({ say: 'absent.agentThere' })),
  )

/** Deeds to which no Bid can move. */
export const agentless = (rules: Rules, table: T, seat: Seat, whose: 'own' | 'rival'): Absent[] =>
  table.board.row.flatMap(({ agents }, n) => {
    const stands = agents.some((each) => (whose === 'own' ? each === seat : each !== seat))
    return unless(stands, { say: 'lot', ...lotName(rules, table.board, seat, n) }, () => ({ say: `absent.agent.${whose}` }))
  })

// ── What an effect gives ────────────────────────────────────────────────────────────────────────────────────────

export const otherKinds = (of: readonly Kind[]): Absent[] =>
  KINDS.filter((kind) => !of.includes(kind)).map((kind) => ({ label: { say: 'kind', kind }, why: { say: 'absent.kinds', of } }))

/** Of what the Conference gives, what this seat cannot gain any more. */
export function lostRewards(rules: Rules, table: T, seat: Seat, of: readonly (readonly Effect[])[]): Absent[] {
  const event = rules.agenda[table.board.round - 1]!.event
  const all = event?.kind === 'conference' ? event.reward.flatMap((each) => (each.fx === 'choice' ? each.of : [])) : []
  const open = of.map((option) => JSON.stringify(option))
  return all
    .filter((option) => !open.includes(JSON.stringify(option)))
    .map((option) => ({
      label: { say: 'effects', ...spelled(rules, playerAt(table, seat), option) },
      why: { say: 'absent.heldOrOut' },
    }))
}

export const starredSpaces = (rules: Rules, { hq, stars }: Player): Absent[] =>
  rules.starSpaces[hq]!.filter(({ id }) => stars.includes(id)).map(({ id }) => ({
    label: { say: 'star.space', space: id },
    why: { say: 'absent.starred' },
  }))

/** Tiles of a kind one holds already, and those that others took. */
export function otherTiles(rules: Rules, table: T, seat: Seat): Absent[] {
  const own = playerAt(table, seat).tiles
  const lying = table.board.market.flatMap((tile): Absent[] => {
    const { type } = rules.tiles[tile]!
    return unless(own[type] === null, { say: 'tile', tile }, () => ({ say: 'absent.tileKind', type }))
  })
  const taken = table.seats.flatMap((other) => {
    const { immediate, scoring } = playerAt(table, other).tiles
    return [immediate, scoring].flatMap((tile): Absent[] =>
      tile === null ? [] : [{ label: { say: 'tile', tile }, why: { say: 'absent.tileTaken', seat: other } }],
    )
  })
  return [...lying, ...taken]
}

export function otherColours(table: T, player: Player): Absent[] {
  const open = coloursOpen(table.board, player)
  return [...REGIONS, 'grey'].flatMap((colour) =>
    unless(open.includes(colour), { say: 'colour', colour }, () => {
      if (player.monuments.includes(colour)) return { say: 'absent.monumentHeld' }
      return colour === 'grey' ? { say: 'absent.grey' } : { say: 'absent.monumentOut' }
    }),
  )
}

/** Kinds of which there is nothing to give. */
export const emptyKinds = (held: (kind: Kind) => number): Absent[] =>
  KINDS.flatMap((kind) => unless(held(kind) > 0, { say: 'kind.held', kind, n: 0 }, () => ({ say: 'absent.none' })))
