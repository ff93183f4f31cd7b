/** Everything else a person may want at a table, behind one button: what the commands do, for those who never type. */
import { type APIActionRowComponent, type APIUserSelectComponent, ComponentType, TextInputStyle } from 'discord.js'
import type { Seated } from '../../store/store.ts'
import { propose, votersAt } from '../../tables/consent.ts'
import { setNote } from '../../tables/history.ts'
import { hostedAt, refuse } from '../../tables/house.ts'
import { end, handOver, resign as leaveGame } from '../../tables/leaving.ts'
import { clearOrders, kindOf, leaveOrder } from '../../tables/orders.ts'
import { mySeat, positionOf, seatOf, stateFor, tableById } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import { type Pressed, values } from '../in/chosen.ts'
import { idFor } from '../in/ids.ts'
import { plainName } from '../in/who.ts'
import { answerWith } from '../out/replies.ts'
import { textReply } from '../show/board.ts'
import { clockLines } from '../show/clock-lines.ts'
import { inboxReply } from '../show/inbox.ts'
import { meReply } from '../show/league/replies.ts'
import { clip } from '../show/limits.ts'
import { wishesReply } from '../show/notification-settings.ts'
import { openSeatsReply } from '../show/open-seats.ts'
import { orderLines } from '../show/order-lines.ts'
import { container, openDecision, voiceAt } from '../show/panel.ts'
import { answerText } from '../show/present/complete-answers.ts'
import { button, buttonRows, type Look, type Row, selectRow } from '../show/present/rows.ts'
import { recapReply } from '../show/recap.ts'
import { type Reply, said } from '../show/reply.ts'
import { rulesReply } from '../show/rules.ts'
import type { Act } from './act.ts'
import { saveWishes, wishesIn } from './notification-settings.ts'
import { trialReply } from './trial.ts'

type Page = {
  readonly label: string
  readonly about: string
  /** Only in the list of those who have a seat, or of those who have none; or at tables of a league. */
  readonly only?: 'seated' | 'watching' | 'league'
  readonly show: (bot: Bot, interaction: Pressed, table: Seated) => Promise<Reply> | Reply
}

const LONGEST_NOTE = 1_000
const LONGEST_DEFAULT = 150

const asking = (table: Seated, words: string, verb: string, label: string, look: Look, arg = ''): Reply => ({
  components: [container([words], buttonRows([button(idFor(verb, table.id, '', arg), label, look)]))],
})

const PAGES: Readonly<Record<string, Page>> = {
  rules: {
    label: 'Rules',
    about: 'Look something up',
    show: (bot, { locale }, { game, pack, id }) => rulesReply(hostedAt(bot.house, game, pack), locale, undefined, id),
  },
  log: {
    label: 'Log',
    about: 'Everything that happened, from the start',
    show: async (bot, interaction, table) =>
      recapReply(bot, await positionOf(bot.house, table), seatOf(table, interaction.user.id)?.seat ?? null, 'start', {
        locale: interaction.locale,
      }),
  },
  text: {
    label: 'Text board',
    about: 'The whole board in words',
    show: async (bot, interaction, table) =>
      textReply(bot, await positionOf(bot.house, table), seatOf(table, interaction.user.id)?.seat ?? null, interaction.locale),
  },
  clock: {
    label: 'Clock',
    about: 'How much time everybody has; a pause',
    show: (_bot, { locale }, table) => ({ components: [container(clockLines(table, locale), pauseRow(table))] }),
  },
  note: {
    label: 'My note',
    about: 'Something to remember, beside your hand',
    only: 'seated',
    show(_, interaction, table) {
      const { note } = mySeat(table, interaction.user.id)
      return asking(table, note || 'You have no note at this table.', 'note', 'Write …', 'main')
    },
  },
  trial: {
    label: 'Try something out',
    about: 'Play on alone from here; nothing counts',
    only: 'seated',
    show: (bot, interaction, { id }) => trialReply(bot, interaction, id),
  },
  orders: { label: 'My orders', about: 'Answers left for questions still to come', only: 'seated', show: ordersPage },
  undo: {
    label: 'Go one step back',
    about: 'Asks everybody; what is only your own draft you take back alone',
    only: 'seated',
    show: (_bot, _interaction, table) =>
      asking(
        table,
        'Everybody is asked whether to go one step back. No dice change by it.',
        'ask',
        'Ask everybody',
        'main',
        'undo',
      ),
  },
  handover: { label: 'Hand my seat over', about: 'Somebody else plays on', only: 'seated', show: handoverPage },
  sit: {
    label: 'Take a seat',
    about: 'Play on for somebody who left',
    only: 'watching',
    show: (_bot, interaction, table) => openSeatsReply(table, interaction.user.id, interaction.locale),
  },
  resign: {
    label: 'Leave the game',
    about: 'A computer plays on for you',
    only: 'seated',
    show: async ({ house }, _interaction, table) => {
      const season = await house.store.league.seasonOfTable(table.id)
      const cost = season ? ' In the league this game is then worth nothing to you.' : ''
      const words = `If you leave, a computer plays on in your seat until somebody takes it.${cost}`
      return asking(table, words, 'resign', 'Leave the game', 'bad')
    },
  },
  end: {
    label: 'End the game',
    about: 'Asks everybody; there is no result then',
    only: 'seated',
    show: (_bot, _interaction, table) =>
      asking(table, 'The game ends without a result, if everybody agrees.', 'ask', 'Ask everybody', 'bad', 'end'),
  },
  league: {
    label: 'League',
    about: 'Where you stand in it, and your other games',
    only: 'league',
    show: async (bot, interaction, { id }) =>
      meReply(
        bot,
        (await bot.house.store.league.seasonOfTable(id)) ?? refuse('league.gone'),
        interaction.user.id,
        interaction.locale,
      ),
  },
  inbox: {
    label: 'All my tables',
    about: 'What you are asked anywhere',
    show: (bot, interaction) => inboxReply(bot, interaction.user.id, interaction.locale),
  },
  wishes: {
    label: 'Notices and reminders',
    about: 'How you hear of things',
    show: (bot, interaction, { id }) => wishesReply(bot, interaction.user.id, id, interaction.locale),
  },
}

