import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { draw } from '../../render/draw.ts'
import { type Easel, EaselFell, forkedEasel, type Job } from '../../render/easel.ts'
import type { PictureAsk, Print } from '../../render/picture.ts'
import { openStudio, type Studio, studioWith } from '../../render/studio.ts'
import { type Moment, moments, namesOf } from '../../scripts/moments.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { BEHIND } from '../../src/helpers/helper.ts'

const GAME = 'era-of-atlantis'
const ask = (about?: string): PictureAsk => ({ kind: 'overview', names: { p1: 'Mira' }, ...(about !== undefined && { about }) })
const print = (alt: string): Print => ({ bytes: Buffer.from(alt), type: 'image/png', width: 1, height: 1, alt })

/** An easel that draws when it is told to, and writes down what it was given. */
function patientEasel() {
  const jobs: { job: Job; finish(): void; fall(): void; fail(): void }[] = []
  const easel: Easel = {
    draw: (job) =>
      new Promise((resolve, reject) =>
        jobs.push({
          job,
          finish: () => resolve(print(String(job.view))),
          fall: () => reject(new EaselFell('fell')),
          fail: () => reject(new Error('cannot')),
        }),
      ),
    close() {},
  }
  return { easel, jobs, next: () => new Promise<void>((resolve) => setImmediate(resolve)) }
}

describe('the studio', () => {
  it('draws equal orders once, also when they come at the same time', async () => {
    const { easel, jobs } = patientEasel()
    const studio = studioWith([easel], 1e6)
    const [first, second] = [studio.draw(GAME, { a: 1, b: 2 }, ask()), studio.draw(GAME, { b: 2, a: 1 }, ask())]
    jobs[0]!.finish()
    expect(await first).toBe(await second)
    expect(await studio.draw(GAME, { a: 1, b: 2 }, ask())).toBe(await first)
    expect(jobs).toHaveLength(1)
  })

  it('tells apart who asks about what', async () => {
    const { easel, jobs, next } = patientEasel()
    const studio = studioWith([easel], 1e6)
    void studio.draw(GAME, 'view', ask('akakor'))
    void studio.draw(GAME, 'view', ask('eden'))
    void studio.draw(GAME, 'view', { ...ask(), names: { p1: 'Jonas' } })
    for (let i = 0; i < 3; i++) {
      jobs[i]!.finish()
      await next()
    }
    expect(jobs).toHaveLength(3)
  })

  it('draws only the newest of the orders waiting for one place; all who waited get it', async () => {
    const { easel, jobs, next } = patientEasel()
    const studio = studioWith([easel], 1e6)
    const under = { key: 'table 7' }
    const begun = studio.draw(GAME, 'first', ask(), under)
    const [old, other, newest] = [
      studio.draw(GAME, 'second', ask(), under),
      studio.draw(GAME, 'elsewhere', ask(), { key: 'table 8' }),
      studio.draw(GAME, 'third', ask(), under),
    ]
    for (let i = 0; i < 3; i++) {
      jobs[i]!.finish()
      await next()
    }
    expect((await begun)?.alt).toBe('first') // it was being drawn already
    expect((await old)?.alt).toBe('third')
    expect((await newest)?.alt).toBe('third')
    expect((await other)?.alt).toBe('elsewhere')
    expect(jobs.map(({ job }) => job.view)).toEqual(['first', 'third', 'elsewhere'])
  })

  it('gives every table its turn, however many pictures one of them wants', async () => {
    const { easel, jobs, next } = patientEasel()
    const studio = studioWith([easel], 1e6)
    for (let i = 0; i < 5; i++) void studio.draw(GAME, `flood ${i}`, ask(), { share: 'flood' })
    void studio.draw(GAME, 'quiet', ask(), { share: 'quiet' })
    for (let i = 0; i < 6; i++) {
      jobs[i]!.finish()
      await next()
    }
    expect(jobs.map(({ job }) => job.view).indexOf('quiet')).toBeLessThan(3)
    expect(jobs).toHaveLength(6)
  })

  it('tries once more after a fall, and goes on after a failure', async () => {
    const { easel, jobs, next } = patientEasel()
    const studio = studioWith([easel], 1e6)
    const [unlucky, hopeless, fine] = ['unlucky', 'hopeless', 'fine'].map((view) => studio.draw(GAME, view, ask()))
    const refused = expect(hopeless).rejects.toThrow('cannot')
    jobs[0]!.fall()
    await next()
    jobs[1]!.finish()
    await next()
    jobs[2]!.fail()
    await next()
    jobs[3]!.finish()
    expect((await unlucky)?.alt).toBe('unlucky')
    await refused
    expect((await fine)?.alt).toBe('fine')
  })

  it('draws at as many easels as there are, and sets up no more than it needs', async () => {
    const [first, second, third] = [patientEasel(), patientEasel(), patientEasel()]
    const studio = studioWith([first.easel, second.easel, third.easel], 1e6)
    const [slow, quick] = ['slow', 'quick'].map((view) => studio.draw(GAME, view, ask(), { share: view }))
    second.jobs[0]!.finish()
    expect((await quick)?.alt).toBe('quick')
    await second.next()
    void studio.draw(GAME, 'later', ask())
    expect([first, second, third].map(({ jobs }) => jobs.map(({ job }) => job.view))).toEqual([['slow'], ['quick', 'later'], []])
    first.jobs[0]!.finish()
    expect((await slow)?.alt).toBe('slow')
  })

  it('draws what is wanted in two places once, and gives neither what was meant for the other', async () => {
    const { easel, jobs, next } = patientEasel()
    const studio = studioWith([easel], 1e6)
    void studio.draw(GAME, 'first', ask())
    const [here, there] = ['here', 'there'].map((key) => studio.draw(GAME, 'same', ask(), { key }))
    void studio.draw(GAME, 'newer', ask(), { key: 'here' })
    for (let i = 0; i < 3; i++) {
      jobs[i]!.finish()
      await next()
    }
    expect((await here)?.alt).toBe('newer')
    expect((await there)?.alt).toBe('same')
    expect(jobs.map(({ job }) => job.view)).toEqual(['first', 'newer', 'same'])
    const [anybody, else_] = ['a', 'b'].map((key) => studio.draw(GAME, 'shared', ask(), { key }))
    jobs[3]!.finish()
    expect(await anybody).toBe(await else_)
    expect(jobs).toHaveLength(4)
  })

  it('forgets what was unused longest', async () => {
    const { easel, jobs, next } = patientEasel()
    const studio = studioWith([easel], 2500)
    for (const [i, view] of ['a', 'b', 'c', 'a'].entries()) {
      void studio.draw(GAME, view, ask())
      jobs[i]!.finish()
      await next()
    }
    expect(jobs).toHaveLength(4)
  })

  it('has no picture of a game nobody paints, and none once it is closed', async () => {
    const { easel } = patientEasel()
    const studio = studioWith([easel], 1e6)
    expect(await studio.draw('chess', 'view', ask())).toBeNull()
    studio.close()
    await expect(studio.draw(GAME, 'view', ask())).rejects.toThrow(/closed/)
  })

  it('names files by lot', async () => {
    const { easel, jobs } = patientEasel()
    const one = studioWith([easel], 1e6).draw(GAME, 'view', ask())
    const two = studioWith([easel], 1e6).draw(GAME, 'view', ask())
    for (const { finish } of jobs) finish()
    expect((await one)!.name).toMatch(/^[0-9a-f]{18}\.png$/)
    expect((await one)!.name).not.toBe((await two)!.name)
  })
})

