/** A sitting: an hour at which all of a table play on together. */
import { phrases } from '../../kernel/words.ts'
import { hour, moment, second } from '../moments.ts'
import { tableName } from './table-names.ts'

type Span = { from: number; to: number }

const WHAT_IT_IS =
  'For an hour or two you all play on together: short clocks (15 minutes to begin with), nobody is rung, and one card changes instead of new messages. Then it goes on slowly, as it was.'

export const SITTINGS = phrases({
  'sitting.explain': `**A sitting**\n${WHAT_IT_IS}\nEverybody is asked once, and it happens only if all say yes. Whoever does not come loses nothing: the game just goes on slowly.`,
  'sitting.shared': '**The next hours that all of you share**',
  'sitting.no-shared':
    'By your playing hours there is none within two weeks at which all of you play. You can still ask for one you name: `/table sitting hour:`. `/clock hours` changes yours.',
  'sitting.untold': ({ untold }: { untold: readonly string[] }, s) =>
    `-# ${s.list(untold)} ${s.plural(untold.length, { one: 'has', other: 'have' })} not told me when ${s.plural(untold.length, { one: 'they play', other: 'they play' })} (\`/clock hours\`): any hour counts as good for them.`,
  'sitting.choose': 'Ask everybody',
  'sitting.span': (span: Span) => hour(span),
  'sitting.when': ({ from, to }: Span) => `**A sitting is settled**: ${hour({ from, to })}. All of you have said yes.`,
  'sitting.waits': (span: Span) => `Everybody is being asked for a sitting, ${hour(span)}. It is settled when all have said yes.`,
  'sitting.now': ({ to }: { to: number }) =>
    `**You sit together until <t:${Math.floor(to / 1000)}:t>.** Short clocks, nobody is rung, and this card changes instead of new messages.`,
  'sitting.no-answer': ({ dueAt }: { dueAt: number }) =>
    `-# If there is no answer by ${second(dueAt)}, the sitting is over, and the game goes on slowly.`,
  'sitting.to-come': (span: Span) => `-# A sitting is settled: ${hour(span)}.`,
  'sitting.agreed': (span: Span) =>
    `All have said yes: **a sitting, ${hour(span)}**. I call you when it begins. Whoever cannot come after all says so under **More › A sitting**.`,
  'sitting.begins': ({ people, to }: { people: readonly string[]; to: number }, s) =>
    `${s.list(people)}: **your sitting begins**, until <t:${Math.floor(to / 1000)}:t>. From now on nobody is rung; the card below follows the game. If somebody does not come, it simply goes on slowly.`,
  'sitting.over': 'The sitting is over. The game goes on slowly, and every clock has what it had before.',
  'sitting.left': ({ name }: { name: string }) =>
    `${name} has to go, so the sitting is over. The game goes on slowly, and every clock has what it had before.`,
  'sitting.away': ({ name }: { name: string }) =>
    `${name} is not here, so the sitting is over. Nothing is held against anybody: the game goes on slowly, and every clock has what it had before.`,
  'sitting.called-off': ({ name, from, people }: { name: string; from: number; people: readonly string[] }, s) =>
    `${s.list(people)}: ${name} cannot come to the sitting ${moment(from)}. It is off, and the game goes on as before.`,
  'sitting.unanswered': 'Not everybody has answered in time: there is no sitting, and the game goes on as before.',
  'sitting.missed': 'The hour of your sitting came while nobody could play here. It is off, and the game goes on as before.',
  'sitting.rests': 'The game is paused, so there is no sitting now. It goes on as before once somebody wants to.',
  'sitting.others':
    'There are others at this table now than those who said yes, so there is no sitting. **More › A sitting** asks everybody anew.',
  'sitting.alone': 'There is nobody else to sit down with: the others at this table are computers.',
  'sitting.blitz': 'This game is played at that pace anyway.',
  'sitting.paused': 'This game is paused. Go on first: **More › Clock**.',
  'sitting.settled': 'A sitting is settled already; **More › A sitting** says when.',
  'sitting.asked': 'Everybody is being asked for another hour just now. Answer that first, on its card.',
  'sitting.none': 'No sitting is settled at this table.',
  'sitting.done': 'They are told. The game goes on as before.',
  'calendar.sitting': ({ title, id }: { title: string; id: string }) => `${title} · ${tableName(id)}: a sitting`,
  'calendar.sitting-about': 'Everybody at this table plays on together, with short clocks. Come and watch!',
})
