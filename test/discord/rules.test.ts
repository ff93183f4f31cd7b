/** The rules behind a button: every topic in some list, whole, within Discord's limits. */
import { describe, expect, it } from 'vitest'
import { pressOf } from '../../src/discord/ids.ts'
import { rulesReply, searchReply, topicsWith } from '../../src/discord/show/rules.ts'
import { HOSTED } from '../../src/games/index.ts'
import { refusedBecause } from './limits.ts'
import { pressablesOn } from './presser.ts'

describe.each(HOSTED.map((hosted) => [hosted.title, hosted] as const))('the rules of %s', (_, hosted) => {
  const lists = pressablesOn(rulesReply(hosted, 'en-US', undefined, { table: 'table' }).components as never).filter(
    ({ options }) => options,
  )

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
      const { components } = rulesReply(hosted, 'en-US', id, { table: 'table', isSeated: true })
      expect(refusedBecause(components)).toBeNull()
      expect(JSON.stringify(components)).toContain(JSON.stringify(text).slice(1, -1))
      expect(JSON.stringify(components)).toContain('Back to my question')
    }
  })

  it('are read away from a table, too, and each button says of which game', () => {
    const { topics } = hosted.about('en-US')
    const pressables = pressablesOn(rulesReply(hosted, 'en-US', topics[1]!.id).components as never)
    expect(pressables.flatMap(({ options = [] }) => options)).toHaveLength(topics.length)
    for (const { custom_id } of pressables) expect(pressOf(custom_id)).toMatchObject({ table: '', decision: hosted.game.id })
  })

  it('are found by any word in them, titles first, and say so where none has it', () => {
    const { topics } = hosted.about('en-US')
    const { id, title, text } = topics.at(-1)!
    expect(topicsWith(topics, title.toUpperCase())[0]!.id).toBe(id)
    expect(topicsWith(topics, text.slice(5, 45)).map((topic) => topic.id)).toContain(id)
    const reply = searchReply(hosted, 'en-US', title)
    expect(refusedBecause(reply.components)).toBeNull()
    expect(JSON.stringify(reply.components)).toContain(JSON.stringify(title))
    expect(JSON.stringify(searchReply(hosted, 'en-US', 'xyzzy').components)).toContain('Nothing about “xyzzy”')
  })
})

it.each(['era-of-atlantis', 'age-of-atlantis', 'secret-societies', 'atlas-lost', 'atlantis-rising'])(
  '%s says which numbers are ours, because nobody knows the printed ones',
  (id) => {
    const { topics } = HOSTED.find(({ game }) => game.id === id)!.about('en-US')
    const said = topics.filter(({ text }) => /reconstructed/.test(text))
    expect(said).toHaveLength(1)
    // In words: no field of a data pack.
    expect(said[0]!.text).not.toMatch(/\b[a-z]+\.[a-z]|[a-z][A-Z]/)
  },
)