describe('the drawing process', () => {
  let studio: Studio | undefined
  afterEach(() => studio?.close())

  const { state } = moments(eraOfAtlantis, { seats: 3, options: {}, seed: 3 }).next().value as Moment
  const view = eraOfAtlantis.game.view(state.board as never, null)
  const board: PictureAsk = { kind: 'overview', names: namesOf(3) }

  it('gives the very bytes one would get here, and lives on when something goes wrong', async () => {
    studio = openStudio()
    const there = await studio.draw(GAME, view, board)
    const here = draw(GAME, view, board)!
    expect(Buffer.compare(there!.bytes, here.bytes)).toBe(0)
    expect(there).toMatchObject({ alt: here.alt, width: here.width, height: here.height, type: here.type })
    expect(await studio.draw(GAME, view, { ...board, kind: 'hand' })).toBeNull()
    await expect(studio.draw(GAME, { order: null }, board)).rejects.toThrow(/TypeError.*render\/\w+\/[\w-]+\.ts:\d/s)
    expect((await studio.draw(GAME, view, { ...board, kind: 'place', about: 'eden' }))?.width).toBe(1200)
  })

  it('lets whoever answers people go first, and is started again when it has been killed', async () => {
    const easel = forkedEasel({ timeout: 20_000 })
    studio = studioWith([easel], 1e6)
    await studio.draw(GAME, view, board)
    const first = easel.pid!
    expect(getPriority(first)).toBe(Math.min(19, getPriority() + BEHIND.pictures))
    process.kill(first, 'SIGKILL')
    const after = await studio.draw(GAME, view, { ...board, kind: 'place', about: 'eden' })
    expect(after?.bytes.length).toBeGreaterThan(10_000)
    expect(easel.pid).not.toBe(first)
  })

  it('is ended for good when the studio closes in the middle of a picture', async () => {
    const easel = forkedEasel({ timeout: 20_000 })
    studio = studioWith([easel], 1e6)
    const order = studio.draw(GAME, view, board)
    await expect.poll(() => easel.pid).toBeDefined()
    studio.close()
    await expect(order).rejects.toThrow(/put away/)
    await expect.poll(() => easel.pid).toBeUndefined()
  })

  it('is ended when a picture takes too long', async () => {
    const easel = forkedEasel({ timeout: 1 })
    studio = studioWith([easel], 1e6)
    await expect(studio.draw(GAME, view, board)).rejects.toThrow(/longer than/)
    await expect.poll(() => easel.pid).toBeUndefined()
  })

  it('that is stuck is replaced, and its picture is drawn again', async () => {
    const [long, short] = [60_000, 20]
    const patience = [long, short, long]
    const easel = forkedEasel({
      get timeout() {
        return patience.shift()!
      },
    })
    studio = studioWith([easel], 1e6)
    await studio.draw(GAME, view, board)
    const first = easel.pid!
    process.kill(first, 'SIGSTOP')
    expect((await studio.draw(GAME, view, { ...board, kind: 'place', about: 'eden' }))?.width).toBe(1200)
    expect(easel.pid).not.toBe(first)
    expect(patience).toEqual([])
  })
})
