import type { APIUser } from 'discord-api-types/v10'
import { useContext } from 'preact/hooks'
import { useCommands } from '../commands/use-commands.ts'
import { Menu, type MenuItem } from '../components/menu.tsx'
import type { Anchor } from '../components/sheet.tsx'
import { Command } from '../kinds.ts'
import { PlaceContext, useGo } from '../place.ts'
import { useSession, useWorld } from '../session.ts'

/** What can be done with somebody: write to them, name them, sit in their seat, and the bot's commands on people. */
export function PersonMenu({ user, anchor, onClose }: { user: APIUser; anchor: Anchor; onClose: () => void }) {
  const session = useSession()
  const world = useWorld()
  const { seat, channel } = useContext(PlaceContext)
  const go = useGo()
  const commands = useCommands(Command.onPerson)
  const name = world.nameOf(user)
  const itself = user.id === world.person.value.id
  const draft = world.talk(channel).draft
  const items: MenuItem[] = [
    {
      label: `Mention ${name}`,
      icon: 'people',
      act: () => {
        draft.value = `${draft.value}${draft.value && !draft.value.endsWith(' ') ? ' ' : ''}@${name} `
      },
    },
    ...commands.map(
      (command): MenuItem => ({
        label: command.shown_name,
        icon: 'spark',
        act: () => void world.run(channel, command, { target: user.id }),
      }),
    ),
  ]
  if (!itself) {
    items.unshift({
      label: `Write to ${name}`,
      icon: 'mail',
      act: () =>
        void world.calls.openDm(user.id).then(
          (dm) => {
            // the server will say so too, but perhaps only after we have gone there
            world.hear({ t: 'channel', person: world.person.value.id, channel: dm })
            go({ channel: dm.id })
          },
          (error: Error) => session.tell(error.message),
        ),
    })
  }
  if (!itself && session.people.value.some(({ id }) => id === user.id)) {
    items.push({ label: `Sit in ${name}’s seat`, icon: 'right', act: () => session.go({ person: user.id, channel }, seat) })
  }
  return <Menu title={name} items={items} anchor={anchor} onClose={onClose} />
}
