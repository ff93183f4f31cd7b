/** Choices that several acts offer. */
import { HOSTED } from '../../games/index.ts'
import { PACES } from '../../tables/clock.ts'

export const games = () => HOSTED.map(({ game, title }) => ({ name: title, value: game.id }))
export const paces = () => Object.entries(PACES).map(([value, { label }]) => ({ name: label, value }))