const pauseRow = (table: Seated): Row[] =>
  table.status !== 'playing'
    ? []
    : table.pausedAt === null
      ? buttonRows([button(idFor('ask', table.id, '', 'pause'), 'Ask for a pause')])
      : buttonRows([button(idFor('resume', table.id), 'Go on', 'main')])

async function ordersPage(bot: Bot, interaction: Pressed, table: Seated): Promise<Reply> {
  const { seat, orders } = mySeat(table, interaction.user.id)
  const position = await positionOf(bot.house, table)
  const asked = openDecision(position, seat)
  const voice = voiceAt(position, interaction.locale)
  const lines = [
    ...(await orderLines(bot, table, interaction.user.id, interaction.locale)),
    ...(asked
      ? [
          '',
          `You are asked: ${voice.say(asked.prompt)}`,
          `The button plays **${clip(answerText(voice, asked.input, asked.idle), LONGEST_DEFAULT)}** shortly, and the default whenever you are asked this again.`,
        ]
      : []),
    '-# `/plan set` leaves an order for any question and any answer.',
  ]
  const rows = buttonRows([
    ...(asked ? [button(idFor('order', table.id, '', 'default'), 'Play the default until something concerns me')] : []),
    ...(orders.length > 0 ? [button(idFor('order', table.id, '', 'clear'), 'Take all back')] : []),
  ])
  return { components: [container(lines, rows)] }
}

function handoverPage(_bot: Bot, interaction: Pressed, table: Seated): Reply {
  const { offeredTo } = mySeat(table, interaction.user.id)
  const row: APIActionRowComponent<APIUserSelectComponent> = {
    type: ComponentType.ActionRow,
    components: [{ type: ComponentType.UserSelect, custom_id: idFor('handover', table.id), placeholder: 'Who takes your seat?' }],
  }
  const lines = ['Somebody else plays on in your seat, with everything in it but your notes and orders, once they have said yes.']
  if (offeredTo === null) return { components: [container(lines, [row])] }
  const keep = buttonRows([button(idFor('keep', table.id), 'Keep my seat')])
  return { components: [container([...lines, `You offered it to <@${offeredTo}>.`], [row, ...keep])] }
}

/** The list of pages, or one of them with the way back. */
const more: Act = (bot, interaction, { table: id, arg }) =>
  answerWith(interaction, async () => {
    const what = values(interaction)[0] ?? arg
    const page = Object.hasOwn(PAGES, what) ? PAGES[what] : undefined
    const table = await tableById(bot.house, id)
    if (!page) return menu(bot, table, interaction.user.id)
    const { components, ...rest } = await page.show(bot, interaction, table)
    return { ...rest, components: [...components, ...buttonRows([button(idFor('more', id), '← More')])] }
  })

