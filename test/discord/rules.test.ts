/** The rules behind a button: every topic in some list, whole, within Discord's limits. */
import { describe, expect, it } from 'vitest'
import { rulesReply } from '../../src/discord/show/rules.ts'
import { HOSTED } from '../../src/games/index.ts'
import { refusedBecause } from './limits.ts'
import { pressablesOn } from './presser.ts'

describe.each(HOSTED.map((hosted) => [hosted.title, hosted] as const))('the rules of %s', (_, hosted) => {
  const lists = pressablesOn(rulesReply(hosted, 'en-US', undefined, 'table').components as never)

  it('stand in lists of like length, each named by two of its topics', () => {
    expect(lists.flatMap(({ options = [] }) => options.map(({ value }) => value))).toEqual(
      hosted.about('en-US').topics.map(({ id }) => id),
    )
    const lengths = lists.map(({ options = [] }) => options.length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(lists.length)
    if (lists.length > 1) expect(Math.min(...lengths)).toBeGreaterThan(1)
  })

  it('are told whole, topic by topic', () => {
    for (const { id, text } of hosted.about('en-US').topics) {
      const { components } = rulesReply(hosted, 'en-US', id, 'table')
      expect(refusedBecause(components)).toBeNull()
      expect(JSON.stringify(components)).toContain(JSON.stringify(text).slice(1, -1))
    }
  })
})
