/**
 * Whether what is to be sent gets anywhere. Every word of Discord's counts, refusals and outages too: another process would hear the
 * same. What counts as standing still is an attempt that never comes to an end, or fails before Discord has said anything.
 */
import { DiscordAPIError, HTTPError, type REST, RESTEvents } from 'discord.js'
import { troubleOf } from '../../store/trouble.ts'
import { Shut } from './refusals.ts'

export type Progress = {
  /** Something is to be sent, and was not heard of yet. */
  isOwing(): boolean
  /** Raised by every attempt that came to something. */
  moves(): number
  /** One attempt; what it throws is thrown on. */
  attempt<T>(work: Promise<T>): Promise<T>
  /** What is to be sent could not even be read, or noted. */
  stumbled(error: unknown): void
  /** Whoever is told to wait does not stand still. */
  heedLimits(rest: REST): void
}

/** A full disk, say: that is told elsewhere, and another process would not even start. */
const isKnown = (error: unknown) =>
  error instanceof DiscordAPIError || error instanceof HTTPError || error instanceof Shut || troubleOf(error) !== null

export function newProgress(): Progress {
  let underWay = 0
  let moves = 0
  let isFailing = false
  let limitedUntil = 0
  const came = (isSomething: boolean) => {
    isFailing = !isSomething
    if (isSomething) moves++
  }
  return {
    isOwing: () => (underWay > 0 || isFailing) && Date.now() >= limitedUntil,
    moves: () => moves,
    async attempt(work) {
      underWay++
      try {
        const done = await work
        came(true)
        return done
      } catch (error) {
        came(isKnown(error))
        throw error
      } finally {
        underWay--
      }
    },
    stumbled: (error) => came(isKnown(error)),
    heedLimits(rest) {
      rest.on(RESTEvents.RateLimited, ({ timeToReset }) => {
        limitedUntil = Math.max(limitedUntil, Date.now() + timeToReset)
      })
    },
  }
}
