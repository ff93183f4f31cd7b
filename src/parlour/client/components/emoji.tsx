import type { APIMessageComponentEmoji, APIPartialEmoji } from 'discord-api-types/v10'
import { useState } from 'preact/hooks'

/** A standard emoji is a character; one of the application's own is a picture, or its name when there is no picture. */
export function Emoji({ emoji }: { emoji: APIMessageComponentEmoji | APIPartialEmoji }) {
  const [broken, setBroken] = useState(false)
  const name = emoji.name ?? 'emoji'
  if (!emoji.id) {
    return (
      <span class="emoji" role="img" aria-label={name}>
        {name}
      </span>
    )
  }
  if (broken) return <span class="emoji-name">:{name}:</span>
  return <img class="emoji" src={`/emojis/${emoji.id}`} alt={`:${name}:`} title={`:${name}:`} onError={() => setBroken(true)} />
}

/** As the reaction routes name it. */
export function emojiKey(emoji: APIPartialEmoji): string {
  return emoji.id ? `${emoji.name}:${emoji.id}` : (emoji.name ?? '')
}
