/** 10.4, 10.5: special actions only Era has in this form, and the markers they leave behind. */

import type { Picked, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board } from '../../atlantis/board.ts'
import { purse, tracks } from '../../atlantis/rules/choices.ts'
import { areasOf, holdings } from '../../atlantis/rules/control.ts'
import { receive, stationOption } from '../../atlantis/rules/economy.ts'
import { construct, mayBuild, onMap, placeUnits, touch, unitsLeft } from '../../atlantis/rules/pieces.ts'
import { areaPower } from '../../atlantis/rules/power.ts'
import { seeCard, showCard } from '../../atlantis/rules/secrets.ts'
import type { Asked } from '../../atlantis/rules/specials.ts'
import type { NationId, SpaceId, SpecialId } from '../../atlantis/terms.ts'
import type { EraBoard, EraRules, EraTable } from '../board.ts'
import { eraStep, type Option, pick, split, type Text } from './tools.ts'

type Doing = { readonly seat: Seat; readonly nation: NationId }

// ── Chimeras ────────────────────────────────────────────────────────────────────────────────────────────────────

export const chimerasStep = (rules: EraRules) =>
  eraStep<Doing>('chimeras', ({ one }) => ({
    lab(table, { nation }) {
      moveMarker(table, 'lab', nation)
    },
    units: one<Readonly<Record<string, number>>>({
      one: (_, { seat }) => seat,
      evident: true,
      ask: ({ board }, { nation }) => {
        const wild = holdings(board, nation).filter((area) => board.areas[area]!.kind === 'wilderness')
        const max = rules.pack.specials.chimeraUnits
        const units = Math.min(max * wild.length, unitsLeft(rules, board, nation))
        const targets = wild.map((id) => extended(stationOption(board, id, nation), { rule: '10.4', max }))
        return {
          prompt: { say: 'chimeras.units', nation, units },
          shows: () => [{ say: 'shows.levy', left: unitsLeft(rules, board, nation) }],
          topic: 'chimeras',
          input: split(targets, units, units),
          about: nation,
        }
      },
      take(table, { nation }, answer) {
        for (const [area, amount] of Object.entries(answer)) {
          placeUnits(rules, table.board, area, nation, amount)
          if (amount > 0) table.say({ say: 'recruit.levied', nation, placed: [{ area, units: amount }] })
        }
      },
    }),
  }))

/** The Chimera Lab or the Healing Crystal goes to that nation's home. */
function moveMarker(table: EraTable, marker: 'lab' | 'crystal', nation: NationId) {
  const { board } = table
  if (board[marker] !== null) touch(board, board[marker])
  board[marker] = nation
  touch(board, nation)
  table.say({ say: `marker.${marker}`, nation })
}

/** With the lab at home, a unit counts double in every conflict; for nothing else. */
export const strengthOf = ({ pack }: EraRules, board: EraBoard, nation: NationId) =>
  board.lab === nation ? pack.specials.labStrength : 1

// ── Crystal Healing Grid ────────────────────────────────────────────────────────────────────────────────────────

export const healingStep = (rules: EraRules) =>
  eraStep<Doing>('healing', ({ one }) => ({
    crystal(table, { nation }) {
      moveMarker(table, 'crystal', nation)
    },
    temple: one<Picked>({
      one: (_, { seat }) => seat,
      when: ({ board }, { nation }) => mayBuild(rules, board, nation, 'light'),
      ask: ({ board }, { nation }) => ({
        prompt: { say: 'healing.temple', nation },
        shows: () => [tracks(rules, board)],
        topic: 'crystal_healing_grid',
        input: pick([
          { id: 'no', label: { say: 'healing.no' }, means: { say: 'means.noTemple' }, leads: 'on' },
          { id: 'yes', label: { say: 'healing.yes' }, means: { say: 'means.building', building: 'light' }, rule: '10.4' },
        ]),
        about: nation,
      }),
      take(table, { seat, nation }, answer) {
        if (answer.pick === 'no') return
        construct(table.board, nation, 'light')
        table.say({ say: 'construct.built', seat, nation, building: 'light', area: nation })
      },
    }),
  }))

/** Lost units of the crystal's nation come home instead, so many for each Temple of Light in one turn. */
export function heal(rules: EraRules, table: EraTable, lost: Readonly<Record<NationId, number>>) {
  const { board } = table
  const nation = board.crystal
  if (nation === null || !lost[nation]) return
  const room = rules.pack.specials.crystalUnits * onMap(board, 'light') - board.saved
  const saved = placeUnits(rules, board, nation, nation, Math.min(lost[nation], Math.max(0, room)))
  board.saved += saved
  if (saved > 0) table.say({ say: 'crystal.saved', nation, count: saved })
}

