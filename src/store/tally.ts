/** How many tables and sign-ups there are on a server, and how many of them are somebody's. */

/** Of games that are open or being played. `isQuick`: at most one person sits there. */
export type TallyLine = {
  readonly channel: string
  readonly status: 'lobby' | 'playing'
  readonly isQuick: boolean
  readonly isOpener: boolean
}

export type Tally = {
  /** Those somebody has opened or sits at. */
  readonly mine: readonly TallyLine[]
  readonly server: { readonly lobbies: number; readonly games: number; readonly quick: number }
}

/** For seasons that are not over. `isIn`: the season that is asked about is one of theirs. */
export type Signups = { readonly server: number; readonly mine: number; readonly isIn: boolean }
