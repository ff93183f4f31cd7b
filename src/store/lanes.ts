/** Timers of two kinds: those of a table's own course; and those that wait for Discord, so that no table waits with them. */
export type Lane = 'table' | 'league'

/** Besides everything of leagues (`league:…`): looking for another place. */
export const WITH_DISCORD: readonly string[] = ['place']

export const laneOf = (key: string): Lane => (key.startsWith('league:') || WITH_DISCORD.includes(key) ? 'league' : 'table')
