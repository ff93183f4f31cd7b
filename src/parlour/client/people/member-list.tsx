import type { APIUser } from 'discord-api-types/v10'
import { useState } from 'preact/hooks'
import { Avatar } from '../components/avatar.tsx'
import { Icon } from '../components/icon.tsx'
import { type Anchor, Sheet } from '../components/sheet.tsx'
import { useWorld } from '../session.ts'
import { PersonMenu } from './person-menu.tsx'

/** Everybody in the house, each with what can be done with them. */
export function MemberList({ onClose }: { onClose: () => void }) {
  const world = useWorld()
  const [menu, setMenu] = useState<{ user: APIUser; anchor: Anchor }>()
  const { members, roles } = world.guild.value
  return (
    <Sheet title="People here" onClose={onClose}>
      <ul class="plain-list">
        {members.map((member) => (
          <li key={member.user.id}>
            <button
              type="button"
              class="member"
              onClick={(event) => setMenu({ user: member.user, anchor: event.currentTarget })}
              onContextMenu={(event) => {
                event.preventDefault()
                setMenu({ user: member.user, anchor: event.currentTarget })
              }}
            >
              <Avatar url={member.avatar_url} name={member.name} size={36} />
              <span class="choice-words">
                <span class={`author ${member.color ? 'coloured' : ''}`} style={{ '--own': member.color ?? undefined }}>
                  {member.name} {member.user.bot && <span class="tag">Bot</span>}
                </span>
                <span class="choice-description">
                  {roles
                    .filter(({ id }) => member.roles.includes(id))
                    .map(({ name }) => name)
                    .join(', ')}
                </span>
              </span>
              <Icon name="more" />
            </button>
          </li>
        ))}
      </ul>
      {menu && (
        <PersonMenu
          user={menu.user}
          anchor={menu.anchor}
          onClose={() => {
            setMenu(undefined)
          }}
        />
      )}
    </Sheet>
  )
}
