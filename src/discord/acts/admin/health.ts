/** For those who look after a server: how the bot is doing. */
import { healthLine } from '../../out/health.ts'
import { act } from '../act.ts'

export const health = act({
  name: 'health',
  at: 'anywhere',
  do: async ({ bot, house }) => {
    const { lessons = {}, ...health } = await healthLine(bot)
    const met = Object.entries(lessons).map(([lesson, beats]) => ({ lesson, beats }))
    return { say: 'health.words', ...health, lessons: met, key: house.key?.id ?? '' }
  },
})
