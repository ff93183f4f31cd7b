/** The computer player of each game, by the game's id. */
import type { Player } from './player.ts'

export const STEADY: ReadonlyMap<string, Player<never>> = new Map<string, Player<never>>([])
