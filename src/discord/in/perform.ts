/** The way through every door: what is it about, may they, is all there, are they sure? Then it is done and answered. */
import { type APIActionRowComponent, type APIUserSelectComponent, ComponentType } from 'discord.js'
import type { Seated } from '../../store/store.ts'
import { refuse } from '../../tables/house.ts'
import { oursIn, speak } from '../../words/words.ts'
import type { Act, Answer, Doing, How } from '../acts/act.ts'
import type { Field, Raw } from '../acts/fields.ts'
import { keptAs, SURE } from '../acts/press.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { answerLater, answerWith, type Interaction, isInPanel } from '../out/replies.ts'
import { container } from '../show/panel.ts'
import { button, buttonRows } from '../show/present/rows.ts'
import { type Reply, said } from '../show/reply.ts'
import { replyWithSigns } from '../show/signs.ts'
import { noteName } from './new-names.ts'
import { noteOversight } from './oversight.ts'
import { FIND, type Seeking } from './places.ts'
import { personOf } from './who.ts'

/** What came through the door. */
export type Brought = {
  readonly by: 'press' | 'command' | 'menu'
  readonly raw: Readonly<Record<string, Raw>>
  readonly id: string | null
  readonly named?: Seeking['named']
  readonly isSure?: boolean
  /** The message that was pressed stays as it is. */
  readonly isBeside?: boolean
}

/** An act gets what it describes; doors do not know what that is. */
export type AnyDoing = Doing<never, never>

export async function perform(bot: Bot, interaction: Interaction, act: Act, brought: Brought): Promise<void> {
  const how = brought.isBeside ? 'beside' : howOf(act, brought, isInPanel(interaction))
  const work = () => outcome(bot, interaction, act, brought)
  if (how !== 'later') return answerWith(interaction, work, how === 'beside')
  return answerLater(interaction, async () => (await work()) ?? refuse('press.foreign'))
}

const howOf = ({ answers = 'in-place', fields }: Act, { raw }: Brought, isInPanel: boolean): How =>
  typeof answers === 'string' ? answers : answers({ given: givenIn(fields, raw) as never, isInPanel })

/** What comes of it, for whoever shows it. */
export async function outcome(bot: Bot, interaction: Interaction, act: Act, brought: Brought): Promise<Reply | null> {
  const { locale } = interaction
  const doing = await doingOf(bot, interaction, act, brought)
  await act.may?.(doing)
  const missing = Object.entries(act.fields).find(([name, { isRequired }]) => isRequired && isNothing(brought.raw[name]))
  if (missing && act.asks) return asking(await act.asks(doing), act, brought, missing[1], locale)
  const full = { ...(doing as object), given: givenIn(act.fields, brought.raw) } as unknown as AnyDoing
  const sure = brought.isSure ? null : await act.sure?.(full)
  if (!sure) {
    const inWords = act.isLogged ? await act.onRecord?.(full) : undefined
    const answer = await act.do(full)
    if (act.isLogged && !isLook(act, brought.raw)) await noteOversight(bot, act, full, { ...brought.raw, ...inWords })
    const reply = replyOf(answer, locale)
    return reply && replyWithSigns(bot, gameOf(doing), reply)
  }
  const id = idFor(act.name, brought.id ?? idOf(doing), SURE, carried(bot, interaction.user.id, act, brought))
  const yes = button(id, speak(sure.yes, locale), sure.look ?? 'bad')
  return { components: [container([speak(sure.ask, locale)], buttonRows([yes]))] }
}

/** Where nothing was given that could change something, it was only looked at. */
const isLook = ({ fields }: Act, raw: Brought['raw']): boolean =>
  Object.keys(fields).length > 0 && Object.keys(fields).every((name) => isNothing(raw[name]))

/** Doors hold acts of any kind: that an act gets what it describes is made sure of here. Nothing is given yet. */
export async function doingOf(
  bot: Bot,
  interaction: Interaction,
  { at }: Act,
  { id, by, named = () => undefined }: Brought,
): Promise<AnyDoing> {
  const place = await FIND[at]({ bot, interaction, id, named })
  const person = personOf(interaction)
  if ('table' in place) noteName(bot, interaction.guildId, place.table as Seated | null, person.me)
  const doing = { bot, house: bot.house, where: interaction, by, given: {}, ...person }
  return { ...place, ...doing } as unknown as AnyDoing
}

/** Where it is about a table, its game's signs stand in the answer. */
const gameOf = ({ table }: { table?: { game?: string } }) => table?.game

const isNothing = (raw: Raw) => raw === null || raw === undefined

/** By which a button finds the same place again. */
function idOf(place: { table?: { id: string }; season?: { id: string }; league?: { id: string } }): string {
  return (place.table ?? place.season ?? place.league)?.id ?? ''
}

/** A button that asks once more carries the first field along; where more was said, it is kept until the button is pressed. */
function carried(bot: Bot, person: string, { name, fields }: Act, { raw }: Brought): string {
  const [first, ...others] = Object.keys(fields).map((field) => raw[field])
  if (others.every(isNothing)) return typeof first === 'string' || typeof first === 'number' ? String(first) : ''
  const kept = keptAs(raw)
  bot.doubts.keep(raw, person, name, kept)
  return kept
}

const givenIn = (fields: Act['fields'], raw: Brought['raw']) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.read(raw[name])]))

function asking({ components, ...rest }: Reply, { name }: Act, { id }: Brought, field: Field, locale: string): Reply {
  if (field.kind !== 'person' || field.about === null) return refuse('press.foreign')
  const placeholder = oursIn(locale)(field.about)
  const row: APIActionRowComponent<APIUserSelectComponent> = {
    type: ComponentType.ActionRow,
    components: [{ type: ComponentType.UserSelect, custom_id: idFor(name, id ?? ''), placeholder }],
  }
  return { ...rest, components: [...components, row] }
}

const replyOf = (answer: Answer, locale: string): Reply | null =>
  answer === null || 'components' in answer ? answer : said(speak(answer, locale))
