/** What every button, list and form does. Each is about one table; the seat is that of the person who pressed. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import { ComponentType, TextInputStyle } from 'discord.js'
import { agree } from '../../tables/consent.ts'
import { isSince } from '../../tables/history.ts'
import { hostedAt, refuse } from '../../tables/house.ts'
import { end } from '../../tables/leaving.ts'
import { addComputer, join, leave, leaveOut, sayHere, start } from '../../tables/lobby.ts'
import { resume } from '../../tables/pause.ts'
import { takeBack } from '../../tables/play.ts'
import { mySeat, type Position, seatOf, tableById } from '../../tables/position.ts'
import { rematch } from '../../tables/rematch.ts'
import { speak } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { chosenIn, type Pressed, values } from '../in/chosen.ts'
import { idFor, type Press } from '../in/ids.ts'
import { whoIs } from '../in/who.ts'
import { answerLater, answerWith, isInPanel } from '../out/replies.ts'
import { boardReply, handReply, textReply } from '../show/board.ts'
import { clip, FIELD_LABEL, MODAL_TITLE } from '../show/limits.ts'
import { invitedReply, lobbyCard } from '../show/lobby-card.ts'
import { container, openDecision, panelFor, questionAt, whyNot } from '../show/panel.ts'
import { moveOf } from '../show/present/answer-code.ts'
import { fieldsOf, sheetFor } from '../show/present/form.ts'
import { button, buttonRows } from '../show/present/rows.ts'
import { recapReply } from '../show/recap.ts'
import { pageOf, replayReply } from '../show/replay.ts'
import { type Reply, said } from '../show/reply.ts'
import { rulesReply } from '../show/rules.ts'
import { proofReply } from '../show/verification.ts'
import type { Act } from './act.ts'
import { choose, isAsShown, panelAt, positionAt, stalePanel, turnPanel } from './answer.ts'
import { SETTING_PRESSES } from './game-settings.ts'
import { LEAGUE_PRESSES } from './league/presses.ts'
import { MORE_PRESSES } from './more.ts'
import { SEAT_PRESSES } from './open-seats.ts'
import { playAtOnce } from './play-at-once.ts'

const turn: Act = (bot, interaction, { table }) => answerWith(interaction, () => turnPanel(bot, interaction, table))

/** A press inside a question: half of an answer leads on, a whole one is given. */
const choice: Act = (bot, interaction, press) =>
  answerWith(interaction, async () => {
    const position = await positionAt(bot, press.table)
    const { seat } = mySeat(position.table, interaction.user.id)
    const decision = openDecision(position, seat, press.decision)
    if (!isAsShown(decision, press)) return stalePanel(bot, interaction, press)
    const move = moveOf(decision.input, press.verb, press.arg, values(interaction))
    if ('code' in move) return choose(bot, interaction, press, move.code)
    return { components: panelFor(position, seat, { decision: decision.id, ...move, locale: interaction.locale }) }
  })

const sure: Act = (bot, interaction, press) => answerWith(interaction, () => choose(bot, interaction, press, press.arg, true))

const offer: Act = (bot, interaction, { table }) =>
  answerWith(interaction, () => panelAt(bot, interaction, table, { decision: values(interaction)[0] ?? '' }))

/** Forms cannot be promised: they are opened from what is at hand. */
async function openForm(
  bot: Bot,
  interaction: Pressed,
  press: Press,
  form: (question: ReturnType<typeof questionAt>) => APIModalInteractionResponseCallbackData | null,
): Promise<void> {
  const position = await positionAt(bot, press.table)
  const { seat } = mySeat(position.table, interaction.user.id)
  const decision = openDecision(position, seat, press.decision)
  const modal = isAsShown(decision, press) ? form(questionAt(position, decision, press.arg, '', interaction.locale)) : null
  if (!modal || !interaction.isMessageComponent()) return answerWith(interaction, () => stalePanel(bot, interaction, press))
  await interaction.showModal(modal)
}

const form: Act = (bot, interaction, press) =>
  openForm(bot, interaction, press, (question) => {
    const fields = fieldsOf(question, question.input)
    return fields && sheetFor(question, fields)
  })

