/** How a game can end: by one of three victories, after a last round, or, alone, by losing to the coalition. */
export const VICTORIES = ['technology', 'influence', 'initiative'] as const
export type Victory = (typeof VICTORIES)[number]
export const ENDINGS = [...VICTORIES, 'rounds', 'coalition', 'limit'] as const
export type Ending = (typeof ENDINGS)[number]
/** Those that leave no winner among the players. */
export type Defeat = 'coalition' | 'limit'
