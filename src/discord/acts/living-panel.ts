/**
 * One panel for each person at a table, as long as Discord lets it be changed: it is brought up to date when its question is
 * answered elsewhere, an older one shrinks to a line, and the picture of what the question is about is added when it is drawn.
 */
import type { EventRow } from '../../store/store.ts'
import { isInHand, preparedBy } from '../../tables/eyes.ts'
import { momentAt, toldSince } from '../../tables/history.ts'
import { owing, type Position } from '../../tables/position.ts'
import { sentFrom } from '../../tables/sent.ts'
import { isLesson } from '../../tables/trial-ids.ts'
import type { Bot } from '../bot.ts'
import type { Anew } from '../live-panels.ts'
import { lessonPanel } from '../show/lesson.ts'
import { openDecision, type Panel, type Place, panelFor } from '../show/panel.ts'
import { hung, pictures, type Shot } from '../show/pictures.ts'
import { type Reply, said } from '../show/reply.ts'
import { withSigns } from '../show/signs.ts'
import type { Person } from './act.ts'
import { coaching } from './coaching.ts'

export async function livingPanel(bot: Bot, person: Person, position: Position, at: Place = {}): Promise<Reply> {
  const { me, locale, ours } = person
  const { table } = position
  const place = { ...at, isAway: isAway(person, position) }
  const { seat } = preparedBy(table, me.id)
  const { panel: plain, shot } = await seenBy(bot, person, position, place)
  const panel = withSigns(bot, table.game, plain)
  const before = shot?.kind === 'overview' && place.since !== undefined ? await momentAt(bot.house, table, place.since) : null
  const drawing = shot ? pictures(bot, position, seat, [shot], locale, before) : null
  const withPicture = (files: Awaited<NonNullable<typeof drawing>>): Reply => ({ components: hung(panel, files), files })
  const ready = drawing && (await Promise.race([drawing, aMoment()]))
  return {
    ...(ready ? withPicture(ready) : { components: panel }),
    async shown(message, edit) {
      const isAtTop = !place.path && !place.scratch
      const asks = asksOf(position, seat, isAtTop)
      // Whoever has left the seat, or is its mentor no longer, learns nothing more of it.
      const gone = { asks: 'gone', reply: async () => said(ours('panel.moved-on')) }
      const anew: Anew = (at, heard) =>
        isInHand(at.table, me.id, seat) ? followed(bot, person, at, seat, { heard, isAtTop }) : gone
      await bot.panels.opened(table.id, me.id, { message, edit, asks, anew }, said(ours('panel.moved-on')))
      if (ready || !drawing) return
      const files = await drawing
      if (files.length > 0 && bot.panels.isShown(table.id, me.id, { message, edit }))
        await bot.panels.change({ message, edit }, withPicture(files))
    },
  }
}

const isAway = ({ at }: Person, { table }: Position): boolean => at !== undefined && at !== table.channel

/** The question and what it is about; or what a lesson shows. */
async function seenBy(
  bot: Bot,
  { me, locale }: Person,
  position: Position,
  place: Place,
): Promise<{ panel: Panel; shot?: Shot }> {
  const { seat } = preparedBy(position.table, me.id)
  const run = isLesson(position.table.id) ? await bot.lessons.at(position.table.id, me.id) : null
  if (run) return lessonPanel(run, position, seat, { ...place, locale })
  const about = openDecision(position, seat, place.decision)?.about
  const panel = panelFor(position, seat, { ...place, locale })
  return { panel, ...(about !== undefined && { shot: { kind: 'place', about } }) }
}

/** What was drawn before is there at once; nobody waits for anything else. */
const aMoment = () => new Promise<null>((resolve) => setImmediate(resolve, null))

/**
 * Changes with the question, and where there is none, with those the table waits for; but while answers are sealed, nobody's
 * panel moves in the moment in which somebody else gives theirs. What is offered counts only for those who have not gone into any of it
 * (`isAtTop`): nobody is taken out of what they are doing.
 */
function asksOf(position: Position, seat: string, isAtTop: boolean): string {
  const decision = openDecision(position, seat)
  if (!decision) {
    const isSealed = position.seen(null).open.some(({ sealed }) => sealed)
    return `${position.table.status} ${isSealed ? 'sealed' : owing(position).join()}`
  }
  const { id, given, input } = decision
  if (given !== undefined) return [id, 'given'].join(' ')
  const row = position.table.seats.find((each) => each.seat === seat)
  if (row && sentFrom(row, id)) return [id, 'sent'].join(' ')
  return [id, 'open', isAtTop && input.kind === 'pick' ? input.options.map((option) => option.id).join() : ''].join(' ')
}

type Heard = { readonly heard: readonly EventRow[]; readonly isAtTop: boolean }

/** The panel when the table went on without its reader: what happened since they last acted, what it is about, drawn, and the coach. */
const followed = (bot: Bot, person: Person, position: Position, seat: string, { heard, isAtTop }: Heard) => ({
  asks: asksOf(position, seat, isAtTop),
  async reply(): Promise<Reply> {
    const { locale } = person
    const decision = openDecision(position, seat)
    const recap = toldSince(position.table, seat, heard)
    const about = decision?.about
    const files = about === undefined ? [] : await pictures(bot, position, seat, [{ kind: 'place', about }], locale)
    const shownAt = (at: Position, coached: Pick<Place, 'coach'> = {}): Reply => {
      const panel = withSigns(bot, at.table.game, panelFor(at, seat, { recap, locale, isAway: isAway(person, at), ...coached }))
      return { components: hung(panel, files), files }
    }
    const { known, later } = await coaching(bot, person, position, decision)
    return {
      ...shownAt(position, known),
      ...(later && {
        shown: (message, edit) => later({ message, edit }, async (now, coached) => shownAt(now, coached)),
      }),
    }
  },
})
