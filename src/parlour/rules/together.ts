/** Rules about components that need all of them in sight: counts, uniqueness, what fits in a row. */
import { ComponentType as Type } from 'discord-api-types/v10'

type Say = (path: PropertyKey[], code: string, message: string) => void

/** As much of any component as these rules look at. */
export interface Piece {
  type: Type
  custom_id?: string | undefined
  style?: number
  label?: string
  emoji?: unknown
  content?: string
  components?: Piece[]
  accessory?: Piece
  component?: Piece
  options?: { value: string; default?: boolean }[]
  min_values?: number
  max_values?: number
  default_values?: unknown[]
  media?: { url: string }
  file?: { url: string }
  items?: { media: { url: string } }[]
  disabled?: boolean
}

export interface Placed {
  piece: Piece
  path: PropertyKey[]
}

export function walk(pieces: Piece[], path: PropertyKey[]): Placed[] {
  return pieces.flatMap((piece, index) => visit(piece, [...path, index]))
}

function visit(piece: Piece, path: PropertyKey[]): Placed[] {
  return [
    { piece, path },
    ...walk(piece.components ?? [], [...path, 'components']),
    ...(piece.accessory ? visit(piece.accessory, [...path, 'accessory']) : []),
    ...(piece.component ? visit(piece.component, [...path, 'component']) : []),
  ]
}

const SELECTS: Type[] = [Type.StringSelect, Type.UserSelect, Type.RoleSelect, Type.MentionableSelect, Type.ChannelSelect]
export const isSelect = (type: Type): boolean => SELECTS.includes(type)

const NEEDS_V2: Type[] = [
  Type.Section,
  Type.TextDisplay,
  Type.Thumbnail,
  Type.MediaGallery,
  Type.File,
  Type.Separator,
  Type.Container,
]
const PIECES = 40
const ROWS = 5
const TEXT = 4000

/** Of a message. `v2` says whether it carries the flag that allows the newer components. */
export function messageRules(pieces: Piece[], v2: boolean, say: Say): void {
  const all = walk(pieces, ['components'])
  if (all.length > PIECES)
    say(
      ['components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The total number of components exceeds the maximum of ${PIECES}`,
    )
  if (!v2) {
    if (pieces.length > ROWS) say(['components'], 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${ROWS} in length.`)
    for (const { piece, path } of all)
      if (NEEDS_V2.includes(piece.type))
        say([...path, 'type'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).')
  }
  const words = all.reduce((sum, { piece }) => sum + (piece.type === Type.TextDisplay ? [...(piece.content ?? '')].length : 0), 0)
  if (words > TEXT)
    say(
      ['components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `The total displayable text size exceeds the maximum of ${TEXT}`,
    )
  for (const { piece, path } of all) {
    if (piece.type === Type.ActionRow) rowRules(piece, path, say)
    if (piece.type === Type.Button && piece.style !== 6 && !piece.label && !piece.emoji)
      say([...path, 'label'], 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A button must have a label or an emoji')
  }
  interactiveRules(all, say)
}

/** A row is five buttons wide, and a select fills it. */
function rowRules(row: Piece, path: PropertyKey[], say: Say): void {
  const inside = row.components ?? []
  const misfit = inside.findIndex(
    (piece, index) => index > 0 && (isSelect(piece.type) || isSelect(inside[0]?.type ?? piece.type)),
  )
  if (misfit > 0)
    say([...path, 'components', misfit], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width')
}

/** Of a message or a modal: ids are used once, and no choice asks for the impossible. */
export function interactiveRules(all: Placed[], say: Say): void {
  const seen = new Set<string>()
  for (const { piece, path } of all) {
    if (piece.custom_id !== undefined) {
      if (seen.has(piece.custom_id))
        say([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated')
      seen.add(piece.custom_id)
    }
    if (isSelect(piece.type) || piece.type === Type.CheckboxGroup || piece.type === Type.FileUpload) selectRules(piece, path, say)
    if (piece.options) optionRules(piece.options, path, say)
  }
}

/** Least and most must be possible together, with the options, and with what is chosen beforehand. */
function selectRules(piece: Piece, path: PropertyKey[], say: Say): void {
  const count = piece.options?.length
  const min = piece.min_values ?? 1
  const max = piece.max_values ?? (piece.type === Type.CheckboxGroup ? (count ?? 1) : 1)
  if (min > max) say([...path, 'min_values'], 'SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX', 'min_values must not exceed max_values')
  if (count !== undefined && max > count)
    say(
      [...path, 'max_values'],
      'SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS',
      `max_values must not exceed the number of options (${count})`,
    )
  const chosen = piece.options?.filter((option) => option.default).length ?? piece.default_values?.length ?? 0
  if (chosen > max || (piece.default_values && chosen > 0 && chosen < min))
    say(
      [...path, piece.options ? 'options' : 'default_values'],
      'SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE',
      `Must be between ${min} and ${max} defaults.`,
    )
}

function optionRules(options: { value: string; default?: boolean }[], path: PropertyKey[], say: Say): void {
  const seen = new Set<string>()
  for (const [index, { value }] of options.entries()) {
    if (seen.has(value))
      say(
        [...path, 'options', index, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      )
    seen.add(value)
  }
}

/** Names of sent files that the components show. */
export function shownFiles(all: Placed[]): { name: string; path: PropertyKey[] }[] {
  const named = (url: string | undefined, path: PropertyKey[]) =>
    url?.startsWith('attachment://') ? [{ name: url.slice('attachment://'.length), path }] : []
  return all.flatMap(({ piece, path }) => [
    ...named(piece.media?.url, [...path, 'media', 'url']),
    ...named(piece.file?.url, [...path, 'file', 'url']),
    ...(piece.items ?? []).flatMap((item, index) => named(item.media.url, [...path, 'items', index, 'media', 'url'])),
  ])
}
