/** One click to a running game, or to a table that waits for people. */
import { hostedAt } from '../../tables/house.ts'
import { openTable, start } from '../../tables/lobby.ts'
import type { Bot } from '../bot.ts'
import { whoIs } from '../in/who.ts'
import { answerWith, type Interaction } from '../out/replies.ts'
import { placeForTable } from '../out/threads.ts'
import { said } from '../show/reply.ts'
import { whichGame } from '../show/welcome.ts'

const TABLE_OF = 4

/** A table in one click: the presser (or nobody, to watch) and computers, begun; or a table that waits for people. */
export function playAtOnce(bot: Bot, interaction: Interaction, gameId: string, how: 'play' | 'watch' | 'gather'): Promise<void> {
  return answerWith(interaction, async () => {
    if (gameId === '' && how !== 'play') return whichGame(bot, how, interaction.locale)
    const { game, title } = hostedAt(bot.house, gameId)
    const owner = whoIs(interaction)
    const isWatching = how === 'watch'
    const channel = await placeForTable(bot, interaction, `${title} · ${isWatching ? 'computers' : owner.name}`)
    const opening = { server: interaction.guildId ?? '', channel, game: gameId, owner, watching: isWatching }
    if (how === 'gather') {
      await openTable(bot.house, opening)
      return said(`Your table is open: <#${channel}>`)
    }
    const size = Math.max(game.seats.min, Math.min(TABLE_OF, game.seats.max))
    const table = await openTable(bot.house, { ...opening, size, computers: size })
    await start(bot.house, table.id, owner.id)
    return said(`Your game is running: <#${channel}>`)
  })
}
