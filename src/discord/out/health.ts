/** One line that says how the bot is doing: for the log every few minutes, and for whoever asks. */
import type { Bot } from '../bot.ts'

const percentile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

export async function healthLine(bot: Bot) {
  const sorted = [...bot.latencies].sort((a, b) => a - b)
  return {
    ...(await bot.house.store.counts()),
    gatewayMs: bot.client.ws.ping,
    answerMs: { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), of: sorted.length },
    memoryMb: Math.round(process.memoryUsage.rss() / 1e6),
    upMinutes: Math.round((bot.house.now() - bot.startedAt) / 60_000),
  }
}
