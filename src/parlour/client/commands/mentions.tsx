import { Avatar } from '../components/avatar.tsx'
import { useWorld } from '../session.ts'
import type { World } from '../world.ts'
import type { Suggestion } from './suggestions.tsx'

/** People whose name begins with what stands after an @ at the end of the draft. */
export function useMentionSuggestions(text: string): { list: Suggestion[]; complete: (taken: Suggestion) => string } {
  const world = useWorld()
  const typed = /(?:^|\s)@([^\s@]*)$/.exec(text)?.[1]
  const list =
    typed === undefined
      ? []
      : world.guild.value.members
          .filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()))
          .map(({ user, name, avatar_url }) => ({
            key: user.id,
            label: name,
            picture: <Avatar url={avatar_url} name={name} size={24} />,
          }))
  return { list, complete: ({ label }) => `${text.slice(0, text.length - (typed ?? '').length)}${label} ` }
}

/** "@Mira" as the server wants it. Longer names first, so that "Mira Sol" is not taken for "Mira". */
export function named(text: string, world: World): string {
  const members = [...world.guild.value.members].sort((a, b) => b.name.length - a.name.length)
  return members.reduce((said, { user, name }) => said.replaceAll(`@${name}`, `<@${user.id}>`), text)
}
