import type { WireChannel } from '../../wire.ts'
import { formatRoute, withSeat } from '../route.ts'
import { useSession, useWorld } from '../session.ts'
import { byId } from '../talk.ts'

/** The posts of a forum, those in which something happened last first, each with its tags. */
export function Forum({ forum }: { forum: WireChannel }) {
  const session = useSession()
  const world = useWorld()
  const index = session.active.value
  const { person } = session.route.value.seats[index]!
  const posts = [...world.channels.value.values()]
    .filter(({ thread, parent_id }) => thread && parent_id === forum.id)
    .sort((a, b) => byId(b.last_message_id ?? b.id, a.last_message_id ?? a.id))
  if (posts.length === 0) return <p class="placeholder lonely">Nobody has posted here yet.</p>
  return (
    <ul class="forum">
      {posts.map((post) => (
        <li key={post.id}>
          <a class="forum-post" href={formatRoute(withSeat(session.route.value, index, { person, channel: post.id }))}>
            <span class="forum-tags">
              {post.thread?.tags?.map(({ name, emoji }) => (
                <span key={name} class="tag">
                  {emoji && `${emoji} `}
                  {name}
                </span>
              ))}
              {post.thread?.archived && <span class="tag">Archived</span>}
            </span>
            <b>{post.name}</b>
            <small>
              {post.thread?.message_count} {post.thread?.message_count === 1 ? 'message' : 'messages'}
            </small>
          </a>
        </li>
      ))}
    </ul>
  )
}
