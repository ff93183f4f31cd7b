/** Cards, nations, buildings, Techs: whatever has a name is found in the rules by it. */
import { describe, expect, it } from 'vitest'
import { rulesReply, searchReply } from '../../src/discord/show/rules.ts'
import { HOSTED } from '../../src/games/index.ts'
import { refusedBecause } from './limits.ts'

const WITH_THINGS = HOSTED.filter((hosted) => hosted.about('en-US').things)

describe.each(WITH_THINGS.map((hosted) => [hosted.title, hosted] as const))('the rules of %s', (_, hosted) => {
  it('know every thing that has a name, by that name alone', () => {
    const things = hosted.about('en-US').things!()
    expect(things.length).toBeGreaterThan(10)
    expect(new Set(things.map(({ id }) => id)).size).toBe(things.length)
    for (const { id, title, text } of things) {
      for (const word of [title, text]) expect(word, id).not.toMatch(/undefined|\[object|NaN|^$/)
      const { components } = rulesReply(hosted, 'en-US', id, { table: 'table', isSeated: true })
      expect(refusedBecause(components), id).toBeNull()
      expect(JSON.stringify(components)).toContain(JSON.stringify(text).slice(1, -1))
      expect(JSON.stringify(components)).toContain('Back to my question')
    }
    const { title, text } = things.find((thing) => things.filter((other) => other.title === thing.title).length === 1)!
    expect(JSON.stringify(rulesReply(hosted, 'en-US', ` ${title.toUpperCase()}`).components)).toContain(
      JSON.stringify(text).slice(1, -1),
    )
    expect(refusedBecause(searchReply(hosted, 'en-US', 'e').components)).toBeNull()
  })
})
