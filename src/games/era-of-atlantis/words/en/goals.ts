/** What the secret goals of major nations ask for (10.7), in words. */
import type { Players } from '../../../atlantis/terms.ts'
import type { EraPack } from '../../data/pack.ts'

const most = (of: string) => (power: string) => `${power} for having more ${of} than every other nation.`

const GOALS: Readonly<Record<string, (power: string, otherwise: number) => string>> = {
  aquatic_spirit: (power) => `${power} for each minor nation that touches two oceans.`,
  emulous_explorers: most('wildernesses'),
  cosmopolitan_dream: (power) => `${power} for each area with every building spot filled.`,
  fanatical_sectarians: (power) => `${power} for a temple of the kind that is at least twice as common on the map as the other.`,
  imperial_ambition: (power, otherwise) => `${power} for having more minor nations than every other nation, else ${otherwise}.`,
  militaristic_zeal: most('units'),
  mystical_aspiration: most('areas with a pyramid'),
  occult_collectors: most('minor nations with a special action'),
  religious_populists: most('temples of both kinds'),
}

/** The same for every number of players, or what it is with three, four and five. */
const powerOf = (power: Readonly<Record<Players, number>>) =>
  new Set(Object.values(power)).size === 1
    ? `+${power['3']}`
    : `+${power['3']}, +${power['4']} or +${power['5']} (three, four or five players)`

export const goalOf = ({ id, power, otherwise }: EraPack['ambitions'][number]) => GOALS[id]!(powerOf(power), otherwise)

/** With so many players. */
export const goalFor = ({ id, power, otherwise }: EraPack['ambitions'][number], players: Players) =>
  GOALS[id]!(`+${power[players]}`, otherwise)
