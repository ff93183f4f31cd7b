/** One sentence for newcomers at the foot of a panel, each once, when it is of use. No wall of text. */
import type { Decision } from '../../kernel/contract.ts'
import { aside } from '../../store/deed.ts'
import type { PersonSettings } from '../../store/store.ts'
import { mySeat, type Position } from '../../tables/position.ts'
import { isTrial } from '../../tables/trials.ts'
import { speak } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { openDecision } from './panel.ts'

type Moment = { readonly position: Position; readonly seat: string; readonly decision: Decision | undefined }

const clockRuns = ({ table }: Position, seat: string) => table.seats.some((row) => row.seat === seat && row.dueAt !== null)

/** In the order in which they help, and when. */
const LESSONS = {
  panel: ({ decision }) => decision !== undefined,
  seal: ({ decision }) => decision?.sealed === true,
  back: ({ position, seat }) => position.seen(seat).drafted !== null,
  hand: ({ decision }) => decision !== undefined,
  time: ({ position, seat, decision }) => decision !== undefined && clockRuns(position, seat),
  more: () => true,
} satisfies Readonly<Record<string, (moment: Moment) => boolean>>
const ORDER = Object.keys(LESSONS) as readonly (keyof typeof LESSONS)[]

/** The next thing worth knowing for whoever opens this panel, and it counts as told. */
export async function lessonFor(bot: Bot, position: Position, person: string, locale: string): Promise<string | undefined> {
  if (isTrial(position.table.id)) return undefined
  const { store } = bot.house
  const known = position.people.get(person)
  if (!known || known.settings.lessons === 'none') return undefined
  const { seat } = mySeat(position.table, person)
  const moment = { position, seat, decision: openDecision(position, seat) }
  const learnt = known.settings.learnt ?? []
  const next = ORDER.find((lesson) => !learnt.includes(lesson) && LESSONS[lesson](moment))
  if (next === undefined) return undefined
  const learns = (held: PersonSettings) => ({ ...held, learnt: [...new Set([...(held.learnt ?? []), next])] })
  await aside(() => store.savePerson(person, known.name, learns))
  return speak({ say: `lesson.${next}` }, locale)
}
