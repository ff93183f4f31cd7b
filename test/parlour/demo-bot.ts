/** A small bot in plain discord.js that uses everything the parlour offers. It knows nothing of the parlour but its address. */
import {
  ActionRowBuilder,
  ApplicationCommandType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  ChannelType,
  CheckboxBuilder,
  CheckboxGroupBuilder,
  Client,
  type ClientOptions,
  ContainerBuilder,
  EmbedBuilder,
  FileUploadBuilder,
  type Interaction,
  InteractionContextType,
  LabelBuilder,
  MediaGalleryBuilder,
  MentionableSelectMenuBuilder,
  type MessageActionRowComponentBuilder,
  MessageFlags,
  ModalBuilder,
  ApplicationCommandOptionType as Option,
  Partials,
  PermissionFlagsBits,
  RadioGroupBuilder,
  type RepliableInteraction,
  RoleSelectMenuBuilder,
  SectionBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js'

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const row = (...components: MessageActionRowComponentBuilder[]) =>
  new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(components)
const button = (id: string, label: string, style: ButtonStyle.Primary | ButtonStyle.Danger = ButtonStyle.Primary) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style)
const label = (text: string) => new LabelBuilder().setLabel(text)
const option = (name: string) => ({ label: name, value: name.toLowerCase() })
const EPHEMERAL = { flags: MessageFlags.Ephemeral } as const

const commands = [
  {
    name: 'hello',
    description: 'Says hello',
    nameLocalizations: { de: 'hallo' },
    descriptionLocalizations: { de: 'Sagt hallo' },
  },
  {
    name: 'table',
    description: 'Tables',
    options: [
      {
        type: Option.Subcommand as const,
        name: 'open',
        description: 'Opens a table',
        options: [
          {
            type: Option.String as const,
            name: 'game',
            description: 'Which game',
            required: true,
            choices: [
              { name: 'Era', value: 'era' },
              { name: 'Age', value: 'age' },
            ],
          },
          { type: Option.User as const, name: 'guest', description: 'Whom to invite' },
          { type: Option.Integer as const, name: 'seats', description: 'How many', minValue: 2, maxValue: 8 },
          {
            type: Option.Channel as const,
            name: 'where',
            description: 'In which channel',
            channelTypes: [ChannelType.GuildText as const],
          },
          { type: Option.Attachment as const, name: 'map', description: 'A map of your own' },
        ],
      },
      {
        type: Option.SubcommandGroup as const,
        name: 'seat',
        description: 'Seats',
        options: [{ type: Option.Subcommand as const, name: 'leave', description: 'Leaves a seat' }],
      },
    ],
  },
  {
    name: 'find',
    description: 'Finds a rule',
    options: [{ type: Option.String as const, name: 'rule', description: 'Which', required: true, autocomplete: true }],
  },
  { name: 'secret', description: 'Something for you alone' },
  {
    name: 'think',
    description: 'Takes its time',
    options: [{ type: Option.Boolean as const, name: 'private', description: 'For you alone' }],
  },
  { name: 'pick', description: 'Every kind of select' },
  { name: 'form', description: 'Every kind of field' },
  { name: 'guests', description: 'People, places and files' },
  { name: 'picture', description: 'Pictures, old style and new' },
  {
    name: 'thread',
    description: 'Opens a thread',
    options: [{ type: Option.Boolean as const, name: 'private', description: 'By invitation' }],
  },
  { name: 'whisper', description: 'Writes to you', contexts: [InteractionContextType.Guild, InteractionContextType.BotDM] },
  { name: 'pin', description: 'Pins and reacts', contexts: [InteractionContextType.Guild] },
  { name: 'again', description: 'Answers several times' },
  { name: 'silent', description: 'Never answers' },
  { name: 'organise', description: 'For organisers', defaultMemberPermissions: PermissionFlagsBits.ManageGuild },
  { name: 'Quote', type: ApplicationCommandType.Message as const },
  { name: 'Greet', type: ApplicationCommandType.User as const },
]

const rules = ['dials', 'doom', 'agents', 'archons']

export async function startBot(api: string, token: string, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const client = new Client({ intents: 1, partials: [Partials.Channel], ...options, rest: { api } })
  client.on('interactionCreate', (interaction) => void serve(interaction).catch((error) => client.emit('error', error)))
  client.on('error', () => {}) // tests look at the screen, not at the log
  const ready = new Promise<void>((resolve) => client.once('clientReady', () => resolve()))
  await client.login(token)
  await ready
  if (!client.isReady()) throw new Error('the bot did not come up')
  await client.application.commands.set(commands)
  return client
}

