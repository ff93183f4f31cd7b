/** How a server is set up, and what is missing, in one message: a list for each choice. */
import {
  type APIActionRowComponent,
  type APIChannelSelectComponent,
  type APIRoleSelectComponent,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js'
import type { LimitSettings, ServerSettings } from '../../store/store.ts'
import { DEFAULT_LIMITS, limitsIn } from '../../tables/limits.ts'
import type { Ours, PlainKey } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { container } from './panel.ts'
import { button, buttonRows, type Row, selectRow, wordRow } from './present/rows.ts'
import type { Reply } from './reply.ts'

/** So many roles or channels can be chosen. */
const MOST = 10

/** What can be chosen at a glance; every number by itself is `/archon limits`. */
export const LIMITS_OF: readonly { name: 'few' | 'usual' | 'many'; limits: LimitSettings['person'] }[] = [
  { name: 'few', limits: { lobbies: 2, games: 5, quick: 2, signups: 3 } },
  { name: 'usual', limits: {} },
  { name: 'many', limits: { lobbies: 10, games: 50, quick: 10, signups: 30 } },
]

/** What we may: where something is lacking, and what is only nice to have. */
type Rights = {
  readonly lacking: readonly { readonly channel: string; readonly missing: readonly string[] }[]
  readonly mayHide: boolean
  readonly mayPlan: boolean
  readonly isWithoutTags: boolean
}

export function setupReply(settings: ServerSettings, rights: Rights, notice: PlainKey | null, ours: Ours): Reply {
  const lines = [
    ours('setup.title'),
    ...(notice === null ? [] : [ours('setup.notice', { notice: ours(notice) })]),
    '',
    ...missingLines(rights, settings, ours),
  ]
  const buttons = [
    button(idFor('setup', '', '', 'welcome'), ours('setup.post-welcome'), settings.welcomed ? 'plain' : 'main'),
    button(idFor('privacy', ''), ours('act.privacy.label')),
  ]
  return { components: [container(lines, [...choices(settings, ours), ...buttonRows(buttons)])] }
}

/** In words, and what follows from it. */
function missingLines({ lacking, mayHide, mayPlan, isWithoutTags }: Rights, settings: ServerSettings, ours: Ours): string[] {
  const hints = [
    ...(mayHide ? [] : [ours('setup.no-private')]),
    ...(mayPlan ? [] : [ours('setup.no-calendar')]),
    ...(isWithoutTags ? [ours('setup.no-tags', { channel: settings.forum ?? '' })] : []),
    ...(settings.welcomed ? [] : [ours('setup.no-welcome', { hasRight: lacking.length === 0 })]),
    ...(settings.reports ? [] : [ours('setup.no-reports')]),
    settings.listing ? ours('setup.list-at', { channel: settings.listing.channel }) : ours('setup.no-list'),
  ]
  return [
    ...(lacking.length === 0 ? [ours('setup.all-there')] : lacking.map((each) => ours('setup.missing', each))),
    ...hints.map((hint) => `- ${hint}`),
  ]
}

const part = (name: string) => idFor('setup', '', '', name)

/** Each below a word that says what it is about: a list that holds something does not. */
function choices(settings: ServerSettings, ours: Ours): Row[] {
  const { channels = [], openers = [], organisers = [], threads = true, reports = '', forum = '' } = settings
  return [
    wordRow(ours('setup.channels-head', { isSet: channels.length > 0 })),
    channelRow('channels', ours('setup.channels'), channels, { most: MOST }),
    wordRow(ours('setup.openers-head', { isSet: openers.length > 0 })),
    roleRow('openers', ours('setup.openers'), openers),
    wordRow(ours('setup.organisers-head', { isSet: organisers.length > 0 })),
    roleRow('organisers', ours('setup.organisers'), organisers),
    wordRow(ours('setup.threads-head')),
    selectRow(part('threads'), ours('setup.threads.own'), [
      { value: 'own', label: ours('setup.threads.own'), chosen: threads },
      { value: 'here', label: ours('setup.threads.here'), chosen: !threads },
    ]),
    wordRow(ours('setup.forum-head', { isSet: forum !== '' })),
    channelRow('forum', ours('setup.forum-none'), forum ? [forum] : [], { type: ChannelType.GuildForum }),
    wordRow(ours('setup.limits-head')),
    limitsRow(settings, ours),
    wordRow(ours('setup.reports-head', { channel: reports })),
    channelRow('reports', ours('setup.reports-none'), reports ? [reports] : []),
  ]
}

function limitsRow(settings: ServerSettings, ours: Ours): Row {
  const held = JSON.stringify(limitsIn(settings).person)
  const options = LIMITS_OF.map(({ name, limits }) => ({
    value: name,
    label: ours(`setup.limits.${name}`, { ...DEFAULT_LIMITS.person, ...limits }),
    chosen: JSON.stringify({ ...DEFAULT_LIMITS.person, ...limits }) === held,
  }))
  return selectRow(part('limits'), ours('setup.limits.own'), options)
}

type Choosing = { readonly most?: number; readonly type?: ChannelType }

function channelRow(
  name: string,
  placeholder: string,
  held: readonly string[],
  { most = 1, type = ChannelType.GuildText }: Choosing = {},
): Row {
  const row: APIActionRowComponent<APIChannelSelectComponent> = {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.ChannelSelect,
        custom_id: part(name),
        placeholder,
        channel_types: [type],
        min_values: 0,
        max_values: most,
        default_values: held.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
      },
    ],
  }
  return row
}

function roleRow(name: string, placeholder: string, held: readonly string[]): Row {
  const row: APIActionRowComponent<APIRoleSelectComponent> = {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.RoleSelect,
        custom_id: part(name),
        placeholder,
        min_values: 0,
        max_values: MOST,
        default_values: held.map((id) => ({ id, type: SelectMenuDefaultValueType.Role })),
      },
    ],
  }
  return row
}
