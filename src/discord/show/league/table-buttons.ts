/** The league at the tables of its games: from there it leads to the standings of that division, and to one's own games. */
import type { APIButtonComponentWithCustomId } from 'discord.js'
import { nameOfDivision } from '../../../league/divisions.ts'
import { seasonById } from '../../../league/steps.ts'
import type { Seated } from '../../../store/store.ts'
import type { Bot } from '../../bot.ts'
import { idFor } from '../../ids.ts'
import { button, type Look } from '../present/rows.ts'

/** None at a table that belongs to no league. */
export async function leagueButtons(
  { house }: Bot,
  { id }: Pick<Seated, 'id'>,
  look: Look = 'plain',
): Promise<APIButtonComponentWithCustomId[]> {
  const found = await house.store.league.seasonOfTable(id)
  if (!found) return []
  const season = await seasonById(house, found)
  const game = season.games.find(({ table }) => table === id)!
  return [
    button(idFor('league-standings', season.id, nameOfDivision(season, game)), 'Standings', look),
    button(idFor('league-me', season.id), 'My league'),
  ]
}