const number: Act = (bot, interaction, press) =>
  openForm(bot, interaction, press, (question) => {
    if (question.input.kind !== 'amount') return null
    const { min, max } = question.input
    const field = {
      type: ComponentType.TextInput,
      custom_id: 'n',
      style: TextInputStyle.Short,
      required: true,
      max_length: 9,
    } as const
    return {
      custom_id: question.id('numbered', question.path),
      title: clip(question.say(question.decision.prompt), MODAL_TITLE),
      components: [{ type: ComponentType.Label, label: clip(`From ${min} to ${max}`, FIELD_LABEL), component: field }],
    }
  })

const sheet: Act = (bot, interaction, press) => {
  if (!interaction.isModalSubmit()) return refuse('press.foreign')
  const code = press.arg + Object.values(chosenIn(interaction)).join('/')
  return answerWith(interaction, () => choose(bot, interaction, press, code))
}

const numbered: Act = (bot, interaction, press) => {
  if (!interaction.isModalSubmit()) return refuse('press.foreign')
  const code = `${press.arg}=${interaction.fields.getTextInputValue('n').replaceAll(/\s/g, '')}`
  return answerWith(interaction, () => choose(bot, interaction, press, code))
}

const why: Act = (bot, interaction, press) =>
  answerWith(
    interaction,
    async () => {
      const position = await positionAt(bot, press.table)
      const { seat } = mySeat(position.table, interaction.user.id)
      const decision = openDecision(position, seat, press.decision)
      return isAsShown(decision, press)
        ? { components: whyNot(position, decision, press.arg, interaction.locale) }
        : stalePanel(bot, interaction, press)
    },
    true,
  )

const undo: Act = (bot, interaction, { table }) =>
  answerWith(interaction, async () => {
    await takeBack(bot.house, table, interaction.user.id)
    return panelAt(bot, interaction, table, { notice: 'Taken back.' })
  })

const look =
  (show: (bot: Bot, interaction: Pressed, position: Position) => Promise<Reply>): Act =>
  (bot, interaction, { table }) =>
    answerLater(interaction, async () => show(bot, interaction, await positionAt(bot, table)))

const seatOrNull = (position: Position, interaction: Pressed) => seatOf(position.table, interaction.user.id)?.seat ?? null

const rules: Act = (bot, interaction, { table }) =>
  answerWith(
    interaction,
    async () => {
      const { game, pack } = await tableById(bot.house, table)
      return rulesReply(hostedAt(bot.house, game, pack), interaction.locale, values(interaction)[0], table)
    },
    values(interaction).length === 0,
  )

/** In the lobby: the card itself is the answer to those who change it. */
const lobby =
  (change: (bot: Bot, interaction: Pressed, table: string) => Promise<unknown>): Act =>
  (bot, interaction, { table }) =>
    answerWith(interaction, async () => {
      await change(bot, interaction, table)
      const now = await tableById(bot.house, table)
      return now.status === 'lobby' ? null : panelAt(bot, interaction, table).catch(() => ({ components: [lobbyCard(bot, now)] }))
    })

const again: Act = (bot, interaction, { table }) =>
  answerWith(interaction, async () => invitedReply(await rematch(bot.house, table, whoIs(interaction)), interaction.locale))

/** Said under a notice as well, where the card that shows it may be far away. */
const here: Act = (bot, interaction, { table }) =>
  answerWith(interaction, async () => {
    await sayHere(bot.house, table, interaction.user.id)
    return said('Good to have you. The card of the table shows who is here.')
  })

const pass: Act = (bot, interaction, { table }) =>
  answerWith(interaction, async () => {
    await leave(bot.house, table, interaction.user.id)
    return said('Another time, then. Your seat is free again.')
  })

async function goOn(bot: Bot, interaction: Pressed, id: string): Promise<void> {
  mySeat(await tableById(bot.house, id), interaction.user.id)
  await resume(bot.house, id)
}

/** A table that has not begun is closed by whoever opened it, after a second thought. */
const close: Act = (bot, interaction, { table: id, arg }) =>
  answerWith(interaction, async () => {
    const table = await tableById(bot.house, id)
    if (table.status !== 'lobby') refuse('table.started')
    if (table.owner !== interaction.user.id) refuse('table.not-opener', { opener: table.owner })
    const again = buttonRows([button(idFor('close', id, '', 'sure'), 'Close this table', 'bad')])
    if (arg !== 'sure') return { components: [container(['Nobody will be able to join any more.'], again)] }
    await end(bot.house, id)
    return said('The table is closed.')
  })

