/** The doors of a panel: presses, lists and forms that answer a question. */
import { refuse } from '../../tables/house.ts'
import type { Position } from '../../tables/position.ts'
import type { Ours } from '../../words/words.ts'
import type { Person } from '../acts/act.ts'
import { choose, panelAt, stalePanel } from '../acts/answer.ts'
import { answerForm, formIn } from '../acts/answer-form.ts'
import { type Form, formFor, numberForm, stepOn, tellWhyNot } from '../acts/answer-press.ts'
import type { Bot } from '../bot.ts'
import { answerWith } from '../out/replies.ts'
import type { Filled } from '../show/present/form.ts'
import type { Question } from '../show/present/question.ts'
import { filledIn, values, wordsOf } from './chosen.ts'
import type { Door } from './press.ts'
import { personOf } from './who.ts'

const step: Door = (bot, interaction, press) =>
  answerWith(interaction, () => {
    const said = { values: values(bot, interaction), said: wordsOf(bot, interaction) }
    return stepOn(bot, personOf(interaction), press, { ...said, isSure: press.verb === 'sure' || press.verb === 'now' })
  })

const offer: Door = (bot, interaction, { table }) =>
  answerWith(interaction, () => panelAt(bot, personOf(interaction), table, { decision: values(bot, interaction)[0] ?? '' }))

/** What its reader had filled in. It is kept even where it counted: who thinks again begins from it. */
const heldFor = (bot: Bot, me: string, { decision, path }: Question) => bot.forms.get(me, decision.id, path)

type Opened = {
  readonly question: Question
  readonly ours: Ours
  readonly position: Position
  readonly reader: Person
  readonly held: Filled | undefined
}

/** Forms cannot be promised: they are opened from what is at hand. */
const opens =
  (make: (opened: Opened) => Form | null): Door =>
  async (bot, interaction, press) => {
    const form = interaction.isMessageComponent()
      ? await formFor(bot, personOf(interaction), press, (question, ours, position) =>
          make({ question, ours, position, reader: personOf(interaction), held: heldFor(bot, interaction.user.id, question) }),
        )
      : null
    if (!form || !interaction.isMessageComponent())
      return answerWith(interaction, () => stalePanel(bot, personOf(interaction), press))
    await interaction.showModal(form)
  }

const sheet: Door = (bot, interaction, press) => {
  if (!interaction.isModalSubmit()) return refuse('press.foreign')
  const filled = filledIn(interaction)
  bot.forms.keep(filled, interaction.user.id, press.decision, press.arg)
  return answerWith(interaction, () => answerForm(bot, personOf(interaction), press, filled))
}

const numbered: Door = (bot, interaction, press) => {
  if (!interaction.isModalSubmit()) return refuse('press.foreign')
  const written = interaction.fields.getTextInputValue('n').replaceAll(/\s/g, '')
  bot.forms.keep([[written]], interaction.user.id, press.decision, press.arg)
  const code = `${press.arg}=${written}`
  return answerWith(interaction, () => choose(bot, personOf(interaction), press, { code, shown: [{ code, mark: press.mark }] }))
}

const why: Door = (bot, interaction, press) => answerWith(interaction, () => tellWhyNot(bot, personOf(interaction), press))

export const ANSWERS: Readonly<Record<string, Door>> = {
  go: step,
  step,
  scratch: step,
  some: step,
  mark: step,
  sure: step,
  now: step,
  offer,
  form: opens(({ question, position, reader, held }) => formIn(question, position, reader, held)),
  number: opens(({ question, ours, held }) => numberForm(question, ours, held)),
  sheet,
  numbered,
  why,
}
