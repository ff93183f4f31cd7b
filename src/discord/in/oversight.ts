/** What somebody who looks after a server or a league did is kept, with the words they gave, once it is done. */
import { newTableId } from '../../tables/house.ts'
import type { Act } from '../acts/act.ts'
import type { Raw } from '../acts/fields.ts'
import type { Bot } from '../bot.ts'

type About = {
  readonly me: { readonly id: string }
  readonly where: { readonly guildId: string | null }
  readonly league?: { readonly id: string }
  readonly season?: { readonly league: { readonly id: string } }
  readonly table?: { readonly id: string } | null
}

export async function noteOversight(
  { house }: Bot,
  { name, fields }: Act,
  { me, where, league, season, table }: About,
  raw: Readonly<Record<string, Raw>>,
): Promise<void> {
  // That somebody was sure goes without saying: it was done.
  const said = Object.keys(fields).filter((field) => field !== 'sure')
  const given = said.flatMap((field) => {
    const value = inWords(raw[field])
    return value === null ? [] : [[field, value] as const]
  })
  await house.store.noteOversight({
    id: newTableId(),
    server: where.guildId ?? '',
    league: league?.id ?? season?.league.id ?? null,
    by: me.id,
    act: name,
    given: Object.fromEntries([...(table ? [['table', table.id] as const] : []), ...given]),
    at: house.now(),
  })
}

function inWords(raw: Raw): string | null {
  if (raw === null || raw === undefined) return null
  if (typeof raw !== 'object') return String(raw) || '–'
  return 'id' in raw ? `<@${raw.id}>` : 'channel' in raw ? (raw.channel ? `<#${raw.channel}>` : '–') : null
}
