/** The page of a game: ten sentences, an example with pictures, its words and advice, within Discord's limits. */
import { describe, expect, it } from 'vitest'
import { draw } from '../../render/draw.ts'
import { pressOf } from '../../src/discord/ids.ts'
import { primerReply } from '../../src/discord/show/primer.ts'
import { rulesReply } from '../../src/discord/show/rules.ts'
import { HOSTED } from '../../src/games/index.ts'
import { refusedBecause } from './limits.ts'
import { pressablesOn } from './presser.ts'

const WITH_A_PAGE = HOSTED.filter((hosted) => hosted.about('en-US').primer)

describe.each(WITH_A_PAGE.map((hosted) => [hosted.title, hosted] as const))('the page of %s', (_, hosted) => {
  it('begins with ten sentences, and leads to an example, the words and the signs', () => {
    const { primer } = hosted.about('en-US')
    expect(primer!.sentences).toHaveLength(10)
    const { components } = rulesReply(hosted, 'en-US', undefined, { table: 'table' })
    expect(refusedBecause(components)).toBeNull()
    for (const sentence of primer!.sentences) {
      expect(sentence.match(/[.!?](?=\s|$)/g), sentence).toHaveLength(1)
      expect(JSON.stringify(components)).toContain(JSON.stringify(sentence).slice(1, -1))
    }
    const args = pressablesOn(components as never).map(({ custom_id }) => pressOf(custom_id)?.arg)
    expect(args).toEqual(expect.arrayContaining(['=!example', '=!words', '=!signs']))
    expect(args.includes('=!tips')).toBe(primer!.tips.length > 0)
  })

  it('shows an example page by page, each with its words and a picture', async () => {
    const { primer } = hosted.about('en-US')
    const { pages } = hosted.example!
    expect(pages.map(({ id }) => id)).toEqual(Object.keys(primer!.example.pages))
    const drawn: unknown[] = []
    const studio = {
      draw: async (game: string, view: unknown, ask: never) => {
        drawn.push(draw(game, view, ask))
        return null
      },
    }
    for (const n of pages.keys()) {
      const reply = await primerReply({ studio } as never, hosted, 'en-US', `!example.${n}`, {})
      expect(refusedBecause(reply!.components)).toBeNull()
      expect(JSON.stringify(reply!.components)).toContain(JSON.stringify(Object.values(primer!.example.pages)[n]).slice(1, -1))
    }
    expect(drawn.map((picture) => picture !== null)).toEqual(pages.map(() => true))
  })

  it('explains every word in a line that Discord takes', async () => {
    for (const part of ['!words', '!tips']) {
      const reply = await primerReply({} as never, hosted, 'en-US', part, {})
      expect(refusedBecause(reply!.components)).toBeNull()
    }
  })
})
