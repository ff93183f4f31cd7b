/** Bodies that are in order and hold something of everything, and a way to wound them in one place. */
import { type Body, button, choice, command, option, row, select } from './limits.ts'

const picture = { media: { url: 'https://example.com/p.png' }, description: 'd', spoiler: false }
const selects = [5, 6, 7, 8].map((type) =>
  row({ type, custom_id: `s${type}`, placeholder: 'p', min_values: 0, max_values: 2, disabled: false }),
)
export const MESSAGES: Body[] = [
  {
    content: 'c',
    tts: false,
    flags: 4096,
    allowed_mentions: { parse: ['users'], roles: ['1'], replied_user: true },
    embeds: [
      {
        title: 't',
        url: 'https://example.com',
        color: 1,
        timestamp: '2026-01-01T00:00:00Z',
        footer: { text: 'f' },
        author: { name: 'a' },
        fields: [{ name: 'n', value: 'v', inline: true }],
      },
    ],
    components: [
      row(button({ emoji: { name: '🎲' } }), button({ custom_id: 'c', style: 4, disabled: true })),
      row(select({ options: [choice(0, { default: true, description: 'd' }), choice(1)] })),
    ],
  },
  {
    flags: 32768,
    components: [
      {
        type: 17,
        accent_color: 1,
        spoiler: true,
        components: [
          { type: 10, content: 'w' },
          { type: 14, spacing: 1, divider: true },
          { type: 12, items: [picture] },
        ],
      },
      { type: 9, components: [{ type: 10, content: 'w' }], accessory: { type: 11, ...picture } },
    ],
  },
  { content: 'c', components: selects },
]
export const COMMANDS: Body[] = [
  command({
    options: [3, 4, 10].map((type) =>
      option({ type, name: `o${type}`, required: true, choices: [{ name: 'n', value: type === 3 ? 'v' : 1 }] }),
    ),
    contexts: [0, 1],
    integration_types: [0],
    default_member_permissions: '8',
    dm_permission: true,
    nsfw: false,
  }),
  command({
    name_localizations: { de: 'n' },
    description_localizations: { de: 'd' },
    options: [
      option({
        type: 2,
        options: [
          option({
            type: 1,
            options: [
              option({ type: 7, channel_types: [0] }),
              option({ name: 'p', autocomplete: true, min_length: 1, max_length: 5 }),
            ],
          }),
        ],
      }),
    ],
  }),
]
const FIELDS: Body[] = [
  { type: 4, custom_id: 'a', style: 1, min_length: 1, max_length: 5, required: true, placeholder: 'p', value: 'v' },
  { type: 21, custom_id: 'b', options: [choice(0), choice(1)], required: false },
  { type: 22, custom_id: 'c', options: [choice(0), choice(1)], min_values: 1, max_values: 2 },
  { type: 23, custom_id: 'd', default: true },
  { type: 19, custom_id: 'e', min_values: 0, max_values: 2, required: false },
]
export const MODAL: Body = {
  type: 9,
  data: {
    custom_id: 'm',
    title: 'T',
    components: FIELDS.map((component) => ({ type: 18, label: 'L', description: 'd', component })),
  },
}

/** Every place in a body, as a path. */
const places = (value: unknown, path: string[] = []): string[][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...places(inner, [...path, key])])
    : []

/** The body with something else in one place; `undefined` takes the place out. */
export function wound(body: Body, pick: number, value: unknown): Body {
  const copy: Body = structuredClone(body)
  const path = places(copy)[pick % places(copy).length] ?? []
  let at: Record<string, unknown> = copy
  for (const step of path.slice(0, -1)) at = Object(at[step])
  at[path.at(-1) ?? ''] = value
  return copy
}
