/** The part of boardgame.io the yardstick drives; the package describes it only for bundlers. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  export function ProcessGameConfig(game: never): object
  export function CreateGameReducer(options: { game: object; isClient: boolean }): (state: object, action: object) => object
  export function InitializeGame(options: { game: object; numPlayers: number }): object
}
