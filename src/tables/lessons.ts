/**
 * Lessons under way. Each is played alone in a house of its own, like a trial, from a fixed deal. Only how far somebody has come and
 * what they answered is kept: after a restart the game is played again from that, and the panel on their phone goes on working.
 */
import { createHash } from 'node:crypto'
import type { Script } from '../games/lesson.ts'
import type { Decision } from '../kernel/contract.ts'
import { canonical } from '../kernel/json.ts'
import { dice } from '../kernel/random.ts'
import type { LessonPlace, PersonSettings, Store } from '../store/store.ts'
import { ideaOf } from './computers.ts'
import { type House, hostedAt, newTableId, refuse } from './house.ts'
import type { Level } from './levels.ts'
import { openTable, start } from './lobby.ts'
import { give } from './play.ts'
import { decisionsOf, mySeat, positionAt } from './position.ts'
import type { Who } from './seating.ts'
import { LESSON_MARK } from './trial-ids.ts'
import { houseAlone, playOn, stepOn } from './trials.ts'

/** A lesson as it stands; `beat` is past the last one when it is over. */
export type Run = {
  readonly place: LessonPlace
  readonly script: Script
  readonly house: House
  readonly person: Who
}

export type Lessons = {
  /** Begins it, in place of another one of the same person's. */
  begin(person: Who, game: string, lesson: string): Promise<Run>
  /** The lesson at that table, if it is theirs: taken up again where another process left it. */
  at(table: string, person: string): Promise<Run | null>
  /** The one they are in. */
  of(person: string): Promise<Run | null>
  /** To the next beat, the one before, or the first. */
  turn(run: Run, to: 'on' | 'back' | 'again'): Promise<Run>
  /** How many have ever come to each beat, lesson by lesson, and to its end: authors see where people stop. */
  met(): Promise<Readonly<Record<string, Readonly<Record<string, number>>>>>
  close(): void
}

const MOST_LESSONS = 100
/** What is counted after the last beat. */
const THE_END = 'end'
/** Between two beats lies less than this. */
const MOST_STEPS = 400

const lessonName = ({ game, lesson }: Pick<LessonPlace, 'game' | 'lesson'>) => `${game}/${lesson}`

export function newLessons(house: House, newStore: () => Store): Lessons {
  const runs = new Map<string, Run>()

  /** Somebody came to a beat by going on; whoever goes back or comes back has been counted. */
  const counted = async (run: Run): Promise<Run> => {
    await house.store.noteLessonStep(lessonName(run.place), run.script.beats[run.place.beat]?.id ?? THE_END)
    return run
  }

  async function met(): Promise<Record<string, Record<string, number>>> {
    const rows = await house.store.lessonSteps()
    const countsOf = (lesson: string, { beats }: Script) =>
      [...beats.map(({ id }) => id), THE_END].flatMap((beat) => {
        const row = rows.find((each) => each.lesson === lesson && each.step === beat)
        return row ? [[beat, row.met] as const] : []
      })
    const scripts = [...house.games.values()].flatMap(({ game, lessons = [] }) =>
      lessons.map((script) => [lessonName({ game: game.id, lesson: script.id }), script] as const),
    )
    return Object.fromEntries(
      scripts.flatMap(([name, script]) => {
        const counts = countsOf(name, script)
        return counts.length > 0 ? [[name, Object.fromEntries(counts)]] : []
      }),
    )
  }

  const forget = (person: string) => {
    runs.get(person)?.house.store.close()
    runs.delete(person)
  }

  async function keep(run: Run): Promise<Run> {
    const { person, place, script } = run
    runs.set(person.id, run)
    const isOver = place.beat >= script.beats.length
    const note = (held: PersonSettings): PersonSettings => ({
      ...held,
      lesson: place,
      ...(isOver && { taught: [...new Set([...(held.taught ?? []), lessonName(place)])] }),
    })
    await house.store.savePerson(person.id, person.name, note)
    return run
  }

  /** Plays a lesson up to that place, in a store of its own. */
  async function played(person: Who, place: LessonPlace): Promise<Run> {
    const script = scriptOf(house, place)
    const store = newStore()
    try {
      const alone: House = {
        ...houseAlone(house, store, hostedAt(house, place.game)),
        secret: () => script.secret,
        luck: (seat) => seedOf(`${script.secret} ${seat}`),
        playOn: () => afterAnswer(person.id),
      }
      await dealt(alone, script, place, person)
      const run = await caughtUp({ place, script, house: alone, person })
      forget(person.id)
      for (const oldest of [...runs.keys()].slice(0, Math.max(0, runs.size + 1 - MOST_LESSONS))) forget(oldest)
      return await keep(run)
    } catch (error) {
      store.close()
      throw error
    }
  }

  /** What a beat asked for has been answered: on to the next one. */
  async function afterAnswer(person: string): Promise<void> {
    const run = runs.get(person) ?? refuse('learn.over')
    const answers = await answersIn(run)
    if (answers.length <= run.place.answers.length) return
    await counted(await keep(await entered({ ...run, place: { ...run.place, answers, beat: run.place.beat + 1 } })))
  }

  const again = async (person: Who, place: LessonPlace): Promise<Run> => {
    try {
      return await played(person, place)
    } catch (error) {
      if (place.beat === 0) throw error
      // Rules or players are others than those it was begun with: it begins anew.
      return played(person, { ...place, beat: 0, answers: [] })
    }
  }

  async function of(person: string): Promise<Run | null> {
    const row = await house.store.person(person)
    const place = row?.settings.lesson
    const known = runs.get(person)
    // Another process may have gone on with it.
    if (known && place && canonical(known.place) === canonical(place)) return known
    return row && place && isKnown(house, place) ? again({ id: person, name: row.name }, place) : null
  }

  return {
    begin: async (person, game, lesson) =>
      counted(await played(person, { table: LESSON_MARK + newTableId(), game, lesson, beat: 0, answers: [] })),
    met,
    of,
    async at(table, person) {
      const run = await of(person)
      return run?.place.table === table ? run : null
    },
    async turn(run, to) {
      const { place, script, person } = run
      if (to === 'again') return played(person, { ...place, beat: 0, answers: [] })
      if (to === 'on') {
        const isWaiting = place.beat >= script.beats.length || script.beats[place.beat]!.at !== undefined
        return isWaiting ? run : counted(await keep(await entered({ ...run, place: { ...place, beat: place.beat + 1 } })))
      }
      const beat = Math.max(0, place.beat - 1)
      const answers = place.answers.slice(0, asking(script).filter((n) => n < beat).length)
      return played(person, { ...place, beat, answers })
    },
    close() {
      for (const person of [...runs.keys()]) forget(person)
    },
  }
}

