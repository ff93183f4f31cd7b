import type { WireMessage } from '../../wire.ts'
import { Icon } from '../components/icon.tsx'
import { Components } from '../components/tree.tsx'
import { Flag, has } from '../kinds.ts'
import { Markdown } from '../markdown-view.tsx'
import { useGo } from '../place.ts'
import { useWorld } from '../session.ts'
import { isEphemeral } from '../talk.ts'
import { formatTime } from '../time.ts'
import { Embed } from './embed.tsx'
import { fromAttachment } from './media.ts'
import { FileCard, Gallery } from './pictures.tsx'
import { Reactions } from './reactions.tsx'
import { Rewrite } from './rewrite.tsx'

/** Everything a message says, in Discord's order: words, files, embeds, components, reactions. */
export function Body({ message }: { message: WireMessage }) {
  const world = useWorld()
  const fault = world.faults.value.get(message.id)
  const go = useGo()
  if (has(message.flags, Flag.thinking)) return <Thinking message={message} />
  return (
    <div class="message-body">
      {world.editing.value === message.id ? <Rewrite message={message} /> : <Words message={message} />}
      {!has(message.flags, Flag.v2) && <Attachments message={message} />}
      {!has(message.flags, Flag.embedsHidden) && message.embeds.map((embed, i) => <Embed key={i} embed={embed} />)}
      {message.components && <Components list={message.components} />}
      {message.sticker_items?.map(({ id, name }) => (
        <p key={id} class="placeholder">
          Sticker: {name}
        </p>
      ))}
      {message.poll && <p class="placeholder">A poll: {message.poll.question.text}</p>}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {message.reactions && message.reactions.length > 0 && <Reactions message={message} />}
      {message.thread && (
        <button type="button" class="thread-link" onClick={() => go({ channel: message.thread!.id })}>
          <Icon name="thread" />
          {message.thread.name}
        </button>
      )}
      {isEphemeral(message) && <OnlyYou message={message} />}
    </div>
  )
}

/** "(edited)" only where there are words: a card that changes is what cards do. */
function Words({ message }: { message: WireMessage }) {
  if (!message.content) return null
  return (
    <div class="words">
      <Markdown source={message.content} />
      {message.edited_timestamp && (
        <small class="edited" title={formatTime(Date.parse(message.edited_timestamp), 'F', 0)}>
          (edited)
        </small>
      )}
    </div>
  )
}

function Attachments({ message }: { message: WireMessage }) {
  const media = message.attachments
    .filter((attachment) => !isUsedByEmbed(message, attachment.url, attachment.filename))
    .map(fromAttachment)
  const shown = media.filter(({ kind }) => kind === 'image' || kind === 'video')
  return (
    <>
      {shown.length > 0 && <Gallery media={shown} />}
      {media
        .filter((medium) => !shown.includes(medium))
        .map((medium) => (
          <FileCard key={medium.url} medium={medium} />
        ))}
    </>
  )
}

/** A picture that an embed shows does not appear a second time below the text. */
function isUsedByEmbed(message: WireMessage, url: string, name: string): boolean {
  return message.embeds.some(({ image, thumbnail, author, footer }) =>
    [image?.url, thumbnail?.url, author?.icon_url, footer?.icon_url].some(
      (used) => used === url || used === `attachment://${name}`,
    ),
  )
}

/** The bot has promised an answer; a promise it broke is said. */
function Thinking({ message }: { message: WireMessage }) {
  const world = useWorld()
  return (
    <div class="message-body">
      {message.wire.unanswered ? (
        <p class="fault">The bot never finished its answer.</p>
      ) : (
        <p class="thinking">
          <span class="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {world.nameOf(message.author)} is thinking…
        </p>
      )}
      {isEphemeral(message) && <OnlyYou message={message} />}
    </div>
  )
}

/** Ephemeral: nobody else has it, and the next load of the page will not have it either. */
function OnlyYou({ message }: { message: WireMessage }) {
  const world = useWorld()
  const dismiss = () => {
    world.talk(message.channel_id).forget(message.id)
    world.calls.remove(message.channel_id, message.id).catch(() => undefined) // for this person it is gone either way
  }
  return (
    <p class="only-you">
      <Icon name="eye" />
      Only you can see this ·{' '}
      <button type="button" class="quiet-link" onClick={dismiss}>
        Dismiss
      </button>
    </p>
  )
}
