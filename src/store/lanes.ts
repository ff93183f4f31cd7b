/** Timers of two kinds: those of a table's own course; and those that wait for Discord, so that no table waits with them. */
export const LANES = ['table', 'league'] as const
export type Lane = (typeof LANES)[number]

/** Besides everything of leagues (`league:…`): looking for another place. */
const PLACE = 'place'

export const laneOf = (key: string): Lane => (key.startsWith('league:') || key === PLACE ? 'league' : 'table')

/** The same in SQL. */
export const LANE = `case when key = '${PLACE}' or (key >= 'league:' and key < 'leaguf') then 'league' else 'table' end`
