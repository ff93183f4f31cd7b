/** Once a day: all that waits for somebody, and what mattered at their tables since yesterday. Nothing where there is nothing to tell. */
import { MessageFlags } from 'discord.js'
import { isReached } from '../../tables/hearing.ts'
import { PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { digestFor } from '../show/digest.ts'
import { privatelyTo } from './deliver.ts'
import { rememberClosed } from './private-messages.ts'
import { verdictOn } from './refusals.ts'

export async function sendDigest(bot: Bot, person: string): Promise<void> {
  const known = await bot.house.store.person(person)
  if (!known || !isReached(known.settings, bot.house.now())) return
  const components = await digestFor(bot, person, known.locale ?? PUBLIC)
  if (!components) return
  try {
    await (await privatelyTo(bot, person)).send({ components, flags: MessageFlags.IsComponentsV2 })
  } catch (error) {
    if (verdictOn(error) !== 'closed') throw error
    await rememberClosed(bot, person)
  }
}
