/**
 * Answering an interaction. A press inside somebody's own panel changes that panel; everything else is answered privately.
 * Discord waits three seconds: when the work takes longer, the answer is promised first and given when it is there.
 */
import {
  type ChatInputCommandInteraction,
  type ContextMenuCommandInteraction,
  InteractionContextType,
  type InteractionReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js'
import { oursIn } from '../../words/words.ts'
import { container } from '../show/panel.ts'
import type { Row } from '../show/present/rows.ts'
import type { Reply } from '../show/reply.ts'

export type Interaction =
  | ChatInputCommandInteraction
  | ContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction

const PROMISE_AFTER = 1_500
const V2 = MessageFlags.IsComponentsV2 as const

/** Is the press inside a panel that only this person sees? Private messages are nothing else. */
export const isInPanel = (interaction: Interaction): interaction is MessageComponentInteraction | ModalSubmitInteraction =>
  (interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())) &&
  (interaction.context === InteractionContextType.BotDM || (interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false))

/** Does the work and shows what it returns, in the panel it came from or in a new private message; null where the pressed message itself will show it. */
export async function answerWith(interaction: Interaction, work: () => Promise<Reply | null>, anew = false): Promise<void> {
  const inPanel = !anew && isInPanel(interaction)
  let promised: Promise<unknown> | null = null
  const promise = setTimeout(() => {
    // A promise that fails shows when the answer itself is given.
    promised = defer(interaction, inPanel).catch(() => {})
  }, PROMISE_AFTER)
  try {
    const reply = await work()
    clearTimeout(promise)
    await promised
    await (reply ? give(interaction, reply, inPanel) : acknowledge(interaction))
  } finally {
    clearTimeout(promise)
    // Whoever explains what went wrong must know whether an answer was promised.
    await promised
  }
}

/** For answers with a picture: promised at once, because drawing takes its time elsewhere. */
export async function answerLater(interaction: Interaction, work: () => Promise<Reply>, isPublic = false): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral })
  const reply = await work()
  await give(interaction, { ...reply, isPublic: isPublic || reply.isPublic === true }, false)
}

const defer = (interaction: Interaction, inPanel: boolean) =>
  inPanel && 'deferUpdate' in interaction ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral })

async function acknowledge(interaction: Interaction): Promise<void> {
  if (interaction.deferred) await interaction.deleteReply()
  else if (interaction.isMessageComponent()) {
    await interaction.deferUpdate()
    // What will show it stands elsewhere: a private word that led here has nothing more to say.
    if (isInPanel(interaction)) await interaction.deleteReply()
  }
}

async function give(interaction: Interaction, reply: Reply, inPanel: boolean): Promise<void> {
  const message = await put(interaction, reply, inPanel)
  if (message) await reply.shown?.(message, (next) => interaction.editReply({ ...bodyOf(next), attachments: [], flags: V2 }))
}

const bodyOf = ({ components, files = [] }: Reply) => ({ components: [...components], files: [...files] })

/** Which message shows it, where somebody wants to know. */
async function put(interaction: Interaction, reply: Reply, inPanel: boolean): Promise<string | undefined> {
  const { isPublic = false } = reply
  const body = bodyOf(reply)
  if (interaction.deferred || interaction.replied) {
    // A promise is always private, because what comes of it may be a refusal; what all may see follows it.
    const first = isPublic ? { components: [container([oursIn(interaction.locale)('shown.to-all')], [])], files: [] } : body
    const { id } = await interaction.editReply({ ...first, attachments: [], flags: V2 })
    if (isPublic) await interaction.followUp({ ...body, flags: V2 })
    return id
  }
  if (inPanel && 'update' in interaction) {
    await (interaction as MessageComponentInteraction).update({ ...body, attachments: [], flags: V2 })
    return interaction.message?.id
  }
  if (!isPublic) return tellBeside(interaction, body, reply.shown !== undefined)
  await interaction.reply({ ...body, flags: V2 })
  return undefined
}

/** A new private message. A list keeps its choice, and Discord does not send the same one again, until its message is updated: with nothing. */
async function tellBeside(
  interaction: Interaction,
  body: Pick<InteractionReplyOptions, 'components' | 'files'>,
  isWanted = false,
): Promise<string | undefined> {
  const message = { ...body, flags: V2 | MessageFlags.Ephemeral } as const
  if (interaction.isAnySelectMenu()) {
    await interaction.update({})
    await interaction.followUp(message)
    return undefined
  }
  if (isWanted) return (await interaction.reply({ ...message, withResponse: true })).resource?.message?.id
  await interaction.reply(message)
  return undefined
}

/** A private word beside everything else: a panel that was pressed stays as it is. */
export async function answerAside(interaction: Interaction, text: string, rows: readonly Row[] = []): Promise<void> {
  const components = [container([text], rows)]
  const isPromised = interaction.deferred && interaction.ephemeral === true
  if (isPromised && !interaction.replied) await interaction.editReply({ components, flags: V2 })
  else if (interaction.deferred || interaction.replied)
    await interaction.followUp({ components, flags: V2 | MessageFlags.Ephemeral })
  else await tellBeside(interaction, { components })
}
