/** Choices that several acts offer. */
import { HOSTED } from '../../games/index.ts'
import { FOR_WHOM } from '../../tables/admission.ts'
import { PACE_NAMES } from '../../tables/clock.ts'
import { TALKS } from '../../tables/letters.ts'
import { LEVELS } from '../../tables/levels.ts'
import { inPublic } from '../../words/words.ts'

export const games = () => HOSTED.map(({ game, title }) => ({ name: title, value: game.id }))
export const levels = () => LEVELS.map((value) => ({ name: inPublic(`level.${value}`), value }))
export const paces = () => PACE_NAMES.map((value) => ({ name: inPublic(`pace.${value}`), value }))
export const talks = () => TALKS.map((value) => ({ name: inPublic(`settings.talk.${value}`), value }))
export const forWhom = () => FOR_WHOM.map((value) => ({ name: inPublic(`for-whom.${value}`), value }))