async function serve(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused()
    return interaction.respond(
      rules.filter((rule) => rule.startsWith(typed)).map((rule) => ({ name: `Rule: ${rule}`, value: rule })),
    )
  }
  if (interaction.isMessageContextMenuCommand()) return void (await interaction.reply(`> ${interaction.targetMessage.content}`))
  if (interaction.isUserContextMenuCommand())
    return void (await interaction.reply(`Hello, ${interaction.targetUser.displayName}!`))
  if (interaction.isChatInputCommand()) return runCommand(interaction, interaction.commandName)
  if (interaction.isModalSubmit()) {
    const { fields } = interaction
    const answers =
      interaction.customId === 'form'
        ? {
            name: fields.getTextInputValue('name'),
            side: fields.getRadioGroup('side'),
            extras: fields.getCheckboxGroup('extras'),
            sure: fields.getCheckbox('sure'),
            game: fields.getStringSelectValues('game'),
          }
        : {
            rival: fields.getSelectedUsers('rival')?.map((user) => user.displayName),
            role: fields.getSelectedRoles('role')?.map((role) => role?.name),
            anyone: fields.getSelectedMentionables('anyone')?.users.size,
            room: fields.getSelectedChannels('room')?.map((one) => one?.id),
            file: fields.getUploadedFiles('file')?.map((file) => `${file.name}, ${file.size} bytes`),
          }
    return void (await interaction.reply({ content: `Form: ${JSON.stringify(answers)}`, ...EPHEMERAL }))
  }
  if (interaction.isButton()) return pressed(interaction, interaction.customId)
  if (interaction.isStringSelectMenu())
    return void (await interaction.update({ content: `Chosen: ${interaction.values.join(', ')}`, components: [] }))
  if (interaction.isUserSelectMenu())
    return void (await interaction.reply({
      content: `Users: ${interaction.users.map((user) => user.displayName)}`,
      ...EPHEMERAL,
    }))
  if (interaction.isRoleSelectMenu())
    return void (await interaction.reply({ content: `Roles: ${interaction.roles.map((role) => role.name)}`, ...EPHEMERAL }))
  if (interaction.isChannelSelectMenu())
    return void (await interaction.reply({
      content: `Channels: ${interaction.channels.map((one) => ('name' in one ? one.name : one.id))}`,
      ...EPHEMERAL,
    }))
  if (interaction.isMentionableSelectMenu())
    await interaction.reply({ content: `Mentionables: ${interaction.values.length}`, ...EPHEMERAL })
}

async function pressed(
  interaction: Extract<Interaction, { customId: string }> & RepliableInteraction,
  id: string,
): Promise<void> {
  if (!interaction.isButton()) return
  if (id === 'join') {
    await interaction.deferUpdate()
    await interaction.editReply({ content: `${interaction.message.content}\n${interaction.user.displayName} joined` })
  } else if (id === 'refresh') await interaction.update({ content: 'Refreshed' })
  else if (id === 'form') await interaction.showModal(form())
  else if (id === 'gone') {
    await interaction.deferUpdate()
    await interaction.deleteReply()
  } else await interaction.reply({ content: `Pressed ${id}`, ...EPHEMERAL })
}

const form = () =>
  new ModalBuilder()
    .setCustomId('form')
    .setTitle('Everything')
    .addLabelComponents(
      label('Your name').setTextInputComponent(
        new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(20),
      ),
      label('Side').setRadioGroupComponent(
        new RadioGroupBuilder().setCustomId('side').setOptions(option('Attack'), option('Defend')),
      ),
      label('Extras').setCheckboxGroupComponent(
        new CheckboxGroupBuilder()
          .setCustomId('extras')
          .setRequired(false)
          .setMinValues(0)
          .setOptions(option('Swap'), option('Pay')),
      ),
      label('Game').setStringSelectMenuComponent(
        new StringSelectMenuBuilder().setCustomId('game').setOptions(option('Era'), option('Age')),
      ),
      label('Sure?').setCheckboxComponent(new CheckboxBuilder().setCustomId('sure')),
    )
const guestForm = () =>
  new ModalBuilder()
    .setCustomId('guests')
    .setTitle('People and files')
    .addLabelComponents(
      label('Rival').setUserSelectMenuComponent(new UserSelectMenuBuilder().setCustomId('rival')),
      label('Role').setRoleSelectMenuComponent(new RoleSelectMenuBuilder().setCustomId('role')),
      label('Anyone').setMentionableSelectMenuComponent(new MentionableSelectMenuBuilder().setCustomId('anyone').setMaxValues(2)),
      label('Room').setChannelSelectMenuComponent(new ChannelSelectMenuBuilder().setCustomId('room').setRequired(false)),
      label('File').setFileUploadComponent(new FileUploadBuilder().setCustomId('file')),
    )