const isKnown = (house: House, { game, lesson }: Pick<LessonPlace, 'game' | 'lesson'>): boolean =>
  house.games.get(game)?.lessons?.some(({ id }) => id === lesson) ?? false

function scriptOf(house: House, { game, lesson }: LessonPlace): Script {
  return hostedAt(house, game).lessons?.find(({ id }) => id === lesson) ?? refuse('learn.none')
}

/** The beats at which something is answered. */
const asking = ({ beats }: Script): number[] => beats.flatMap(({ at }, n) => (at === undefined ? [] : [n]))

export const seedOf = (text: string) => createHash('sha256').update(text).digest().readUInt32LE() % 2 ** 30

type Deal = Pick<Script, 'seats' | 'options'> & { readonly level?: Level }

/** A table of one person and computers, begun. */
export async function dealt(
  alone: House,
  { seats, options, level }: Deal,
  { table, game }: Pick<LessonPlace, 'table' | 'game'>,
  person: Who,
): Promise<void> {
  const seated = [person, ...Array.from({ length: seats - 1 }, () => null)]
  await openTable(alone, {
    id: table,
    server: '',
    channel: table,
    game,
    owner: person,
    size: seats,
    options,
    pace: 'none',
    ...(level && { level }),
    seated,
  })
  await start(alone, table, person.id)
}

/** Gives the answers again that were given, and goes to the beat somebody had come to. */
async function caughtUp(run: Run): Promise<Run> {
  const { place, script } = run
  for (const [n, beat] of asking(script).slice(0, place.answers.length).entries()) {
    const { seat, decision } = (await reached(run, script.beats[beat]!.at!)) ?? refuse('learn.over')
    await give(run.house, place.table, { seat, decision: decision.id, answer: place.answers[n], by: 'person' })
    await playOn(run.house, place.table, seat)
  }
  return entered(run)
}

/** At that beat, with the game where it begins. A question that cannot be reached any more is left out. */
async function entered(run: Run): Promise<Run> {
  const { place, script } = run
  const beat = script.beats[place.beat]
  const { seat } = mySeat((await positionAt(run.house, place.table)).table, run.person.id)
  if (beat?.at === undefined) {
    await playOn(run.house, place.table, seat)
    return run
  }
  return (await reached(run, beat.at)) ? run : entered({ ...run, place: { ...place, beat: place.beat + 1 } })
}

/** Plays on, for the person as well, until they are asked that question. */
async function reached({ house, place, person }: Run, question: string): Promise<{ seat: string; decision: Decision } | null> {
  for (let i = 0; i < MOST_STEPS; i++) {
    const position = await positionAt(house, place.table)
    if (position.seen(null).outcome) return null
    const { seat } = mySeat(position.table, person.id)
    const asked = decisionsOf(position, seat).filter(({ given }) => given === undefined)
    const decision = asked.find((each) => each.question === question)
    if (decision) return { seat, decision }
    const other = asked.find(({ offer }) => !offer)
    if (other) {
      const answer = ideaOf(house, position, other, dice(seedOf(`${place.lesson} ${other.id}`)))
      await give(house, place.table, { seat, decision: other.id, answer, by: 'computer' }, position)
    } else if (!(await stepOn(house))) return null
  }
  return null
}

/** What the person has answered with their own hand, in order. */
async function answersIn({ house, place }: Run): Promise<readonly unknown[]> {
  const rows = await house.store.entries(place.table)
  return rows.flatMap(({ entry }) => ('reveal' in entry || entry.by !== 'person' ? [] : [entry.answer]))
}
