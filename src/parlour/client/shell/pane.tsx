import { useEffect, useState } from 'preact/hooks'
import { Composer } from '../commands/composer.tsx'
import { Channel } from '../kinds.ts'
import { excerpt } from '../message/lines.tsx'
import { MessageList } from '../message/list.tsx'
import { Modal } from '../modal/modal.tsx'
import { PeopleStrip } from '../people/strip.tsx'
import { PlaceContext } from '../place.ts'
import type { Seat } from '../route.ts'
import { useSession, useWorld, WorldProvider } from '../session.ts'
import type { Talk } from '../talk.ts'
import { Forum } from './forum.tsx'
import { PaneHeader } from './header.tsx'

/** One seat: a person looking at a channel. */
export function Pane(props: { seat: Seat; index: number; active: boolean; onDrawer: () => void }) {
  const { seat, index, active, onDrawer } = props
  const session = useSession()
  const world = session.worlds.value.get(seat.person)
  const activate = () => {
    if (session.active.value !== index) session.active.value = index
  }
  if (!world) return <section class="pane" aria-busy="true" />
  const channel = seat.channel ? world.channels.value.get(seat.channel) : undefined
  const talk = channel && world.talk(channel.id)
  return (
    <WorldProvider value={world}>
      <PlaceContext.Provider value={{ seat: index, channel: channel?.id ?? '' }}>
        <section
          class={`pane ${active ? 'active' : ''}`}
          aria-label={`${world.person.value.name} in ${channel ? world.titleOf(channel) : 'no channel'}`}
          onPointerDownCapture={activate}
          onFocusCapture={activate}
        >
          <PaneHeader channel={channel} onDrawer={onDrawer} />
          <PeopleStrip />
          {channel?.type === Channel.forum ? (
            <Forum forum={channel} />
          ) : talk ? (
            <>
              <MessageList key={`${seat.person} ${talk.channel}`} talk={talk} jump={seat.message} />
              <Typing talk={talk} />
              <Composer talk={talk} />
              <Announcer talk={talk} />
            </>
          ) : (
            <p class="placeholder lonely">There is no channel here that {world.person.value.name} may see.</p>
          )}
          {world.modal.value && <Modal key={world.modal.value.id} modal={world.modal.value} />}
        </section>
      </PlaceContext.Provider>
    </WorldProvider>
  )
}

/** Keeps its line when nobody types, so that nothing jumps. */
function Typing({ talk }: { talk: Talk }) {
  const world = useWorld()
  const names = talk.typing.value.filter(({ id }) => id !== world.person.value.id).map((user) => world.nameOf(user))
  return <p class="typing">{names.length > 0 && `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} typing…`}</p>
}

/** Reads new messages out to those who cannot see them come. */
function Announcer({ talk }: { talk: Talk }) {
  const world = useWorld()
  const [words, setWords] = useState('')
  const arrived = talk.arrived.value
  useEffect(() => {
    if (arrived && arrived.author.id !== world.person.value.id)
      setWords(`${world.nameOf(arrived.author)}: ${excerpt(arrived, world, 400)}`)
  }, [arrived])
  return (
    <div class="unseen" aria-live="polite">
      {words}
    </div>
  )
}
