/** News for people. What a bot is told is another matter, and another file: the gateway's dispatches. */
import type { Snowflake } from 'discord-api-types/v10'
import type { Happening } from '../happenings.ts'
import type { House } from '../house.ts'
import { apiMessage } from '../payloads/messages.ts'
import { apiUser } from '../payloads/people.ts'
import { canSee } from '../permissions.ts'
import type { Channel, Message, Person } from '../records.ts'
import type { WireNews } from '../wire.ts'
import { isListed, wireBot, wireChannel, wireMember, wireMessage, wirePeople, wireWorld } from './view.ts'

export type NewsListener = (news: WireNews) => void

/** Tells followers what happens, each only what the person they follow may know. */
export function openFeed(house: House) {
  const followers = new Map<Snowflake, Set<NewsListener>>()
  const watchers = new Set<NewsListener>()

  const tell = (person: Snowflake, news: WireNews) => {
    for (const listener of followers.get(person) ?? []) listener(news)
  }
  const tellAll = (news: WireNews) => {
    for (const listener of watchers) listener(news)
  }
  const followed = (): Person[] => [...followers.keys()].flatMap((id) => house.store.people.get(id) ?? [])
  const viewers = (channel: Channel) => followed().filter((person) => canSee(house, person, channel))

  const tellChannel = (person: Person, channel: Channel) =>
    tell(
      person.id,
      isListed(house, person, channel)
        ? { t: 'channel', person: person.id, channel: wireChannel(house, person, channel) }
        : { t: 'channel-gone', person: person.id, channel: channel.id },
    )
  const tellWorld = (person: Person) => tell(person.id, { t: 'world', person: person.id, world: wireWorld(house, person) })

  function tellMessage(change: 'create' | 'update' | 'delete', message: Message, channel: Channel): void {
    const secret = message.addressee !== undefined
    const audience = secret ? followed().filter((person) => person.id === message.addressee) : viewers(channel)
    if (audience.length === 0) return
    const payload = change === 'delete' ? undefined : apiMessage(house, message, '')
    for (const person of audience) {
      if (!payload) tell(person.id, { t: 'message-gone', person: person.id, channel: channel.id, message: message.id })
      else
        tell(person.id, {
          t: change === 'create' ? 'message' : 'message-update',
          person: person.id,
          message: wireMessage(house, person, message, payload),
        })
      // Unread counts change when messages come and go, and an ephemeral is never counted.
      if (!secret && change !== 'update') tellChannel(person, channel)
    }
  }

  function hear(happening: Happening): void {
    switch (happening.kind) {
      case 'message':
        tellMessage(happening.change, happening.message, happening.channel)
        break
      case 'messages-swept':
        for (const person of viewers(happening.channel)) {
          for (const message of happening.ids)
            tell(person.id, { t: 'message-gone', person: person.id, channel: happening.channel.id, message })
          tellChannel(person, happening.channel)
        }
        break
      case 'reaction':
      case 'reactions-cleared':
        tellMessage('update', happening.message, happening.channel)
        break
      case 'room':
      case 'thread': {
        const channel = happening.kind === 'room' ? happening.room : happening.thread
        for (const person of followed())
          if (happening.change === 'delete') tell(person.id, { t: 'channel-gone', person: person.id, channel: channel.id })
          else tellChannel(person, channel)
        break
      }
      case 'thread-members':
        for (const person of followed()) tellChannel(person, happening.thread)
        break
      case 'direct':
        for (const person of viewers(happening.direct)) tellChannel(person, happening.direct)
        break
      case 'member': {
        const { person: subject, change } = happening
        tellAll({ t: 'people', people: wirePeople(house) })
        for (const person of followed())
          if (person.id === subject.id) tellWorld(person)
          else if (change === 'remove') tell(person.id, { t: 'member-gone', person: person.id, user: subject.id })
          else if (!subject.backstage) tell(person.id, { t: 'member', person: person.id, member: wireMember(house, subject) })
        break
      }
      case 'person':
        tellAll({ t: 'people', people: wirePeople(house) })
        break
      case 'role':
      case 'event':
      case 'event-interest':
      case 'guild':
        for (const person of followed()) tellWorld(person)
        break
      case 'typing':
        for (const person of viewers(happening.channel))
          if (person.id !== happening.person.id)
            tell(person.id, { t: 'typing', person: person.id, channel: happening.channel.id, user: apiUser(happening.person) })
        break
      case 'commands':
        for (const person of followed()) tell(person.id, { t: 'commands', person: person.id })
        break
      case 'read': {
        const person = house.store.people.get(happening.person)
        if (person) tellChannel(person, happening.channel)
        break
      }
      case 'interaction-state':
        tell(happening.person, { t: 'interaction', person: happening.person, interaction: happening.state })
        break
      case 'modal':
        tell(happening.person, { t: 'modal', person: happening.person, modal: happening.modal })
        break
      case 'bot':
        tellAll({ t: 'bot', bot: wireBot(house) })
    }
  }
  house.listen(hear)

  return {
    /** News that concern everybody. */
    watch(listener: NewsListener): () => void {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    /** News of one person's world. */
    follow(person: Snowflake, listener: NewsListener): () => void {
      const listeners = followers.get(person) ?? new Set()
      followers.set(person, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) followers.delete(person)
      }
    },
  }
}
export type Feed = ReturnType<typeof openFeed>
