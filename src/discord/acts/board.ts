/** Looking at the board: as a picture or in words, whole or close up, now or as it was. */
import { seenThrough } from '../../tables/eyes.ts'
import { positionOf, speakerAt } from '../../tables/position.ts'
import { PUBLIC } from '../../words/words.ts'
import { boardReply, textReply } from '../show/board.ts'
import { legendReply } from '../show/legend.ts'
import { AUTOCOMPLETE_CHOICES } from '../show/limits.ts'
import { momentsOf } from '../show/replay-moments.ts'
import { act } from './act.ts'
import { pressed, type Suggest, text, whole, yesOrNo } from './fields.ts'
import { matching } from './suggest.ts'

const LONGEST_NAME = 60

const suggestPlaces: Suggest = async ({ bot, typed, locale, ...typing }) => {
  const table = await typing.table()
  if (!table?.state) return []
  const { hosted, seen } = await positionOf(bot.house, table)
  const places = hosted.places(seen(null).view, speakerAt(table, locale))
  return matching(
    places.map(({ id, name }) => ({ name, value: id })),
    typed,
  )
}

/** Nobody counts answers, but everybody remembers rounds. */
const suggestMoments: Suggest = async ({ bot, typed, locale, ...typing }) => {
  const table = await typing.table()
  if (!table?.state) return []
  const moments = await momentsOf(bot, await positionOf(bot.house, table), AUTOCOMPLETE_CHOICES, locale)
  return matching(
    moments.map(({ fence, headline }) => ({ name: `${fence} · ${headline}`, value: fence })),
    typed,
  )
}

const shotOf = (about: string | null) => (about ? ({ kind: 'place', about } as const) : ({ kind: 'overview' } as const))

export const board = act({
  name: 'board',
  at: 'table',
  answers: ({ given, isInPanel }) => (given.text || (isInPanel && !given.share) ? 'in-place' : 'later'),
  fields: {
    view: text('board.view', { max: LONGEST_NAME, suggest: suggestPlaces }),
    text: yesOrNo('field.text'),
    at: whole('board.at', { min: 0, suggest: suggestMoments }),
    share: yesOrNo('field.share'),
  },
  async do({ bot, house, table, me, given, ...person }) {
    // The last moment that everybody saw up to that many answers.
    const fences = given.at === null ? null : await house.store.fences(table.id)
    const fence = fences === null ? undefined : (fences.findLast((each) => each.fence <= given.at!)?.fence ?? 0)
    // What is shown to everybody is what everybody may see, and so is the past.
    const seat = given.share ? null : (seenThrough(table, me.id)?.seat ?? null)
    const locale = given.share ? PUBLIC : person.locale
    const position = await positionOf(house, table)
    const reply = given.text
      ? await textReply(bot, position, seat, locale, 0, fence)
      : await boardReply(bot, position, fence === undefined ? seat : null, locale, shotOf(given.view), fence)
    return { ...reply, isPublic: given.share }
  },
})

/** Closer, or back to the whole. */
export const closer = act({
  name: 'closer',
  at: 'table',
  fields: { about: pressed(), fence: pressed() },
  reads: ({ arg, value }) => ({ about: value ?? (arg.split('.')[1] || undefined), fence: /^\d+/.exec(arg)?.[0] }),
  async do({ bot, house, table, me, given, locale }) {
    const fence = given.fence === null ? undefined : Number(given.fence)
    const seat = fence === undefined ? (seenThrough(table, me.id)?.seat ?? null) : null
    return boardReply(bot, await positionOf(house, table), seat, locale, shotOf(given.about), fence)
  },
})

/** What the signs on it mean. */
export const legend = act({
  name: 'legend',
  at: 'table',
  fields: {},
  async do({ bot, house, table, me, locale }) {
    return legendReply(bot, await positionOf(house, table), seenThrough(table, me.id)?.seat ?? null, locale)
  },
})

/** The board in words, page by page. */
export const words = act({
  name: 'text',
  at: 'table',
  fields: { page: pressed(), fence: pressed() },
  reads({ arg }) {
    const [page, fence] = arg.split('.')
    return { page: page || null, fence }
  },
  async do({ bot, house, table, me, given, locale }) {
    const seat = seenThrough(table, me.id)?.seat ?? null
    const fence = given.fence === null ? undefined : Number(given.fence)
    return textReply(bot, await positionOf(house, table), seat, locale, Number(given.page) || 0, fence)
  },
})
