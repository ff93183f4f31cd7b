/** Forms: the settings of a table as fields, and the reading of whatever somebody filled in. */
import { type APIModalInteractionResponseCallbackData, ComponentType, type ModalSubmitInteraction } from 'discord.js'
import type { AnyHosted } from '../games/hosted.ts'
import type { Text } from '../kernel/contract.ts'
import type { Seated } from '../store/store.ts'
import { idFor } from './ids.ts'
import { clip, FIELD_LABEL, OPTION_TEXT } from './limits.ts'

const MOST_FIELDS = 5
const MOST_RADIOS = 10

/** What is played with these options: a table, or a league. */
type Optional = Pick<Seated, 'id' | 'options'>

/** Null for a game that can be played in one way only. */
export function settingsForm(of: Optional, hosted: AnyHosted, verb = 'settled'): APIModalInteractionResponseCallbackData | null {
  const say = (text: Text) => hosted.game.speak(text, (seat) => seat)
  const settings = hosted.game.settings.filter(({ choices }) => choices.length > 1).slice(0, MOST_FIELDS)
  if (settings.length === 0) return null
  return {
    custom_id: idFor(verb, of.id),
    title: clip(`How is ${hosted.title} played?`, 45),
    components: settings.map(({ id, label, choices }) => {
      const options = choices.map((choice) => ({
        value: choice.id,
        label: clip(say(choice.label), OPTION_TEXT),
        ...(choice.id === of.options[id] && { default: true }),
      }))
      const isRadio = choices.length <= MOST_RADIOS
      return {
        type: ComponentType.Label,
        label: clip(say(label), FIELD_LABEL),
        component: isRadio
          ? { type: ComponentType.RadioGroup, custom_id: id, options, required: true }
          : { type: ComponentType.StringSelect, custom_id: id, options, required: true },
      }
    }),
  }
}

/** Field → the one value chosen in it. */
export function chosenIn(interaction: ModalSubmitInteraction): Record<string, string> {
  const chosen: Record<string, string> = {}
  for (const [id, field] of interaction.fields.fields) {
    if ('value' in field && typeof field.value === 'string') chosen[id] = field.value
    else if ('values' in field && typeof field.values[0] === 'string') chosen[id] = field.values[0]
  }
  return chosen
}
