/** What a picture of a league shows: plain data, made ready by whoever knows the league. */
export type LeaguePage = StandingsPage | GamesPage | CrossPage

type Head = { readonly title: string; readonly subtitle: string }

export type StandingsPage = Head & {
  readonly page: 'standings'
  readonly rows: readonly {
    readonly place: number
    readonly name: string
    readonly points: string
    readonly played: number
    readonly wins: string
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
    readonly names: readonly { readonly name: string; readonly place: number | null; readonly isAway: boolean }[]
  }[]
}

/** Row against column: how often the one finished ahead of the other. */
export type CrossPage = Head & {
  readonly page: 'cross'
  readonly names: readonly string[]
  readonly wins: readonly (readonly (number | null)[])[]
}
