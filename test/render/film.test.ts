/** Films: every frame has its own time, equal films are equal files, one is made at a time. */
import { createCanvas } from 'canvas'
import { expect, it } from 'vitest'
import { openCutter } from '../../render/film/encoder.ts'
import { paintFrame } from '../../render/film/paint.ts'
import { openProjector, type Reel } from '../../render/film/projector.ts'
import { type Moment, moments } from '../../scripts/moments.ts'
import { holdOf, MOST_TURNS, paceOf, plain, thinned, worthShowing } from '../../src/discord/show/film.ts'
import { HOSTED } from '../../src/games/index.ts'

const HOLDS = [1500, 2600, 40]

async function film(): Promise<Buffer> {
  const cutter = await openCutter(64, 48, 30)
  for (const [i, hold] of HOLDS.entries()) {
    const canvas = createCanvas(64, 48)
    const pen = canvas.getContext('2d')
    pen.fillStyle = ['#ff0000', '#00ff00', '#0000ff'][i]!
    pen.fillRect(0, 0, 64, 48)
    cutter.add(canvas, hold)
  }
  return cutter.finish()
}

it('holds each frame as long as it should, begins before it is loaded, and says where to jump to', async () => {
  const bytes = await film()
  const at = (kind: string) => bytes.indexOf(kind, 0, 'latin1') + 4
  expect(at('moov')).toBeLessThan(at('mdat'))
  expect(Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(at('stts') + i * 4))).toEqual([0, 3, 1, 1500, 1, 2600, 1, 40])
  expect(Array.from({ length: 3 }, (_, i) => bytes.readUInt32BE(at('stss') + i * 4))).toEqual([0, 1, 1])
  expect([bytes.readUInt32BE(at('mvhd') + 12), bytes.readUInt32BE(at('mvhd') + 16)]).toEqual([1000, 4140])
  // The index points into the pictures: the first one begins with its length and a head of H.264.
  const first = bytes.readUInt32BE(at('stco') + 8)
  expect(first).toBe(at('mdat'))
  expect(Buffer.compare(bytes, await film())).toBe(0)
})

const chapter = (fence: number, weight: 'headline' | 'news' | 'detail') => ({
  fence,
  told: [{ n: fence, to: 'all', text: { say: 'x' }, weight } as const],
})

it('has a frame for every turn; of too many, the first, the last, all results and some of the others from the whole game', () => {
  const short = [chapter(1, 'news'), chapter(2, 'detail'), chapter(3, 'headline')]
  expect(worthShowing(short).map(({ fence }) => fence)).toEqual([1, 3])
  const fits = Array.from({ length: MOST_TURNS }, (_, i) => chapter(i + 1, 'news'))
  expect(thinned(fits)).toEqual(fits)
  const long = Array.from({ length: 900 }, (_, i) => chapter(i + 1, i % 10 === 4 ? 'headline' : 'news'))
  const turns = thinned(long, MOST_TURNS, new Set([33]))
  expect(turns).toHaveLength(MOST_TURNS)
  expect(turns.filter(({ fence }) => fence % 10 === 5)).toHaveLength(90)
  expect([turns[0]!.fence, turns.at(-1)!.fence]).toEqual([1, 900])
  expect(turns.some(({ fence }) => fence === 33)).toBe(true)
  const gaps = turns.slice(1).map(({ fence }, i) => fence - turns[i]!.fence)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(6)
})

it('holds what was decided, and hurries over the rest of a long game', () => {
  expect(holdOf(['Coup'], true)).toBeGreaterThan(holdOf(['Coup'], false))
  expect(holdOf(['x'.repeat(900)], true)).toBe(5000)
  const long = Array.from({ length: 300 }, (_, i) => chapter(i + 1, i % 5 === 0 ? 'headline' : 'news'))
  const pace = paceOf(long)
  expect(paceOf(long.slice(0, 60))).toBe(1)
  expect(holdOf(['Coup'], true, pace)).toBe(holdOf(['Coup'], true))
  expect(holdOf(['Move'], false, pace)).toBeLessThan(holdOf(['Move'], false))
  expect(holdOf(['Move'], false, 0)).toBe(700)
})

it('says on its first frame that it does not show every turn', () => {
  const hosted = HOSTED.find(({ game }) => game.id === 'atlas-lost')!
  const { state } = moments(hosted, { seats: 2, options: {}, seed: 1 }).next().value as Moment
  const shown = { kind: 'opening', view: hosted.game.view(state.board, null), hold: 1, seats: state.seats, about: 'two' } as const
  const frame = (thinning: string | null) => paintFrame({ game: 'atlas-lost', names: {} }, { ...shown, thinning }).toBuffer('raw')
  expect(frame('Shown are 300 of 900 turns').equals(frame(null))).toBe(false)
})

it('marks in every frame what its turn has changed', () => {
  const hosted = HOSTED.find(({ game }) => game.id === 'era-of-atlantis')!
  const views: unknown[] = []
  for (const { state, answers } of moments(hosted, { seats: 3, options: {}, seed: 1 })) {
    views.push(hosted.game.view(state.board, null))
    if (answers === 40) break
  }
  const turn = { kind: 'turn', view: views.at(-1), hold: 500, headline: '', story: [], hands: [], share: 1 } as const
  const since = (before: unknown) => paintFrame({ game: 'era-of-atlantis', names: {} }, turn, before).toBuffer('raw')
  expect(since(views[10]).equals(since(views.at(-1)))).toBe(false)
})

it('says in a picture’s words what was said in a chat’s: without its marks, emojis and flags', () => {
  expect(plain('**Mira** bids `2` for <:societies_land_0a1b2c:123> 🇮🇹 Italy')).toBe('Mira bids 2 for Italy')
})

it('is made in a process of its own, which is gone when it is done', async () => {
  const hosted = HOSTED.find(({ game }) => game.id === 'atlas-lost')
  const { state } = moments(hosted!, { seats: 2, options: {}, seed: 1 }).next().value as Moment
  const view = hosted!.game.view(state.board, null)
  const opening = { kind: 'opening', view, hold: 500, seats: state.seats, about: 'two players', thinning: null } as const
  const reel: Reel = {
    cast: { game: 'atlas-lost', names: {} },
    alt: 'A film.',
    frames: async function* () {
      yield opening
    },
  }
  const projector = openProjector()
  const { bytes } = await projector.film('one frame', async () => reel)
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp')
  projector.close()
}, 300_000)

it('is made once for all who ask, one after the other, and made again if it failed', async () => {
  let open = 0
  let most = 0
  let isBroken = true
  const reel: Reel = { cast: { game: 'lanterns', names: {} }, alt: 'A film.', frames: async function* () {} }
  const projector = openProjector(() => {
    most = Math.max(most, ++open)
    return {
      give: async (order) => {
        if (isBroken) throw new Error('the film process ended')
        return order === 'finish' ? { film: Buffer.from('film') } : 'next'
      },
      close: () => void open--,
    }
  })
  await expect(projector.film('a', async () => reel)).rejects.toThrow('ended')
  isBroken = false
  const [one, other, same] = await Promise.all(['a', 'b', 'a'].map((key) => projector.film(key, async () => reel)))
  expect(one).toBe(same)
  expect(one!.name).not.toBe(other!.name)
  expect(one!.name).toMatch(/^[0-9a-f]{18}\.mp4$/)
  expect(projector.ready('a')).toBe(one)
  expect([open, most]).toEqual([0, 1])
})