async function menu({ house }: Bot, table: Seated, person: string): Promise<Reply> {
  const season = await house.store.league.seasonOfTable(table.id)
  const here: Page['only'][] = [undefined, seatOf(table, person) ? 'seated' : 'watching', ...(season ? ['league' as const] : [])]
  const choices = Object.entries(PAGES).flatMap(([value, { label, about, only }]) =>
    here.includes(only) ? [{ value, label, about }] : [],
  )
  const list = selectRow(idFor('more', table.id, '', 'list'), 'What would you like?', choices)
  return { components: [container(['**More**'], [list])] }
}

const ask: Act = (bot, interaction, { table: id, arg }) =>
  answerWith(interaction, async () => {
    const kind = arg === 'undo' || arg === 'pause' || arg === 'end' ? arg : refuse('press.foreign')
    const table = await tableById(bot.house, id)
    // Where only computers play, whoever opened the table decides.
    if (kind === 'end' && votersAt(table).length === 0 && table.owner === interaction.user.id) {
      await end(bot.house, id)
      return said('The table is closed.')
    }
    const verdict = await propose(bot.house, id, interaction.user.id, kind)
    return said(verdict === 'agreed' ? 'Done: nobody else had to be asked.' : 'Everybody at the table is asked.')
  })

const resign: Act = (bot, interaction, { table }) =>
  answerWith(interaction, async () => {
    await leaveGame(bot.house, table, interaction.user.id)
    return said('A computer plays on for you.')
  })

const handover: Act = (bot, interaction, { table }) =>
  answerWith(interaction, async () => {
    const to = interaction.isUserSelectMenu() ? interaction.users.first() : undefined
    if (!to) return refuse('press.foreign')
    if (to.bot) return refuse('table.no-bots')
    await handOver(bot.house, table, interaction.user.id, { id: to.id, name: plainName(to.displayName) })
    const words = `<@${to.id}> is asked. Until they take your seat, it is yours.`
    return asking(await tableById(bot.house, table), words, 'keep', 'Keep my seat', 'plain')
  })

const note: Act = async (bot, interaction, { table: id }) => {
  const table = await tableById(bot.house, id)
  const { note: value } = mySeat(table, interaction.user.id)
  if (!interaction.isMessageComponent()) return refuse('press.foreign')
  const field = {
    type: ComponentType.TextInput,
    custom_id: 'note',
    style: TextInputStyle.Paragraph,
    required: false,
    max_length: LONGEST_NOTE,
    ...(value && { value }),
  } as const
  await interaction.showModal({
    custom_id: idFor('noted', id),
    title: 'My note',
    components: [{ type: ComponentType.Label, label: 'Only you see it', component: field }],
  })
}

const noted: Act = (bot, interaction, { table: id }) =>
  answerWith(interaction, async () => {
    if (!interaction.isModalSubmit()) return refuse('press.foreign')
    await setNote(bot.house, await tableById(bot.house, id), interaction.user.id, interaction.fields.getTextInputValue('note'))
    return said('Noted; **My hand** shows it.')
  })

const order: Act = (bot, interaction, { table: id, arg }) =>
  answerWith(interaction, async () => {
    const table = await tableById(bot.house, id)
    if (arg === 'clear') await clearOrders(bot.house, id, interaction.user.id, null)
    else {
      const position = await positionOf(bot.house, table)
      const { seat } = mySeat(table, interaction.user.id)
      const decision = openDecision(position, seat) ?? refuse('refused.stale')
      const when = kindOf(stateFor(position, seat), decision)
      await leaveOrder(bot.house, id, interaction.user.id, { when, words: null, uses: 100, hours: null, stop: true })
    }
    return ordersPage(bot, interaction, await tableById(bot.house, id))
  })

const wish: Act = (bot, interaction, { table, arg }) =>
  answerWith(interaction, async () => {
    await saveWishes(bot, interaction.user, wishesIn({ [arg]: values(interaction)[0] }))
    return wishesReply(bot, interaction.user.id, table, interaction.locale, 'Saved.')
  })

export const MORE_PRESSES: Readonly<Record<string, Act>> = { more, ask, resign, handover, note, noted, order, wish }
