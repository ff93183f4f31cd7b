/** What people leave behind: a sealed line a round, opened as the chronicle, and kind titles that nobody signs. */
import { afterEach, expect, it } from 'vitest'
import { hallReply } from '../../src/discord/show/league/hall.ts'
import { profileFor } from '../../src/discord/show/league/profile.ts'
import { told, won } from '../../src/games/achievement.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { dice } from '../../src/kernel/random.ts'
import { forgetMe } from '../../src/league/forget-me.ts'
import { strike } from '../../src/league/rating-book.ts'
import { join, openTable, start } from '../../src/tables/lobby.ts'
import { owing, positionOf, tableById } from '../../src/tables/position.ts'
import { playTurn } from '../e2e/evening.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { publicTexts, type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

let night: TableOfTwo
afterEach(() => night.close())

/** To the end, by pressing anything. */
async function playOut() {
  const { archon, ann, bob, channel, id } = night
  const random = dice(3)
  for (let turn = 0; turn < 200; turn++) {
    const table = await tableById(archon.house, id)
    if (table.status === 'finished') break
    const [seat] = owing(await positionOf(archon.house, table))
    const person = table.seats.find((row) => row.seat === seat)?.person
    await archon.settle()
    await playTurn(person === ann.id ? ann : bob, channel, random)
  }
  await archon.settle()
  expect((await tableById(archon.house, id)).status).toBe('finished')
}

const choosing = async (who: TableOfTwo['ann'], what: string) => {
  await who.in(night.channel).click('More')
  return textOf(await who.choose('What would you like?', what))
}

it('a line is sealed while the game is played, one a round, and opened as the chronicle', async () => {
  night = await tableOfTwo()
  const { ann, bob, channel } = night
  expect(await choosing(ann, 'A line for the chronicle')).toContain('This is round 1')
  await ann.click('Write …')
  expect(textOf(await ann.modal({ 'Sealed until the game is over': 'Bob does not\nsee me coming' }))).toContain('Sealed')
  expect(await choosing(ann, 'A line for the chronicle')).toContain('Bob does not see me coming')
  // Nobody else sees it, nor that there is one; letters are another thing.
  expect(await choosing(bob, 'A line for the chronicle')).toContain('This is round 1')
  expect(publicTexts(night).join()).not.toContain('see me coming')
  await playOut()
  expect(textOf(await bob.in(channel).sees('1 line in the chronicle'))).toContain('Chronicle')
  const opened = textOf(await bob.in(channel).click('Chronicle'))
  expect(opened).toMatch(/Round 1.*Ann:.*> Bob does not see me coming/)
})

it('titles are kind, given once, shown without a name at the end and in the profile', async () => {
  night = await tableOfTwo()
  const { ann, bob, channel, archon } = night
  await playOut()
  const asked = textOf(await ann.in(channel).click('Give a title …'))
  expect(asked).toContain('nobody sees whose it is')
  expect(asked).not.toContain('For Ann')
  expect(textOf(await ann.choose('For Bob …', 'The best of rivals'))).toContain('Bob: **The best of rivals**')
  await archon.settle()
  const card = publicTexts(night).join()
  expect(card).toMatch(/Given by the others.*Bob: The best of rivals/)
  expect(await archon.house.store.titlesOf(bob.id)).toEqual(['rival'])
  expect(textOf(await profileFor(archon.bot, ann.id, bob, 'en-US'))).toContain('The best of rivals')
  // A second one is not to be had, however it is asked for.
  expect(textOf(await ann.in(channel).click('Give a title …'))).not.toContain('For Bob …')
})

/** Something that everybody achieves, something that one of them does, and something that nobody can. */
const rewarding: AnyHosted = {
  ...lanterns.hosted,
  achievements: [
    { id: 'there', holds: () => true },
    { id: 'first', holds: won },
    { id: 'late', holds: told('arranged', 100) },
  ],
  about: (locale) => ({
    ...lanterns.hosted.about(locale),
    achievements: {
      there: { name: 'By the lake', how: 'played a whole evening' },
      first: { name: 'The brightest', how: 'won' },
      late: { name: 'Night owl', how: 'put the letters in order a hundred times' },
    },
  }),
}

it('what was achieved stands on the last card, in profiles and in the hall, once, and goes with a game that is struck out', async () => {
  night = await tableOfTwo({}, false, rewarding)
  const { ann, bob, channel, archon, id } = night
  const { house, bot } = archon
  const profile = async (of = ann, asker = ann) => textOf(await profileFor(bot, asker.id, of, 'en-US'))
  const hall = async () => textOf(await hallReply(bot, night.parlour.guildId, null, 'en-US'))
  expect(await profile()).not.toContain('Achieved')
  await playOut()
  const [winner] = (await house.store.resultsOf(ann.id))[0]!.place === 1 ? [ann] : [bob]
  const card = publicTexts(night).join()
  expect(card).toContain('Achieved for the first time')
  expect(card).toContain('**By the lake:** Ann and Bob played a whole evening.')
  expect(card).toContain(`**The brightest:** ${winner!.name} won.`)
  expect(card).not.toContain('Night owl')
  expect(await profile(winner)).toContain('**Achieved, 2 of 3:** The brightest and By the lake')
  expect(await hall()).toMatch(/rarest.*The brightest\*\* \(Lanterns\): /)
  // The list says when, and to oneself where, and what is still to come.
  await ann.in(channel).slash('/profile')
  await ann.in(channel).sees('Achieved, ')
  const list = textOf(await ann.in(channel).click('All achievements'))
  expect(list).toContain('What Ann has achieved')
  expect(list).toMatch(/By the lake\*\* – played a whole evening · .*<#/)
  expect(list).toContain('Night owl – put the letters in order')
  // The same again in another game is no news.
  const again = await openTable(house, {
    server: night.parlour.guildId,
    channel,
    game: 'lanterns',
    owner: ann,
    size: 2,
    pace: 'none',
  })
  await join(house, again.id, bob)
  await start(house, again.id, ann.id)
  await archon.settle()
  night = Object.assign(night, { id: again.id })
  await playOut()
  expect(publicTexts(night).filter((text) => text.includes('Achieved for the first time'))).toHaveLength(1)
  expect((await house.store.resultsOf(ann.id)).map(({ achieved }) => achieved.includes('there'))).toEqual([true, true])
  // Struck out, it was the later game that brought it.
  await strike(house, id)
  expect(await profile()).toContain('By the lake')
  await strike(house, again.id)
  expect(await profile()).not.toContain('Achieved')
})

it('nobody sees what somebody keeps to themselves, and whoever asks to be forgotten has achieved nothing', async () => {
  night = await tableOfTwo({}, false, rewarding)
  const { ann, bob, archon } = night
  const { house, bot } = archon
  await house.store.savePerson(ann.id, 'Ann', (held) => ({ ...held, privacy: 'private' }))
  await playOut()
  const card = publicTexts(night).join()
  expect(card).toContain('**By the lake:** Bob played a whole evening.')
  const hall = async () => textOf(await hallReply(bot, night.parlour.guildId, null, 'en-US'))
  expect(await hall()).toContain('By the lake')
  expect(await hall()).not.toContain('Ann')
  await forgetMe(house, bob.id)
  expect(await hall()).not.toContain('By the lake')
  expect((await house.store.achievedOn(night.parlour.guildId, 9)).map(({ person }) => person)).toEqual([ann.id])
})