async function runCommand(
  interaction: Extract<Interaction, { commandName: string }> & RepliableInteraction,
  name: string,
): Promise<void> {
  if (!interaction.isChatInputCommand()) return
  const { options, user, channel } = interaction
  if (name === 'hello') await interaction.reply(`Hello, ${user}!`)
  if (name === 'find') await interaction.reply({ content: `Rule ${options.getString('rule')}`, ...EPHEMERAL })
  if (name === 'organise') await interaction.reply({ content: 'Organised', ...EPHEMERAL })
  if (name === 'form') await interaction.showModal(form())
  if (name === 'guests') await interaction.showModal(guestForm())
  if (name === 'secret')
    await interaction.reply({
      content: 'Only for you',
      components: [row(button('refresh', 'Refresh'), button('form', 'Fill in'))],
      ...EPHEMERAL,
    })
  if (name === 'table' && options.getSubcommand() === 'leave') await interaction.reply({ content: 'You left', ...EPHEMERAL })
  if (name === 'table' && options.getSubcommand() === 'open') {
    const extras = [
      options.getUser('guest')?.displayName,
      options.getInteger('seats'),
      options.getChannel('where')?.name,
      options.getAttachment('map')?.name,
    ]
    await interaction.reply({
      content: `Table for ${options.getString('game')} (${extras.filter((extra) => extra !== null && extra !== undefined).join(', ')})`,
      components: [
        row(button('join', 'Join'), button('gone', 'Close', ButtonStyle.Danger), button('off', 'Later').setDisabled(true)),
      ],
    })
  }
  if (name === 'think') {
    await interaction.deferReply(options.getBoolean('private') ? EPHEMERAL : {})
    await interaction.editReply('Thought about it')
  }
  if (name === 'pick')
    await interaction.reply({
      content: 'Pick',
      components: [
        row(
          new StringSelectMenuBuilder()
            .setCustomId('colour')
            .setPlaceholder('A colour')
            .setMaxValues(2)
            .setOptions(option('Red'), option('Blue'), option('Green')),
        ),
        row(new UserSelectMenuBuilder().setCustomId('person').setPlaceholder('A person')),
        row(new RoleSelectMenuBuilder().setCustomId('role').setPlaceholder('A role')),
        row(new MentionableSelectMenuBuilder().setCustomId('anyone').setPlaceholder('Anyone')),
        row(new ChannelSelectMenuBuilder().setCustomId('room').setPlaceholder('A room').setChannelTypes(ChannelType.GuildText)),
      ],
    })
  if (name === 'picture') {
    const file = new AttachmentBuilder(PIXEL, { name: 'map.png', description: 'A map of one pixel' })
    await interaction.reply({
      embeds: [new EmbedBuilder().setTitle('Old style').setImage('attachment://map.png')],
      files: [file],
    })
    await interaction.followUp({
      flags: MessageFlags.IsComponentsV2,
      files: [file],
      components: [
        new ContainerBuilder()
          .setAccentColor(0xe0a84a)
          .addTextDisplayComponents(new TextDisplayBuilder().setContent('New style'))
          .addSeparatorComponents(new SeparatorBuilder())
          .addMediaGalleryComponents(
            new MediaGalleryBuilder().addItems({ media: { url: 'attachment://map.png' }, description: 'One pixel' }),
          )
          .addSectionComponents(
            new SectionBuilder()
              .addTextDisplayComponents(new TextDisplayBuilder().setContent('Beside'))
              .setButtonAccessory(button('beside', 'Press')),
          ),
      ],
    })
  }
  if (name === 'thread' && channel?.type === ChannelType.GuildText) {
    const isPrivate = options.getBoolean('private') ?? false
    const thread = await channel.threads.create({
      name: 'A table',
      type: isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread,
    })
    await thread.members.add(user)
    await thread.send({
      content: `Welcome, ${user}`,
      allowedMentions: { users: [user.id] },
      components: [row(button('join', 'Join'))],
    })
    await interaction.reply({ content: `Opened ${thread}`, ...EPHEMERAL })
  }
  if (name === 'whisper') {
    const sent = await user
      .send({ content: 'Psst', components: [row(button('dm', 'Answer'))] })
      .catch((error: { code: number }) => error.code)
    await interaction.reply({ content: typeof sent === 'number' ? `Refused: ${sent}` : 'Written', ...EPHEMERAL })
  }
  if (name === 'pin') {
    const response = await interaction.reply({ content: 'Pinned', withResponse: true })
    const message = response.resource?.message
    await message?.pin()
    await message?.react('👍')
  }
  if (name === 'again') {
    await interaction.reply('First')
    await interaction.followUp({ content: 'Second', ...EPHEMERAL })
    const third = await interaction.followUp('Third')
    await interaction.editReply('First, edited')
    await interaction.deleteReply(third)
  }
}
