/** A person's eyes: everything they can see right now, and patience for what is to come. */
import { MessageFlags as Flag, type Snowflake } from 'discord-api-types/v10'
import { type House, personOr404 } from '../house.ts'
import type { Feed } from '../people/feed.ts'
import { isListed, wireChannel, wireMessage } from '../people/view.ts'
import type { Channel, Message, Person } from '../records.ts'
import { isNewer, newestFirst } from '../snowflake.ts'
import type { WireMessage, WireModal, WireNews } from '../wire.ts'
import { screenText } from './screen.ts'

/** How much of a channel's history is looked at. */
const LOOKS_BACK = 100

/** What one person has before their eyes, and a way to wait for more. */
export function openEyes(house: House, feed: Feed, id: Snowflake) {
  const person = (): Person => personOr404(house, id)
  const listeners = new Set<(news: WireNews) => void>()
  const pings: WireMessage[] = []
  let modal: WireModal | undefined
  /** Ephemerals from before the last reload are gone. */
  let loadedAt: Snowflake = '0'

  const unfollow = feed.follow(id, (news) => {
    if (news.t === 'modal') modal = news.modal
    // Silent messages leave a mark but make no sound, and the fault of hearing nothing is not the person's.
    if (news.t === 'message' && news.message.wire.mentioned && !((news.message.flags ?? 0) & Flag.SuppressNotifications))
      pings.push(news.message)
    for (const listener of listeners) listener(news)
  })

  const openModal = () => (modal && house.fleeting.modals.get(id)?.id === modal.id ? modal : undefined)
  const channels = (): Channel[] => house.store.channels.all().filter((channel) => isListed(house, person(), channel))
  const messagesIn = (channel: Snowflake): Message[] => {
    const secret = [...house.fleeting.ephemerals.values()].filter(
      (message) => message.addressee === id && message.channel === channel && isNewer(message.id, loadedAt),
    )
    return [...house.store.messages.page(channel, { limit: LOOKS_BACK }), ...secret].sort(newestFirst)
  }
  /** Newest first, in one channel or in all. */
  const look = (channel?: Snowflake): Message[] =>
    channel === undefined
      ? channels()
          .flatMap((one) => messagesIn(one.id))
          .sort(newestFirst)
      : messagesIn(channel)

  /** One message, if it is to be seen. */
  const one = (message: Snowflake): Message[] => {
    const found = house.fleeting.ephemerals.get(message) ?? house.store.messages.get(message)
    const channel = found && house.store.channels.get(found.channel)
    if (!found || !channel || !isListed(house, person(), channel)) return []
    const isTheirs = found.addressee === undefined || (found.addressee === id && isNewer(found.id, loadedAt))
    return isTheirs ? [found] : []
  }

  return {
    person,
    pings,
    look,
    one,
    show: (message: Message) => wireMessage(house, person(), message),
    modal: openModal,
    reload: () => {
      loadedAt = house.nextId()
      modal = undefined
    },
    screen: (channel?: Snowflake): string => {
      const rooms = channels()
        .filter((one) => channel === undefined || one.id === channel)
        .map((one) => ({
          channel: wireChannel(house, person(), one),
          messages: messagesIn(one.id)
            .reverse()
            .map((message) => wireMessage(house, person(), message)),
        }))
      return screenText(person().name, rooms, openModal())
    },
    /** Resolves with the first news for which `find` finds something; `undefined` after `timeout` milliseconds of real time. */
    await: <T>(find: (news: WireNews) => T | undefined, timeout: number): Promise<T | undefined> =>
      new Promise((resolve) => {
        const stop = (found: T | undefined) => {
          clearTimeout(timer)
          listeners.delete(listener)
          resolve(found)
        }
        const listener = (news: WireNews) => {
          const found = find(news)
          if (found !== undefined) stop(found)
        }
        const timer = setTimeout(() => stop(undefined), timeout)
        listeners.add(listener)
      }),
    close: unfollow,
  }
}
export type Eyes = ReturnType<typeof openEyes>
