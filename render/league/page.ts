/** What a picture of a league shows: plain data, made ready by whoever knows the league. */
export type LeaguePage = DivisionPage | SeasonPage | ProfilePage | BarsPage | HallPage
export type DivisionPage = StandingsPage | GamesPage | CrossPage | CoursePage

type Head = { readonly title: string; readonly subtitle: string }

export type StandingsPage = Head & {
  readonly page: 'standings'
  readonly rows: readonly {
    readonly place: number
    readonly name: string
    readonly points: number
    readonly played: number
    readonly wins: number
    readonly move: 'up' | 'stay' | 'down' | 'bottom'
    readonly isOut: boolean
  }[]
  readonly foot: string
}

export type GamesPage = Head & {
  readonly page: 'games'
  readonly games: readonly {
    readonly n: number
    readonly status: string
    readonly isOver: boolean
    /** `number` is their line in the standings: how somebody is called whose name cannot be drawn. */
    readonly names: readonly {
      readonly name: string
      readonly number: number
      readonly place: number | null
      readonly isAway: boolean
    }[]
  }[]
}

/** Row against column: how often the one finished ahead of the other. */
export type CrossPage = Head & {
  readonly page: 'cross'
  readonly names: readonly string[]
  readonly wins: readonly (readonly (number | null)[])[]
}

/** Everybody's place after each game that was finished, in the order of the standings now. */
export type CoursePage = Head & {
  readonly page: 'course'
  readonly names: readonly string[]
  readonly places: readonly (readonly number[])[]
}

/** A season that is over: the first of the first division, and who won the others. */
export type SeasonPage = Head & {
  readonly page: 'season'
  /** Those who share a place have the same number. */
  readonly podium: readonly {
    readonly place: number
    readonly name: string
    readonly points: number
    readonly played: number
    readonly wins: number
  }[]
  readonly divisions: readonly { readonly division: string; readonly name: string }[]
  readonly people: number
  readonly games: number
}

/** Who won which season. */
export type HallPage = Head & {
  readonly page: 'hall'
  readonly seasons: readonly { readonly champion: string; readonly season: string; readonly figures: string }[]
}

/** One person: how their strength developed, what they won, and whether others can count on them. */
export type ProfilePage = Head & {
  readonly page: 'profile'
  readonly charts: readonly Chart[]
  readonly results: readonly { readonly title: string; readonly played: number; readonly won: number }[]
  /** Null on further pages of the same profile. */
  readonly record: {
    readonly reliability: number
    readonly about: string
    readonly lapses: readonly { readonly at: number; readonly text: string }[]
  } | null
}

export type Chart = {
  readonly title: string
  readonly players: number
  readonly played: number
  /** After each game, oldest first: what strength was thought to be, and the range it lies in. Never empty. */
  readonly steps: readonly {
    readonly value: number
    readonly low: number
    readonly high: number
    readonly isWon: boolean
    readonly at: number
  }[]
}

/** Things that were counted, a few kinds of them: each with a bar, and in figures. */
export type BarsPage = Head & {
  readonly page: 'bars'
  readonly groups: readonly {
    readonly heading: string
    /** `share` is the length of the bar, 0 to 1. */
    readonly bars: readonly { readonly label: string; readonly note: string; readonly share: number }[]
  }[]
}
