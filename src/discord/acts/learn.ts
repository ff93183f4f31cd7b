/** Learning a game: a lesson is begun, gone through, left and taken up again. */
import { refuse } from '../../tables/house.ts'
import type { Run } from '../../tables/lessons.ts'
import { idFor } from '../ids.ts'
import { BESIDE, lessonsReply } from '../show/lesson.ts'
import { container } from '../show/panel.ts'
import { button, buttonRows } from '../show/present/rows.ts'
import type { Reply } from '../show/reply.ts'
import { type Answer, act, type Doing } from './act.ts'
import { panelAt } from './answer.ts'
import { games } from './choices.ts'
import { choice, pressed } from './fields.ts'
import { botAt } from './trial.ts'

type Learning = Pick<Doing<'anywhere', Record<never, never>>, 'bot' | 'me' | 'locale' | 'ours'>

/** The lesson's panel as it stands. */
async function lessonPanel(doing: Learning, { place }: Run): Promise<Reply> {
  return panelAt(await botAt(doing.bot, place.table, doing.me.id), doing, place.table)
}

export const learn = act({
  name: 'learn',
  at: 'anywhere',
  fields: { game: choice('field.game', games), lesson: pressed() },
  reads: ({ arg, value }) => ({ lesson: value ?? (arg === '@' ? null : arg || null) }),
  // A panel of a game stays where it is; a list of lessons gives way.
  answers: ({ given }) => (given.lesson?.startsWith(BESIDE) ? 'beside' : 'in-place'),
  async do(doing) {
    const { bot, me, given, locale } = doing
    const [game = '', lesson = ''] = given.lesson?.replace(BESIDE, '').split('/') ?? [given.game ?? '']
    const going = await bot.lessons.of(me.id)
    if (!game) return lessonsReply(bot, locale, going)
    const wanted = lesson || bot.house.games.get(game)?.lessons?.[0]?.id || refuse('learn.none')
    const isGoing = going?.place.game === game && going.place.lesson === wanted && going.place.beat < going.script.beats.length
    return lessonPanel(doing, isGoing ? going : await bot.lessons.begin(me, game, wanted))
  },
})

/** The lesson a button belongs to: the person's own, or none. */
const runAt = async ({ bot, me }: Learning, table: string): Promise<Run> =>
  (await bot.lessons.at(table, me.id)) ?? refuse('learn.over')

const turning =
  (to: 'on' | 'back' | 'again') =>
  async (doing: Doing<'table', Record<never, never>>): Promise<Answer> =>
    lessonPanel(doing, await doing.bot.lessons.turn(await runAt(doing, doing.table.id), to))

export const learnOn = act({ name: 'learn-on', at: 'table', do: turning('on') })
export const learnBack = act({ name: 'learn-back', at: 'table', do: turning('back') })
export const learnAgain = act({ name: 'learn-again', at: 'table', do: turning('again') })
export const learnHere = act({
  name: 'learn-here',
  at: 'table',
  do: async (doing) => lessonPanel(doing, await runAt(doing, doing.table.id)),
})

/** Nothing is lost by it: how far one has come is kept anyway. */
export const learnStop = act({
  name: 'learn-stop',
  at: 'table',
  async do(doing) {
    const { place } = await runAt(doing, doing.table.id)
    const on = button(idFor('learn-here', place.table), doing.ours('learn.continue'))
    return { components: [container([doing.ours('learn.stopped')], buttonRows([on]))] }
  },
})
