/** Who somebody is to a table: their Discord id, and the name they go by here. */
import type { BaseInteraction, User } from 'discord.js'
import { oursIn } from '../../words/words.ts'
import type { Person } from '../acts/act.ts'
import type { Somebody } from '../acts/fields.ts'
import { plainName } from '../names.ts'

type Named = { readonly displayName: string; readonly client?: { readonly user: { readonly displayName: string } | null } }

/** Whatever people call themselves comes in here. */
export const nameOf = ({ displayName, client }: Named): string => plainName(displayName, client?.user?.displayName)

export const somebody = (user: User): Somebody => ({ id: user.id, name: nameOf(user), isBot: user.bot })

/** Whoever pressed or typed, and in which language they are answered. */
export const personOf = (interaction: BaseInteraction & { readonly locale: string }): Person => ({
  me: { id: interaction.user.id, name: nameOf(interaction.inCachedGuild() ? interaction.member : interaction.user) },
  locale: interaction.locale,
  ours: oursIn(interaction.locale),
  at: interaction.channelId,
})
