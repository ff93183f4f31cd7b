import { useContext, useMemo, useState } from 'preact/hooks'
import type { WireMessage } from '../../wire.ts'
import { Avatar } from '../components/avatar.tsx'
import { Icon } from '../components/icon.tsx'
import { useMenuGesture } from '../components/menu.tsx'
import type { Anchor } from '../components/sheet.tsx'
import { Flag, has, Kind } from '../kinds.ts'
import { PersonMenu } from '../people/person-menu.tsx'
import { MessageContext, PlaceContext } from '../place.ts'
import { useWorld } from '../session.ts'
import { isEphemeral } from '../talk.ts'
import { formatTime } from '../time.ts'
import { Actions } from './actions.tsx'
import { Body } from './body.tsx'
import { Boundary } from './boundary.tsx'
import { ReplyLine, SystemLine, UsedLine } from './lines.tsx'
import { MessageMenu } from './message-menu.tsx'

/**
 * `follows`: the message above is by the same author a moment ago, so name and picture need not be said again.
 * Drawn anew only if it changed, not whenever another one comes in.
 */
export function Message({ message, follows, lit }: { message: WireMessage; follows: boolean; lit: boolean }) {
  return useMemo(
    () => (
      <Boundary what={`message ${message.id} ${message.edited_timestamp ?? ''}`}>
        <MessageContext.Provider value={message}>
          {isSpoken(message) ? <Spoken message={message} follows={follows} lit={lit} /> : <SystemLine />}
        </MessageContext.Provider>
      </Boundary>
    ),
    [message, follows, lit],
  )
}

const SPOKEN: readonly number[] = [Kind.plain, Kind.reply, Kind.slash, Kind.contextMenu, Kind.threadStarter]

/** By somebody, as against told by the server in a line of its own. */
export function isSpoken(message: WireMessage): boolean {
  return SPOKEN.includes(message.type)
}

function Spoken({ message, follows, lit }: { message: WireMessage; follows: boolean; lit: boolean }) {
  const world = useWorld()
  const { seat } = useContext(PlaceContext)
  const [menu, setMenu] = useState<Anchor>()
  const gesture = useMenuGesture(setMenu)
  const author = world.nameOf(message.author)
  const sent = Date.parse(message.timestamp)
  const classes = [
    'message',
    follows && 'follows',
    message.wire.mentioned && 'mentioned',
    isEphemeral(message) && 'ephemeral',
    lit && 'lit',
  ]
  return (
    <article
      id={`seat-${seat}-message-${message.id}`}
      data-message={message.id}
      class={classes.filter(Boolean).join(' ')}
      aria-label={`${author}, ${formatTime(sent, 't', sent)}`}
      tabIndex={-1}
      {...gesture}
    >
      {message.wire.heading ? <UsedLine /> : <ReplyLine />}
      {follows ? (
        <time class="message-hour" dateTime={message.timestamp}>
          {formatTime(sent, 't', sent)}
        </time>
      ) : (
        <Author message={message} />
      )}
      <Body message={starterOf(message)} />
      <Actions message={message} onMore={setMenu} />
      {menu && <MessageMenu message={message} anchor={menu} onClose={() => setMenu(undefined)} />}
    </article>
  )
}

/** A thread that grew out of a message begins with a message that only points at it. */
function starterOf(message: WireMessage): WireMessage {
  const original = message.type === Kind.threadStarter ? message.referenced_message : undefined
  return original ? { ...original, wire: message.wire } : message
}

/** Name and time; pressing the name, either way, opens what can be done with the person. */
function Author({ message }: { message: WireMessage }) {
  const world = useWorld()
  const [menu, setMenu] = useState<Anchor>()
  const member = world.member(message.author.id)
  const name = world.nameOf(message.author)
  const sent = Date.parse(message.timestamp)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setMenu(event.currentTarget as Element)
  }
  return (
    <header class="message-head">
      <Avatar url={member?.avatar_url} name={name} />
      <div class="message-line">
        <button
          type="button"
          class={`author ${member?.color ? 'coloured' : ''}`}
          style={{ '--own': member?.color ?? undefined }}
          onClick={open}
          onContextMenu={open}
        >
          {name}
        </button>
        {message.author.bot && <span class="tag">Bot</span>}
        <time dateTime={message.timestamp} title={formatTime(sent, 'F', sent)}>
          {formatTime(sent, 't', sent)}
        </time>
        {has(message.flags, Flag.silent) && (
          <span class="mark" title="Sent silently, without a ping">
            <Icon name="bellOff" />
            <span class="unseen">sent silently</span>
          </span>
        )}
        {message.pinned && (
          <span class="mark" title="Pinned">
            <Icon name="pin" />
            <span class="unseen">pinned</span>
          </span>
        )}
      </div>
      {menu && <PersonMenu user={message.author} anchor={menu} onClose={() => setMenu(undefined)} />}
    </header>
  )
}
