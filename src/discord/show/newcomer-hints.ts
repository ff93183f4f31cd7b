/**
 * One sentence for newcomers at the foot of a panel, each once, when it is of use: how panels work, and what a question of this
 * game is about when somebody first meets it. No wall of text.
 */
import type { Decision } from '../../kernel/contract.ts'
import { aside } from '../../store/deed.ts'
import type { PersonSettings } from '../../store/store.ts'
import { mySeat, type Position } from '../../tables/position.ts'
import { isTrial } from '../../tables/trial-ids.ts'
import { speak } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { clip } from './limits.ts'
import { openDecision } from './panel.ts'
import { opening } from './rules.ts'

const LONGEST_OPENING = 240

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

type Hint = { readonly key: string; readonly say: () => string }

/** What the panel is comes first; then what the question is about, while the hints of old wait their turn. */
function* hintsFor(moment: Moment, locale: string): Generator<Hint> {
  const [first, ...others] = ORDER.filter((lesson) => LESSONS[lesson](moment)).map(
    (lesson): Hint => ({ key: lesson, say: () => speak({ say: `lesson.${lesson}` }, locale) }),
  )
  if (first) yield first
  yield* topicHint(moment, locale)
  yield* others
}

/** Lists are for looking things up: their first entry is no hint, nor is what only leads up to them. */
export const saysSomething = (text: string) => !/^[-#>]/.test(text) && /[.!?]$/.test(opening(text))

function* topicHint({ position: { hosted }, decision }: Moment, locale: string): Generator<Hint> {
  const topic = decision && hosted.about(locale).topics.find(({ id }) => id === decision.topic)
  if (!topic || !saysSomething(topic.text)) return
  const told = { title: topic.title, opening: clip(opening(topic.text), LONGEST_OPENING) }
  yield { key: `${hosted.game.id}:${topic.id}`, say: () => speak({ say: 'lesson.topic', ...told }, locale) }
}

/** The next thing worth knowing for whoever opens this panel, and it counts as told. */
export async function lessonFor(bot: Bot, position: Position, person: string, locale: string): Promise<string | undefined> {
  if (isTrial(position.table.id)) return undefined
  const { store } = bot.house
  const known = position.people.get(person)
  if (!known || known.settings.lessons === 'none') return undefined
  const { seat } = mySeat(position.table, person)
  const moment = { position, seat, decision: openDecision(position, seat) }
  const learnt = known.settings.learnt ?? []
  for (const { key, say } of hintsFor(moment, locale)) {
    if (learnt.includes(key)) continue
    const learns = (held: PersonSettings) => ({ ...held, learnt: [...new Set([...(held.learnt ?? []), key])] })
    await aside(() => store.savePerson(person, known.name, learns))
    return say()
  }
  return undefined
}
