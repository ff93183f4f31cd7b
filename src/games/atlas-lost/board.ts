/** Everything on the table, as plain JSON. What can be counted from it is not stored beside it. */
import { z } from 'zod'
import { ENDINGS, VICTORIES } from './data/endings.ts'
import { EVENTS, TREES } from './data/language.ts'

const seat = z.string()
/** A seat, an NPC, or in the game alone the coalition of both NPCs. */
const faction = z.string()
const tech = z.string()
const card = z.string()
const tree = z.enum(TREES)
const whole = z.int().min(0)

const player = z.strictObject({
  R: whole,
  D: whole,
  C: whole,
  M: whole,
  /** Technology points held as tokens: open, payable, and what others can steal. */
  TP: whole,
  /** Teams still waiting on the board, by row. */
  waiting: z.strictObject({ research: whole, data: whole }),
  teams: z.array(tech),
  /** Own teams, by Tech, that carry an economy token. */
  economy: z.array(tech),
  /** Techs whose culture space holds an own token. */
  culture: z.array(tech),
  /** Owners of the religion tokens on this player's track, oldest first. */
  track: z.array(seat),
  position: whole,
  hand: z.array(card),
  /** Cards drawn and not yet chosen from: in nobody's hand. */
  looking: z.array(card),
  /** The initial card that went back to the box. */
  returned: card.nullable(),
  installed: z.array(z.strictObject({ card, used: z.boolean() })),
  /** Values of the Lv.3 front runner tokens: nobody else knows them. */
  runners: z.array(whole),
})

const event = z.strictObject({
  on: z.enum(EVENTS),
  by: faction,
  level: z.literal([0, 1, 2, 3]),
  tree: tree.nullable(),
  at: tech.nullable(),
})

/** Something that is being done, from its declaration until all it set off is through. */
const deed = z.strictObject({
  kind: z.string(),
  by: faction,
  of: z.string(),
  /** Passives with triggers that were in force when it was declared: owner, Tech or card. */
  watching: z.array(z.tuple([seat, z.string()])),
  /** Religious allies at that moment: faction, and whose ally it was. */
  allies: z.record(faction, seat),
  events: z.array(event),
})

const change = z.strictObject({
  what: z.enum(['team', 'economy', 'culture', 'religion', 'marker', 'tile', 'installed', 'runner']),
  at: z.string(),
  by: faction.nullable(),
})

export const boardSchema = z.strictObject({
  /** Clockwise, the first player first. */
  order: z.array(seat).min(1).max(4),
  /** Left, center, right: positions A, B and C. */
  trees: z.array(tree).length(3),
  /** By Tree: Lv.1, the two of Lv.2 and the three of Lv.3, each from the left. */
  layout: z.partialRecord(tree, z.array(tech).length(6)),
  /** Front runner tokens that still lie on Techs; 0 at Lv.2, a hidden value at Lv.3. */
  runners: z.record(tech, whole),
  decks: z.partialRecord(tree, z.array(card)),
  discards: z.partialRecord(tree, z.array(card)),
  /** Initial cards that were not dealt. */
  box: z.array(card),
  /** Initial cards that were used and left the game. */
  spent: z.array(card),
  players: z.record(seat, player),
  npcs: z.record(z.string(), z.strictObject({ TP: whole, track: z.array(seat) })),
  /** Initiative tiles and their owners. */
  initiative: z.partialRecord(z.enum([...TREES, 'influence']), faction.nullable()),
  /** Cards in a hand that others have seen: who. `all` means the whole table. */
  known: z.record(card, z.array(z.string())),
  /** After this round the most points win; null where the table plays without a last round. */
  last: whole.nullable(),
  turn: z.strictObject({
    phase: z.enum(['deal', 'action', 'influence', 'end', 'over']),
    seat,
    round: whole,
    main: z.boolean(),
    command: z.boolean(),
    /** Card play actions that are left. */
    cards: whole,
    /** Once-a-turn rules that have fired. */
    fired: z.array(z.string()),
  }),
  /** What is under way, outermost first. */
  deeds: z.array(deed),
  /** The rival coalition of the game alone. */
  rivals: z
    .strictObject({ marker: whole, tally: z.partialRecord(tree, whole), teams: z.array(tech), acts: whole, limit: whole })
    .nullable(),
  /** What this turn has changed on the board, and what everybody had before it; the last turn, as long as this one has done nothing. */
  changes: z.array(change),
  before: z.record(seat, z.strictObject({ R: whole, D: whole, C: whole, M: whole, TP: whole })),
  result: z.strictObject({ ending: z.enum(ENDINGS), winner: seat.nullable(), conditions: z.array(z.enum(VICTORIES)) }).nullable(),
})

export type Board = z.infer<typeof boardSchema>
export type Player = z.infer<typeof player>
export type Deed = z.infer<typeof deed>
export type Happening = z.infer<typeof event>
export type Change = z.infer<typeof change>
export type Row = 'research' | 'data'