// ── Pyramid of the Galactic Sun ─────────────────────────────────────────────────────────────────────────────────

/** Everything in areas with a pyramid counts twice. */
export function sunIncome(rules: EraRules, board: Board, nation: NationId): number {
  let income = 0
  for (const area of areasOf(board, nation))
    income += areaPower(rules, board, area) * (board.areas[area]!.buildings.includes('pyramid') ? 2 : 1)
  return income
}

// ── Oracle of Rama ──────────────────────────────────────────────────────────────────────────────────────────────

const WRONG: Text = { say: 'oracle.wrong' }

/** The card is looked at; whether it is shown is asked. */
export const oracleSeenStep = (rules: EraRules) =>
  eraStep<Asked>('oracleSeen', ({ one }) => ({
    look: (table, { seat, other, place }) => seeCard(table, seat, other, place),
    // Asked even when there is but one answer: to skip it would tell the table that the guess failed.
    show: one<Picked>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat, guess, other, place }) => {
        const isRight = board.players[other]!.hand[place] === guess
        const { oracleShown, oracleKept } = rules.pack.specials
        const keep: Option = { id: 'keep', label: { say: 'oracle.keep', amount: oracleKept }, means: { say: 'means.keepSecret' } }
        const show: Option = {
          id: 'show',
          label: { say: 'oracle.show', amount: oracleShown },
          means: { say: 'means.showCard', seat: other },
        }
        return {
          prompt: { say: 'oracle.ask' },
          shows: () => [{ say: 'shows.seen', seat: other, guess, card: board.players[other]!.hand[place]! }, purse(board, seat)],
          topic: 'oracle_of_rama',
          input: pick([keep, isRight ? show : { ...show, blocked: WRONG }]),
        }
      },
      take(table, { seat, other, place }, answer) {
        const { oracleShown, oracleKept } = rules.pack.specials
        if (answer.pick === 'show') showCard(table, other, place)
        const due = answer.pick === 'show' ? oracleShown : oracleKept
        table.say({ say: 'special.gained', special: 'oracle_of_rama', ...receive(rules, table.board, seat, due) })
      },
    }),
  }))

// ── Psychotronic Weaponry ───────────────────────────────────────────────────────────────────────────────────────

/** Who may use a special action now. */
function usersOf({ areas, specials, nations }: EraBoard, special: SpecialId): readonly Seat[] {
  const nation = areas[specials[special]!]!.owner
  return nation === null ? [] : nations[nation]!.controllers
}

export const psychotronicStep = ({ pack }: EraRules, tileActions: readonly string[]) =>
  eraStep<{ readonly seat: Seat }>('psychotronic', ({ one }) => ({
    space: one<Picked>({
      one: (_, { seat }) => seat,
      ask: ({ board }) => {
        const tiles = Object.keys(board.nations).flatMap((nation) =>
          tileActions.map(
            (action): Option => ({
              id: `${nation}.${action}`,
              label: { say: 'space', space: `${nation}.${action}` },
              means: { say: 'means.toll', users: board.nations[nation]!.controllers },
              group: { say: 'group.nation', nation },
            }),
          ),
        )
        const specials = Object.keys(board.specials).map(
          (special): Option => ({
            id: `special.${special}`,
            label: { say: 'special', special },
            means: () => ({ say: 'means.toll', users: usersOf(board, special) }),
            group: { say: 'group.specials' },
          }),
        )
        const options = [...specials, ...tiles].map((option) => extended(option, { rule: '10.5' }))
        return {
          prompt: { say: 'psychotronic.space' },
          shows: [{ say: 'shows.psychic', amount: pack.specials.psychicToll, share: pack.specials.psychicShare }],
          topic: 'psychotronic_weaponry',
          input: pick(options),
        }
      },
      take(table, { seat }, answer) {
        table.board.psychic = answer.pick
        table.say({ say: 'psychotronic.placed', seat, space: answer.pick })
      },
    }),
  }))

export const tollOn = ({ pack }: EraRules, board: EraBoard, space: SpaceId) =>
  board.psychic === space ? pack.specials.psychicToll : 0

/** Whoever controls the nation that has Psychotronic Weaponry now is paid a share each. */
export function shareToll(rules: EraRules, table: EraTable, seat: Seat, space: SpaceId) {
  const { board } = table
  if (board.psychic !== space) return
  const { psychicToll: amount, psychicShare } = rules.pack.specials
  const gains = usersOf(board, 'psychotronic_weaponry').map((each) => receive(rules, board, each, psychicShare))
  table.say({ say: 'psychic.paid', seat, space, amount, gains }, { concerns: [seat, ...gains.map((each) => each.seat)] })
}
