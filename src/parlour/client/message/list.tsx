import { Fragment } from 'preact'
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { WireMessage } from '../../wire.ts'
import { Icon, IconButton } from '../components/icon.tsx'
import { PlaceContext } from '../place.ts'
import { useSession, useWorld } from '../session.ts'
import { byId, isEphemeral, type Talk } from '../talk.ts'
import { isSpoken, Message } from './message.tsx'
import { Opening } from './opening.tsx'
import { NEAR, useSteadyView } from './steady-view.ts'

const SAME_BREATH = 7 * 60_000

/**
 * The conversation. The scrolling box runs from bottom to top (`column-reverse`), so the browser itself keeps the newest message in
 * view while pictures load.
 */
export function MessageList({ talk, jump }: { talk: Talk; jump?: string | undefined }) {
  const world = useWorld()
  const session = useSession()
  const { seat, channel } = useContext(PlaceContext)
  const box = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const [lit, setLit] = useState<string>()
  const messages = talk.messages.value
  const newest = messages.at(-1)?.id
  const lastSaid = messages.findLast((message) => !isEphemeral(message))?.id
  const firstUnread = useFirstUnread(talk)
  const steady = useSteadyView(box, talk)

  const toEnd = () => {
    steady.letGo()
    if (talk.newer.value) void talk.toNewest()
    box.current!.scrollTo({ top: 0 })
  }
  const scrolled = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current!
    setAtEnd(scrollTop > -NEAR)
    if (scrollHeight - clientHeight + scrollTop < NEAR * 4) void talk.loadOlder()
    if (scrollTop > -NEAR) talk.shorten()
    if (scrollTop > -NEAR) void talk.loadNewer()
  }

  useEffect(() => void talk.open(), [talk])
  useEffect(() => {
    if (!jump) return
    void talk.jumpTo(jump, world.channels.value.get(channel)?.last_message_id ?? null).then(() => {
      setLit(jump)
      session.arrived(seat)
    })
  }, [talk, jump])
  useLayoutEffect(() => {
    if (lit) box.current!.querySelector(`[data-message="${lit}"]`)?.scrollIntoView({ block: 'center' })
    const timer = setTimeout(() => setLit(undefined), 2500)
    return () => clearTimeout(timer)
  }, [lit])
  const inView = seat === session.active.value || matchMedia('(min-width: 768px)').matches // on a phone the other seat is beyond the edge
  useReading(atEnd && inView && !talk.newer.value ? lastSaid : undefined)
  // A page that is taller than what it shows never scrolls, so it would never ask for more; nor would a reader who came to an edge
  // while something else was loaded.
  useEffect(scrolled, [messages])
  // One's own answers are worth seeing even from the middle of the history.
  useEffect(() => {
    const arrived = talk.arrived.value
    if (arrived && arrived.id === newest && talk.isOwn(arrived)) box.current!.scrollTo({ top: 0 })
  }, [newest])

  return (
    <div class="messages-frame">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are heard for the messages inside */}
      <div ref={box} class="messages" onScroll={scrolled} onKeyDown={stepThrough}>
        <div class="messages-inner">
          {talk.state.value === 'ready' && !talk.older.value && <Opening />}
          {talk.older.value && <p class="loading">Loading older messages…</p>}
          {talk.state.value === 'loading' && messages.length === 0 && <p class="loading">Loading…</p>}
          {talk.state.value === 'failed' && (
            <p class="loading">
              This conversation could not be loaded.{' '}
              <button type="button" class="quiet-link" onClick={() => void talk.toNewest()}>
                Try again
              </button>
            </p>
          )}
          {messages.map((message, i) => (
            <Fragment key={message.id}>
              <Dividers message={message} before={messages[i - 1]} unread={message.id === firstUnread} />
              <Message
                message={message}
                follows={message.id !== firstUnread && isFollowing(messages[i - 1], message)}
                lit={message.id === lit}
              />
            </Fragment>
          ))}
          {talk.notes.value.map((note) => (
            <div key={note.id} class="note" role="alert">
              <p>
                <b class="command-name">{note.heading}</b> {note.text}
              </p>
              <IconButton icon="close" label="Dismiss" onClick={() => talk.dropNote(note.id)} />
            </div>
          ))}
        </div>
      </div>
      {(!atEnd || talk.newer.value) && (
        <button type="button" class="to-newest" onClick={toEnd}>
          <Icon name="down" /> Newest
        </button>
      )}
    </div>
  )
}

/** Arrow keys walk from message to message once one of them has the focus. */
function stepThrough(event: KeyboardEvent): void {
  const here = event.target
  if (!(here instanceof HTMLElement) || !here.matches('article') || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('article')]
  event.preventDefault()
  all[all.indexOf(here) + (event.key === 'ArrowUp' ? -1 : 1)]?.focus()
}

/** Where the reading stopped when the conversation was opened; new messages do not move the line. */
function useFirstUnread(talk: Talk): string | undefined {
  const world = useWorld()
  const known = world.channels.peek().get(talk.channel)
  const read = useRef<string | null>(null)
  const shown = useRef<Talk>()
  if (shown.current !== talk) {
    shown.current = talk
    read.current = known?.unread ? known.read : null
  }
  useEffect(
    () => () => {
      talk.keptUnread.value = undefined
    },
    [talk],
  )
  if (talk.keptUnread.value) return talk.keptUnread.value
  const since = read.current
  return since
    ? talk.messages.value.find((message) => byId(message.id, since) > 0 && message.author.id !== world.person.value.id)?.id
    : undefined
}

/** What is in view at the end of the conversation counts as read, as long as somebody is looking. */
function useReading(newest: string | undefined): void {
  const world = useWorld()
  const { channel } = useContext(PlaceContext)
  const unread = world.channels.value.get(channel)?.unread
  useEffect(() => {
    const read = () => {
      if (newest && !document.hidden) world.markRead(channel, newest)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [world, channel, newest, unread])
}

/** Said in one breath: same author, same visibility, no heading or reply between, a few minutes at most. */
function isFollowing(before: WireMessage | undefined, message: WireMessage): boolean {
  return (
    !!before &&
    isSpoken(before) &&
    before.author.id === message.author.id &&
    !message.wire.heading &&
    !message.referenced_message &&
    !message.message_reference &&
    isEphemeral(before) === isEphemeral(message) &&
    isSameDay(before, message) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < SAME_BREATH
  )
}

function isSameDay(a: WireMessage, b: WireMessage): boolean {
  return new Date(a.timestamp).toDateString() === new Date(b.timestamp).toDateString()
}

function Dividers({ message, before, unread }: { message: WireMessage; before: WireMessage | undefined; unread: boolean }) {
  const day = new Date(message.timestamp)
  return (
    <>
      {(!before || !isSameDay(before, message)) && (
        <p class="divider">
          <span>{day.toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}</span>
        </p>
      )}
      {unread && (
        <p class="divider new">
          <span>New</span>
        </p>
      )}
    </>
  )
}
