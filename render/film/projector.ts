/**
 * Films are made one at a time, in a process of their own that is there only as long as it has something to do. Frames are asked for one by
 * one, so nobody has to hold a whole game in memory; equal films are made once.
 */
import { randomBytes } from 'node:crypto'
import { BEHIND, forkedHelper } from '../../src/helpers/helper.ts'
import { isFilmed } from '../versions.ts'
import { type Done, type FilmOrder, openDesk } from './desk.ts'
import { MOST_FILM_BYTES } from './encoder.ts'
import type { Cast, Film, Frame } from './frames.ts'

export type Reel = {
  readonly cast: Cast
  /** For those who cannot see it. */
  readonly alt: string
  /** From the first on, whenever it is asked for: a film that came out too large is made once more. */
  frames(): AsyncIterable<Frame>
}

export interface Projector {
  /** Can that game be filmed? */
  shows(game: string): boolean
  /** `key` says what it shows: who asks for the same gets the same. */
  film(key: string, reel: () => Promise<Reel>): Promise<Film>
  /** The same, if it is there already. */
  ready(key: string): Film | undefined
  close(): void
}

/** Finer first; nearly all are small enough at once. */
const COARSENESS = [27, 34, 42]
/** Bytes of finished films kept at hand. */
const KEPT = 24_000_000

type Desk = { give(order: FilmOrder): Promise<Done>; close(): void }

export async function cut(give: Desk['give'], { cast, alt, frames }: Reel): Promise<Film> {
  for (const coarseness of COARSENESS) {
    await give({ begin: cast, coarseness })
    for await (const frame of frames()) await give({ frame })
    const done = await give('finish')
    if (done === 'next') throw new Error('the film was not finished')
    const bytes = Buffer.from(done.film)
    if (bytes.length <= MOST_FILM_BYTES) return { bytes, type: 'video/mp4', alt, name: `${randomBytes(9).toString('hex')}.mp4` }
  }
  throw new Error(`a film does not fit into ${MOST_FILM_BYTES} bytes`)
}

/** In this very process: for tests and small tools. */
export const localDesk = (): Desk => ({ give: openDesk(), close() {} })

/** On a machine that has better things to do, a frame may have to wait. */
const PATIENCE = 300_000

function forkedDesk(): Desk {
  const source = new URL('./film-process.ts', import.meta.url)
  const helper = forkedHelper<FilmOrder, Done>({ name: 'film-process', source, job: 'a frame', behind: BEHIND.films })
  return { give: (order) => helper.do(order, PATIENCE), close: helper.close }
}

export function openProjector(open: () => Desk = forkedDesk, kept = KEPT): Projector {
  const finished = new Map<string, Film>()
  const making = new Map<string, Promise<Film>>()
  let last: Promise<unknown> = Promise.resolve()
  let current: Desk | undefined
  let closed = false

  async function make(reel: () => Promise<Reel>): Promise<Film> {
    if (closed) throw new Error('the projector is put away')
    const desk = open()
    current = desk
    try {
      return await cut(desk.give, await reel())
    } finally {
      desk.close()
    }
  }

  function keep(key: string, film: Film): void {
    finished.set(key, film)
    let bytes = [...finished.values()].reduce((sum, each) => sum + each.bytes.length, 0)
    for (const [oldest, { bytes: old }] of finished) {
      if (bytes <= kept || oldest === key) break
      finished.delete(oldest)
      bytes -= old.length
    }
  }

  return {
    shows: isFilmed,
    ready: (key) => finished.get(key),
    film(key, reel) {
      const there = finished.get(key)
      if (there) return Promise.resolve(there)
      const under = making.get(key)
      if (under) return under
      const promise = last
        .then(() => make(reel))
        .then((film) => {
          keep(key, film)
          return film
        })
        .finally(() => making.delete(key))
      making.set(key, promise)
      last = promise.catch(() => {})
      return promise
    },
    close() {
      closed = true
      current?.close()
    },
  }
}
