/** Emoji under messages. */
import type { House } from './house.ts'
import { demand, May } from './permissions.ts'
import type { Emoji, Message, Person } from './records.ts'
import { refusal } from './refusal.ts'
import { channelOf } from './sight.ts'

const KINDS = 20
const PICTOGRAPH = /^(\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u

/** `name:id` for an emoji of the application, the character itself otherwise. */
export function emojiOf(house: House, text: string): Emoji {
  const [, name, id] = /^(\w+):(\d{17,20})$/.exec(text) ?? []
  if (name && id) {
    const known = house.store.emojis.get(id)
    if (!known) throw refusal('unknownEmoji')
    return { id, name: known.name, animated: known.animated }
  }
  if (!PICTOGRAPH.test(text)) throw refusal('unknownEmoji')
  return { id: null, name: text }
}

export const emojiKey = ({ id, name }: Emoji): string => (id ? `${name}:${id}` : name)
const isSame = (a: Emoji, b: Emoji) => emojiKey(a) === emojiKey(b)

function openChannel(house: House, message: Message) {
  const channel = channelOf(house, message)
  if (channel.kind === 'thread' && channel.archived) throw refusal('archivedThread')
  return channel
}

/** Joining in on a reaction needs no right of its own, starting one does. */
export function react(house: House, person: Person, message: Message, emoji: Emoji): void {
  const channel = openChannel(house, message)
  const known = message.reactions.find((reaction) => isSame(reaction.emoji, emoji))
  demand(house, person, channel, May.ReadMessageHistory | (known ? 0n : May.AddReactions))
  if (known?.people.includes(person.id)) return
  if (!known && message.reactions.length >= KINDS) throw refusal('tooManyReactions')
  const reactions = known
    ? message.reactions.map((reaction) =>
        reaction === known ? { ...reaction, people: [...reaction.people, person.id] } : reaction,
      )
    : [...message.reactions, { emoji, people: [person.id] }]
  const next = { ...message, reactions }
  house.store.messages.put(next)
  house.emit({ kind: 'reaction', added: true, message: next, channel, person, emoji })
}

export function unreact(house: House, person: Person, message: Message, emoji: Emoji): void {
  const channel = openChannel(house, message)
  const reactions = message.reactions
    .map((reaction) =>
      isSame(reaction.emoji, emoji) ? { ...reaction, people: reaction.people.filter((id) => id !== person.id) } : reaction,
    )
    .filter((reaction) => reaction.people.length > 0)
  const next = { ...message, reactions }
  house.store.messages.put(next)
  house.emit({ kind: 'reaction', added: false, message: next, channel, person, emoji })
}

export function clearReactions(house: House, message: Message, emoji: Emoji | null): void {
  const channel = openChannel(house, message)
  const next = { ...message, reactions: emoji ? message.reactions.filter((reaction) => !isSame(reaction.emoji, emoji)) : [] }
  house.store.messages.put(next)
  house.emit({ kind: 'reactions-cleared', message: next, channel, emoji })
}
