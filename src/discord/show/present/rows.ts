/** Buttons and selects in Discord's own form, with its limits kept. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APISectionComponent,
  type APISelectMenuOption,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js'
import { BUTTON_LABEL, BUTTONS_IN_A_ROW, clip, OPTION_TEXT, PLACEHOLDER } from '../limits.ts'

/** Things to press, with what they mean beside them or a word between them. */
export type Row = APIActionRowComponent<APIComponentInMessageActionRow> | APISectionComponent | APITextDisplayComponent

export type Look = 'main' | 'plain' | 'good' | 'bad'
const STYLES = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  bad: ButtonStyle.Danger,
} as const

/** Discord wants every label to show something. */
const named = (label: string, most: number) => clip(label, most).trim() || '–'

export const button = (id: string, label: string, look: Look = 'plain', disabled = false): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  custom_id: id,
  label: named(label, BUTTON_LABEL),
  style: STYLES[look],
  ...(disabled && { disabled }),
})

export function buttonRows(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  const rows: Row[] = []
  for (let i = 0; i < buttons.length; i += BUTTONS_IN_A_ROW)
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(i, i + BUTTONS_IN_A_ROW) })
  return rows
}

/** A button with its meaning beside it. */
export const sectionRow = (text: string, accessory: APIButtonComponentWithCustomId): APISectionComponent => ({
  type: ComponentType.Section,
  components: [{ type: ComponentType.TextDisplay, content: text }],
  accessory,
})

/** A word between two ways to do the same. */
export const wordRow = (text: string): APITextDisplayComponent => ({ type: ComponentType.TextDisplay, content: text })

/** `about` is the small print of a list entry; `price` alone also stands on a button. */
export type Choice = {
  readonly value: string
  readonly label: string
  /** Its name on one of many buttons. */
  readonly short?: string
  readonly price?: string | undefined
  readonly about?: string
  /** Would it have to be told in several steps to be understood? */
  readonly isCut?: boolean
  readonly chosen?: boolean
}

export const onButton = ({ label, price }: Choice): string => (price ? `${label} — ${price}` : label)

export function selectRow(id: string, placeholder: string, choices: readonly Choice[], min = 1, max = 1): Row {
  const options: APISelectMenuOption[] = choices.map(({ value, label, about, chosen }) => ({
    value,
    label: named(label, OPTION_TEXT),
    ...(about && { description: clip(about, OPTION_TEXT) }),
    ...(chosen && { default: true }),
  }))
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: id,
        placeholder: clip(placeholder, PLACEHOLDER),
        options,
        min_values: min,
        max_values: max,
      },
    ],
  }
}
