/**
 * For whoever writes a lesson: its beats as they are met, and the questions that follow the last one, with everything that can be answered.
 *   npm run lesson -- era-of-atlantis [first-round] [--ahead 20]
 *   npm run lesson -- era-of-atlantis --seats 3 --secret a-new-deal --option mode=introductory   before there is a script
 */
import type { Script } from '../src/games/lesson.ts'
import { saidOf, wordsOf } from '../src/games/lesson.ts'
import type { Decision, Input, Option } from '../src/kernel/contract.ts'
import { dice } from '../src/kernel/random.ts'
import { openStore } from '../src/store/sqlite.ts'
import { ideaOf } from '../src/tables/computers.ts'
import { newLessons, type Run } from '../src/tables/lessons.ts'
import { answer } from '../src/tables/play.ts'
import { decisionsOf, positionAt, speakerAt, viewFor } from '../src/tables/position.ts'
import { playOn } from '../src/tables/trials.ts'
import { hostedCalled, read, wholeNumber } from './arguments.ts'
import { houseOn } from './bench/house.ts'

const { values, positionals } = read({
  ahead: { type: 'string' },
  seats: { type: 'string' },
  secret: { type: 'string' },
  option: { type: 'string', multiple: true },
})
const hosted = hostedCalled(positionals[0])
const ahead = wholeNumber(values.ahead, 20, 'ahead')
const trying: Script = {
  id: 'trying',
  seats: wholeNumber(values.seats, 3, 'seats'),
  options: Object.fromEntries(((values.option as string[] | undefined) ?? []).map((each) => each.split('='))),
  secret: String(values.secret ?? 'a deal to look at'),
  beats: [],
}
const script = (positionals[1] && hosted.lessons?.find(({ id }) => id === positionals[1])) || trying
const words = wordsOf(hosted.about('en-US'), script.id)
const house = {
  ...houseOn(':memory:'),
  games: new Map([[hosted.game.id, { ...hosted, lessons: [...(hosted.lessons ?? []), ...(script === trying ? [trying] : [])] }]]),
}
const person = { id: 'author', name: 'Ann' }
const lessons = newLessons(house, () => openStore(':memory:'))

const at = ({ house: alone, place }: Run) => positionAt(alone, place.table)
const asked = async (run: Run) => decisionsOf(await at(run), 'p1').filter(({ given }) => given === undefined)

async function show(run: Run, decision: Decision): Promise<void> {
  const position = await at(run)
  const say = (text: Decision['prompt']) => hosted.game.speak(text, speakerAt(position.table, 'en-US'))
  console.log(`  ${decision.question}: ${say(decision.prompt)}`)
  const options = (input: Input, depth: number): void => {
    const list: readonly Option[] = input.kind === 'amount' ? [] : input.kind === 'split' ? input.targets : input.options
    if (input.kind === 'amount') console.log(`${'  '.repeat(depth)}  ${input.min} to ${input.max}`)
    if (input.kind === 'some') console.log(`${'  '.repeat(depth)}  ${input.min} to ${input.max} of`)
    for (const option of list) {
      console.log(
        `${'  '.repeat(depth)}  - ${option.id}: ${say(option.label)}${option.blocked ? ` (not now: ${say(option.blocked)})` : ''}`,
      )
      if (option.then && !option.blocked) options(option.then, depth + 1)
    }
  }
  options(decision.input, 1)
}

/** What the steady player would answer. */
const idea = async (run: Run, decision: Decision) => ideaOf(run.house, await at(run), decision, dice(7))

const told = new Set<number>()
async function news(run: Run): Promise<void> {
  const { table } = await at(run)
  for (const event of await run.house.store.events(table.id, 0)) {
    if (told.has(event.n) || (event.to !== 'all' && event.to !== 'p1')) continue
    told.add(event.n)
    console.log(`    · ${hosted.game.speak(event.text, speakerAt(table, 'en-US'))}`)
  }
}

let run = await lessons.begin(person, hosted.game.id, script.id)
while (run.place.beat < script.beats.length) {
  await news(run)
  const beat = script.beats[run.place.beat]!
  const position = await at(run)
  const spoken = words?.beats[beat.id]
  console.log(
    `\n[${beat.id}] ${spoken ? saidOf(spoken.say, viewFor(position, 'p1'), speakerAt(position.table, 'en-US')) : '(no words yet)'}`,
  )
  if (beat.at === undefined) {
    run = await lessons.turn(run, 'on')
    continue
  }
  const decision = (await asked(run)).find(({ question }) => question === beat.at)
  if (!decision) throw new Error(`beat ${beat.id}: ${beat.at} is not asked`)
  await show(run, decision)
  const value = beat.choose ?? (await idea(run, decision))
  console.log(`  => ${JSON.stringify(value)}${beat.choose === undefined ? ' (freely)' : ''}`)
  await answer(run.house, run.place.table, person.id, decision.id, value)
  await run.house.playOn?.(run.place.table)
  run = (await lessons.of(person.id))!
}
console.log('\nAfter the last beat:')
for (let i = 0; i < ahead; i++) {
  await playOn(run.house, run.place.table, 'p1')
  await news(run)
  const [decision] = (await asked(run)).filter(({ offer }) => !offer)
  if (!decision) break
  console.log()
  await show(run, decision)
  const value = await idea(run, decision)
  console.log(`  => ${JSON.stringify(value)} (as a computer would)`)
  await answer(run.house, run.place.table, person.id, decision.id, value)
}
process.exit(0)
