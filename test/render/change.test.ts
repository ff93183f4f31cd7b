/** Marks for what has changed: who went where, and what a badge says. */
import { expect, it } from 'vitest'
import { badge, changeOf, movesBetween } from '../../render/kit/change.ts'
import { sheet } from '../../render/kit/sheet.ts'

const along = (from: string, to: string) => Math.abs(from.charCodeAt(0) - to.charCodeAt(0))

it('losses are matched with the nearest gains; what is left over has not moved', () => {
  const changes = new Map([
    ['a', -3],
    ['b', 2],
    ['e', 4],
    ['f', 0],
    ['h', -1],
  ])
  expect(movesBetween(changes, along)).toEqual([
    { from: 'a', to: 'b', count: 2 },
    { from: 'h', to: 'e', count: 1 },
    { from: 'a', to: 'e', count: 1 },
  ])
  expect(movesBetween(new Map([['a', -2]]), along)).toEqual([])
})

it('a badge says more or less, and nothing where nothing has changed', () => {
  const page = sheet(100, 100)
  for (const change of [2, -3, 0]) badge(page, change, 50, 50)
  expect(page.lettering.map(({ text }) => text)).toEqual(['+2', '−3'])
  expect(changeOf(undefined, { n: 4 }, ({ n }) => n)).toBe(0)
  expect(changeOf({ n: 1 }, { n: 4 }, ({ n }) => n)).toBe(3)
})
