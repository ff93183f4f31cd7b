/** A sign that stands in a game's pictures, in words. */
export type SignWords = {
  readonly id: string
  readonly name: string
  /** What it stands for, short enough for a legend. */
  readonly means: string
  /** What is said of it in sentences and choices: there it stands beside the word. */
  readonly said?: readonly string[]
  /** What choices begin with that it stands for as well. */
  readonly begins?: readonly string[]
}