const verify: Act = (bot, interaction, { table }) =>
  answerLater(interaction, async () => proofReply(bot, await tableById(bot.house, table), interaction.locale))

const vote =
  (yes: boolean): Act =>
  (bot, interaction, { table, arg }) =>
    answerWith(interaction, async () => {
      await agree(bot.house, table, interaction.user.id, yes, arg)
      return said(speak({ say: yes ? 'vote.agreed' : 'vote.no' }, interaction.locale))
    })

export const PRESSES: Readonly<Record<string, Act>> = {
  turn,
  go: choice,
  step: choice,
  scratch: choice,
  some: choice,
  mark: choice,
  sure,
  offer,
  form,
  number,
  sheet,
  numbered,
  why,
  undo,
  rules,
  recap: (bot, interaction, { table, arg }) => {
    const [since = '', page] = arg.split('.')
    const show = async () => {
      const position = await positionAt(bot, table)
      const at = { locale: interaction.locale, ...(page !== undefined && { page: Number(page) }) }
      return recapReply(bot, position, seatOrNull(position, interaction), isSince(since) ? since : 'acted', at)
    }
    // Another page of the same recap takes its place.
    return page !== undefined && isInPanel(interaction) ? answerWith(interaction, show) : answerLater(interaction, show)
  },
  hand: look((bot, interaction, position) =>
    handReply(bot, position, mySeat(position.table, interaction.user.id).seat, interaction.locale),
  ),
  board: look((bot, interaction, position) => boardReply(bot, position, seatOrNull(position, interaction), interaction.locale)),
  closer: (bot, interaction, { table, arg }) =>
    answerWith(interaction, async () => {
      const position = await positionAt(bot, table)
      const fence = /^\d/.test(arg) ? Number.parseInt(arg, 10) : undefined
      const [about] = values(interaction)
      const shot = about === undefined ? ({ kind: 'overview' } as const) : ({ kind: 'place', about } as const)
      const seat = fence === undefined ? seatOrNull(position, interaction) : null
      return boardReply(bot, position, seat, interaction.locale, shot, fence)
    }),
  replay: (bot, interaction, { table, arg }) => {
    const page = pageOf(values(interaction)[0] ?? arg)
    const show = async () => replayReply(bot, await positionAt(bot, table), page, interaction.locale)
    return isInPanel(interaction) ? answerWith(interaction, show) : answerLater(interaction, show)
  },
  text: (bot, interaction, { table, arg }) =>
    answerWith(
      interaction,
      async () => {
        const position = await positionAt(bot, table)
        const [page, fence] = arg.split('.').map(Number)
        return textReply(bot, position, seatOrNull(position, interaction), interaction.locale, page || 0, fence)
      },
      arg === '',
    ),
  join: lobby((bot, interaction, table) => join(bot.house, table, whoIs(interaction))),
  leave: lobby((bot, interaction, table) => leave(bot.house, table, interaction.user.id)),
  computer: lobby((bot, interaction, table) => addComputer(bot.house, table, interaction.user.id)),
  start: lobby((bot, interaction, table) => start(bot.house, table, interaction.user.id)),
  here,
  pass,
  without: lobby((bot, interaction, table) => leaveOut(bot.house, table, interaction.user.id)),
  rematch: again,
  resume: lobby((bot, interaction, table) => goOn(bot, interaction, table)),
  close,
  verify,
  try: (bot, interaction, { arg }) => playAtOnce(bot, interaction, arg, 'play'),
  // Welcome cards that were posted long ago have lists.
  watch: (bot, interaction, { arg }) => playAtOnce(bot, interaction, values(interaction)[0] ?? arg, 'watch'),
  gather: (bot, interaction, { arg }) => playAtOnce(bot, interaction, values(interaction)[0] ?? arg, 'gather'),
  agree: vote(true),
  decline: vote(false),
  ...MORE_PRESSES,
  ...SEAT_PRESSES,
  ...SETTING_PRESSES,
  ...LEAGUE_PRESSES,
}
