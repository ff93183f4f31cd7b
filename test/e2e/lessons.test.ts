/** Every lesson through the parlour, by somebody who only does what the panel says: buttons, lists and forms by their words alone. */
import { ButtonStyle, ComponentType as Type } from 'discord.js'
import { afterEach, describe, expect, it } from 'vitest'
import { followLesson, type Hands, isAskedFor, type Offer } from '../../scripts/lesson-follower.ts'
import { HOSTED } from '../../src/games/index.ts'
import { wordsOf } from '../../src/games/lesson.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import type { WireMessage } from '../../src/parlour/wire.ts'
import { STEADY } from '../../src/players/index.ts'
import { randomPlayer } from '../../src/players/player.ts'
import { inPublic, PUBLIC } from '../../src/words/words.ts'
import { type Evening, evening, pressables } from './evening.ts'

let night: Evening
afterEach(() => night.close())

/** As a page shows it: without the signs for bold and small, and without emojis. */
const read = (text: string) => text.replace(/<a?:\w+:\d+>/g, '').replace(/\*\*|^-# |^> /gm, '')

type Part = { readonly content?: string; readonly components?: readonly Part[] }
const wordsIn = (parts: readonly Part[] = []): string[] =>
  parts.flatMap(({ content, components }) => [...(content ? [read(content)] : []), ...wordsIn(components)])

type Listing = {
  readonly options?: readonly { readonly label: string }[]
  readonly min_values?: number
  readonly max_values?: number
}
const offerOf = (title: string, { options = [], min_values = 1, max_values = 1 }: Listing): Offer => ({
  title: read(title),
  labels: options.map(({ label }) => label),
  isForSeveral: max_values > 1,
  least: min_values,
})

/** Hands at a panel; it changes with every press, and stays the same message. */
function handsOf(guest: Guest, opened: WireMessage): Hands & { coloured(): string[] } {
  let panel = opened
  const look = async (act: Promise<WireMessage | undefined>) => {
    panel = (await act) ?? panel
  }
  const buttons = () => pressables(panel).filter(({ type }) => type === Type.Button)
  const lists = () => pressables(panel).filter(({ type }) => type === Type.StringSelect)
  const fields = () => (guest.form?.components ?? []).flatMap((label) => (label.type === Type.Label ? [label] : []))
  return {
    coloured: () => buttons().flatMap(({ style, label = '' }) => (style === ButtonStyle.Primary ? [label] : [])),
    words: async () => wordsIn(panel.components as readonly Part[]).join('\n'),
    buttons: async () => buttons().map(({ label = '' }) => label),
    press: (n) => look(guest.click(buttons()[n]!.custom_id, { message: panel })),
    lists: async () => lists().map((list) => offerOf(list.placeholder ?? '', list)),
    choose(n, which) {
      const { custom_id, options = [] } = lists()[n]!
      const values = which.map((each) => options[each]!.value)
      return look(guest.choose(custom_id, values, { message: panel }))
    },
    form: async () => (guest.form ? fields().map(({ label, component }) => offerOf(label, component as Listing)) : null),
    send(filled) {
      const given = fields().map(({ component }, n) => {
        const { custom_id, options = [] } = component as { custom_id: string; options?: { value: string }[] }
        const which = filled[n]!
        return [custom_id, typeof which === 'string' ? which : which.map((each) => options[each]!.value)]
      })
      return look(guest.modal(Object.fromEntries(given)))
    },
  }
}

describe.each(HOSTED.filter(({ lessons = [] }) => lessons.length > 0).map((hosted) => ({ title: hosted.title, hosted })))(
  '$title',
  ({ hosted }) => {
    it.each([...hosted.lessons!])('teaches "$id" by words alone', async (script) => {
      night = await evening([hosted], { players: new Map([[hosted.game.id, () => randomPlayer], ...STEADY]) })
      const guest = night.parlour.person('Learner').dm()
      await guest.slash('/learn')
      const lesson = wordsOf(hosted.about(PUBLIC), script.id)!.title
      const panel = await guest.choose(inPublic('learn.choose'), inPublic('learn.lesson', { title: hosted.title, lesson }))
      const hands = handsOf(guest, panel!)
      const steps = await followLesson(hands, async (step) => {
        const words = await hands.words()
        if (step > script.beats.length) {
          // A placing of Atlantis Rising is told with everybody's.
          if (script.beats.at(-1)!.at !== undefined && hosted.game.id !== 'atlantis-rising')
            expect(words, 'the last answer is told, too').toContain(inPublic('answer.outcome'))
          return
        }
        const asked = (await hands.buttons()).filter((label) => isAskedFor(words, label))
        if (!words.includes(inPublic('learn.freely').replaceAll('**', '')))
          expect(hands.coloured(), `at step ${step}, what is asked for has the colour, and nothing else: ${words}`).toEqual(asked)
        for (const label of [inPublic('panel.why-not'), inPublic('list.steps')])
          expect(await hands.buttons(), `at step ${step} there is no more to press than it takes`).not.toContain(label)
      })
      expect(steps).toBe(script.beats.length)
    })
  },
)
