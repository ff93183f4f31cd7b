/** One line that says how the bot is doing: for the log every few minutes, and for whoever asks. */
import type { Bot } from '../bot.ts'

const percentile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

/** In one line, as people met them: `theme 12, goal 11, nation 7`. */
const beatsIn = (beats: Readonly<Record<string, number>>): string =>
  Object.entries(beats)
    .map(([beat, count]) => `${beat} ${count}`)
    .join(', ')

export async function healthLine(bot: Bot) {
  const met = Object.fromEntries(Object.entries(await bot.lessons.met()).map(([lesson, beats]) => [lesson, beatsIn(beats)]))
  const sorted = [...bot.latencies].sort((a, b) => a - b)
  return {
    ...(await bot.house.store.counts()),
    gatewayMs: bot.client.ws.ping,
    answerMs: { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), of: sorted.length },
    memoryMb: Math.round(process.memoryUsage.rss() / 1e6),
    upMinutes: Math.round((bot.house.now() - bot.startedAt) / 60_000),
    ...(Object.keys(met).length > 0 && { lessons: met }),
  }
}
