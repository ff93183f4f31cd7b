/** The lanes of timers (`../lanes.ts`) in SQL. An index stands on it, and is used where it is said in the same words. */
export const OF_LEAGUES = `starts_with(key, 'league:') or key = 'place'`
