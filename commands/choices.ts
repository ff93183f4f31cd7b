/** Choices that several commands offer. */
import type { SlashCommandStringOption } from '@discordjs/builders'
import { HOSTED } from '../src/games/index.ts'

export const GAME_CHOICES = HOSTED.map(({ game, title }) => ({ name: title, value: game.id }))

/** Names a table from anywhere, so that a command also works in private messages. */
export const whichTable = (option: SlashCommandStringOption) =>
  option.setName('table').setDescription('Which table, if not the one here').setAutocomplete(true)
