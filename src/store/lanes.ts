/** Timers of two kinds: those of a table's own course; and those that wait for Discord, so that no table waits with them. */
export type Lane = 'table' | 'league'

/** Besides everything of leagues (`league:…`): looking for another place. */
const PLACE = 'place'

export const laneOf = (key: string): Lane => (key.startsWith('league:') || key === PLACE ? 'league' : 'table')

/** The same in SQL. An index stands on it, and is used where it is said in the same words. */
export const WITH_LEAGUES = `(key >= 'league:' and key < 'leaguf') or key = '${PLACE}'`
