import type { WireChannel } from '../../wire.ts'
import { Channel } from '../kinds.ts'
import { byId } from '../talk.ts'
import type { World } from '../world.ts'

export interface ChannelGroup {
  /** A category's name; none for channels outside of any. */
  name: string | undefined
  rooms: {
    channel: WireChannel
    /** In view, latest first. */
    threads: WireChannel[]
    /** Of other people, folded away. */
    others: WireChannel[]
    archived: WireChannel[]
  }[]
}

/** So many threads one has not joined are shown beside one's own; a busy channel has hundreds. */
const STRANGERS = 5

/** Channels under their categories, threads under their channels; an archived thread counts as alive while one is in it. */
export function channelGroups(world: World, current: string | undefined): ChannelGroup[] {
  const all = [...world.channels.value.values()]
  const inOrder = (list: WireChannel[]) => list.sort((a, b) => a.position - b.position || byId(a.id, b.id))
  const isRoom = ({ type, thread }: WireChannel) => type !== Channel.category && type !== Channel.dm && !thread
  const threadsOf = (parent: string, archived: boolean) =>
    all
      .filter(({ id, thread, parent_id }) => thread && parent_id === parent && (thread.archived && id !== current) === archived)
      .sort((a, b) => byId(b.last_message_id ?? b.id, a.last_message_id ?? a.id))
  const under = (parent: string | null) =>
    inOrder(all.filter((channel) => isRoom(channel) && (channel.parent_id ?? null) === parent)).map((channel) => {
      const open = threadsOf(channel.id, false)
      const strangers = open.filter(({ id, thread, mentions }) => !thread?.joined && id !== current && mentions === 0)
      const others = strangers.slice(STRANGERS)
      return {
        channel,
        threads: open.filter((thread) => !others.includes(thread)),
        others,
        archived: threadsOf(channel.id, true),
      }
    })
  const categories = inOrder(all.filter(({ type }) => type === Channel.category))
  return [{ name: undefined, rooms: under(null) }, ...categories.map(({ id, name }) => ({ name, rooms: under(id) }))].filter(
    ({ rooms }) => rooms.length > 0,
  )
}

/** Latest first, as in a letter box. */
export function directMessages(world: World): WireChannel[] {
  return [...world.channels.value.values()]
    .filter(({ type }) => type === Channel.dm)
    .sort((a, b) => byId(b.last_message_id ?? b.id, a.last_message_id ?? a.id))
}

/** As they stand in the list, from top to bottom. */
export function orderedChannels(world: World): WireChannel[] {
  const rooms = channelGroups(world, undefined).flatMap((group) =>
    group.rooms.flatMap(({ channel, threads }) => [channel, ...threads]),
  )
  return [...rooms, ...directMessages(world)]
}
