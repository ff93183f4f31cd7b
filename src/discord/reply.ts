/**
 * Answering an interaction. A press inside somebody's own panel changes that panel; everything else is answered privately.
 * Discord waits three seconds: when the work takes longer, the answer is promised first and given when it is there.
 */
import {
  type AttachmentBuilder,
  type ChatInputCommandInteraction,
  type ContextMenuCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js'
import type { Panel } from './panel.ts'

export type Interaction =
  | ChatInputCommandInteraction
  | ContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction

export type Reply = { readonly components: Panel; readonly files?: readonly AttachmentBuilder[]; readonly isPublic?: boolean }

const PROMISE_AFTER = 1_500
const V2 = MessageFlags.IsComponentsV2 as const

/** Is the press inside a panel that only this person sees? */
export const isInPanel = (interaction: Interaction): interaction is MessageComponentInteraction | ModalSubmitInteraction =>
  (interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())) &&
  (interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false)

/** Does the work and shows what it returns, in the panel it came from or in a new private message. */
export async function answerWith(interaction: Interaction, work: () => Promise<Reply>, anew = false): Promise<void> {
  const inPanel = !anew && isInPanel(interaction)
  let promised: Promise<unknown> | null = null
  const promise = setTimeout(() => {
    promised = defer(interaction, inPanel)
  }, PROMISE_AFTER)
  try {
    const reply = await work()
    clearTimeout(promise)
    await promised
    await give(interaction, reply, inPanel)
  } finally {
    clearTimeout(promise)
  }
}

/** For answers with a picture: promised at once, because drawing takes its time elsewhere. */
export async function answerLater(interaction: Interaction, work: () => Promise<Reply>, isPublic = false): Promise<void> {
  await interaction.deferReply(isPublic ? {} : { flags: MessageFlags.Ephemeral })
  await give(interaction, await work(), false)
}

const defer = (interaction: Interaction, inPanel: boolean) =>
  inPanel && 'deferUpdate' in interaction ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral })

async function give(
  interaction: Interaction,
  { components, files = [], isPublic = false }: Reply,
  inPanel: boolean,
): Promise<void> {
  const body = { components: [...components], files: [...files], attachments: [] }
  if (interaction.deferred || interaction.replied) {
    await interaction.editReply({ ...body, flags: V2 })
  } else if (inPanel && 'update' in interaction) {
    await (interaction as MessageComponentInteraction).update({ ...body, flags: V2 })
  } else {
    await interaction.reply({
      components: body.components,
      files: body.files,
      flags: isPublic ? V2 : V2 | MessageFlags.Ephemeral,
    })
  }
}
