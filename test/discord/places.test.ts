/** Who shares a place is read to share it: Discord numbers what looks like a list by itself. */
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../src/parlour/client/markdown.ts'
import { plainText } from '../../src/parlour/client/plain-text.ts'
import { inPublic } from '../../src/words/words.ts'

const PLACES = [1, 1, 3]
const line = { points: 10, wins: 1, played: 2 }
const lists = {
  standings: (place: number) =>
    inPublic('standings.line', {
      ...line,
      place,
      name: 'Ann',
      move: 'stay',
      relief: 0,
      deducted: 0,
      isOut: false,
      average: null,
    }),
  'all games together': (place: number) => inPublic('across.line', { ...line, place, name: 'Ann', leagues: ['Cup'] }),
  'the end of a game': (place: number) => inPublic('end.place', { place, name: 'Ann', points: 10, bar: '▰' }),
}

it.each(Object.entries(lists))('in %s', (_, say) => {
  const blocks = parseMarkdown(PLACES.map(say).join('\n'))
  expect(blocks.map(({ is }) => is)).not.toContain('list')
  const read = plainText(blocks, () => '')
  expect([...read.matchAll(/(\d)\. (?:\S )?Ann/g)].map(([, place]) => Number(place))).toEqual(PLACES)
})
