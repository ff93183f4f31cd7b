/** Which game somebody would like to play alone. */
import type { Position } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { scoresIn } from './finale.ts'
import { container, type Place } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import type { Reply } from './reply.ts'

export const soloReply = ({ house }: Bot, locale: string): Reply => ({
  components: [container([oursIn(locale)('solo.which')], soloRows(house))],
})

const soloRows = (house: Bot['house']) =>
  buttonRows([...house.games.values()].map(({ game, title }) => button(idFor('solo', '', '', game.id), title)))

/** How it ended, and the way to another one. */
export const soloOver = ({ home }: Bot, position: Position, locale: string): Pick<Place, 'over' | 'below'> => ({
  over: scoresIn(position, locale),
  below: soloRows(home),
})
