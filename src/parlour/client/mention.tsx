// People, roles and channels named in a text: pressed, a person opens their menu, a channel is entered.
import type { ComponentChildren } from 'preact'
import { useContext, useState } from 'preact/hooks'
import type { Anchor } from './components/sheet.tsx'
import { PersonMenu } from './people/person-menu.tsx'
import { MessageContext, PlaceContext, useGo } from './place.ts'
import { useWorld } from './session.ts'

export function PersonMention({ id }: { id: string }) {
  const world = useWorld()
  const message = useContext(MessageContext)
  const [menu, setMenu] = useState<Anchor>()
  const user = world.member(id)?.user ?? message?.mentions.find((user) => user.id === id)
  if (!user) return <span class="mention">@someone</span>
  const mine = id === world.person.value.id
  return (
    <>
      <button type="button" class={`mention ${mine ? 'mine' : ''}`} onClick={(event) => setMenu(event.currentTarget)}>
        @{world.nameOf(user)}
      </button>
      {menu && <PersonMenu user={user} anchor={menu} onClose={() => setMenu(undefined)} />}
    </>
  )
}

export function RoleMention({ id }: { id: string }) {
  const world = useWorld()
  const role = world.guild.value.roles.find((role) => role.id === id)
  const mine = world.person.value.roles.includes(id)
  return <span class={`mention ${mine ? 'mine' : ''}`}>@{role?.name ?? 'a role'}</span>
}

export function ChannelMention({ id }: { id: string }) {
  return <JumpLink jump={{ channel: id }} />
}

/** A command named in a text goes into the composer, ready to be picked. */
export function CommandMention({ name }: { name: string }) {
  const world = useWorld()
  const { seat, channel } = useContext(PlaceContext)
  const write = () => {
    world.talk(channel).draft.value = `/${name}`
    document.getElementById(`composer-${seat}`)?.focus()
  }
  return (
    <button type="button" class="mention" onClick={write}>
      /{name}
    </button>
  )
}

/** A channel, or a message in it, inside the parlour. What the person cannot see has no name. */
export function JumpLink({ jump, children }: { jump: { channel: string; message?: string }; children?: ComponentChildren }) {
  const world = useWorld()
  const go = useGo()
  const channel = world.channels.value.get(jump.channel)
  if (!channel) return <span class="mention">{children ?? '#unknown'}</span>
  const sign = channel.recipient ? '@' : '#'
  return (
    <button type="button" class="mention" onClick={() => go(jump)}>
      {children ?? `${sign}${world.titleOf(channel)}${jump.message ? ' › message' : ''}`}
    </button>
  )
}
