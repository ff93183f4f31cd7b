/** Who somebody is to a table: their Discord id, and the name they go by here. */
import type { BaseInteraction } from 'discord.js'
import { inPublic, oursIn } from '../../words/words.ts'
import type { Person } from '../acts/act.ts'
import { clip } from '../show/limits.ts'

const LONGEST = 32
/** What Discord would take for formatting, links or mentions inside our sentences, and what turns the direction of reading. */
const UNRULY = /[*`~|<>[\]\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export const plainName = (name: string): string => clip(name.replaceAll(UNRULY, '').trim(), LONGEST) || inPublic('who.nameless')

const whoIs = (interaction: BaseInteraction): { readonly id: string; readonly name: string } => ({
  id: interaction.user.id,
  name: plainName(interaction.inCachedGuild() ? interaction.member.displayName : interaction.user.displayName),
})

/** Whoever pressed or typed, and in which language they are answered. */
export const personOf = (interaction: BaseInteraction & { readonly locale: string }): Person => ({
  me: whoIs(interaction),
  locale: interaction.locale,
  ours: oursIn(interaction.locale),
})
