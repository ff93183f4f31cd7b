/**
 * The studio takes orders for pictures, and has them drawn at several easels at once. Equal orders are drawn once; of several orders
 * waiting for the same place (a table's card, say) only the newest is drawn, and all who waited get it. Tables take turns: whoever wants
 * many pictures at once waits for them alone.
 */
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { newLine } from '../src/kernel/line.ts'
import { type Easel, EaselFell, forkedEasel, type Job, localEasel } from './easel.ts'
import { openProjector, type Projector } from './film/projector.ts'
import { digest } from './kit/digest.ts'
import type { AnyAsk, Picture } from './picture.ts'
import { isPainted, VERSIONS } from './versions.ts'

export interface Studio {
  /**
   * `key` names the place the picture is for: an order that still waits there is replaced by a newer one. Whoever orders
   * under one key must be allowed to see what the others order. `share` says among whom the studio's time is divided: a
   * table, say. `null`: there is no such picture of this view.
   */
  draw(
    game: string,
    view: unknown,
    ask: AnyAsk,
    options?: { readonly key?: string; readonly share?: string },
  ): Promise<Picture | null>
  /** One of a game's signs by itself. Where pictures are only made believe, there are no signs. */
  sign?(game: string, sign: string): Promise<Picture | null>
  /** Where pictures are only made believe, there are no films. */
  readonly films?: Projector
  close(): void
}

export type Settings = {
  /** Draw in this process instead of others. */
  readonly local?: boolean
  /** In how many processes; one core is left to the bot unless it is said. */
  readonly easels?: number | undefined
  /** Milliseconds one picture may take. */
  readonly timeout?: number
  /** Bytes of finished pictures kept at hand. */
  readonly kept?: number
}

type Order = Job & {
  readonly content: string
  readonly key: string | undefined
  readonly promise: Promise<Picture | null>
  resolve(picture: Picture | null | Promise<Picture | null>): void
  reject(error: unknown): void
}

const oneCoreLess = () => Math.max(1, availableParallelism() - 1)

export function openStudio({
  local = false,
  easels = oneCoreLess(),
  timeout = 10_000,
  kept = 32_000_000,
}: Settings = {}): Studio {
  if (local) return studioWith([localEasel()], kept)
  const films = openProjector()
  const studio = studioWith(
    Array.from({ length: easels }, () => forkedEasel({ timeout })),
    kept,
  )
  return {
    ...studio,
    films,
    close() {
      films.close()
      studio.close()
    },
  }
}

export function studioWith(easels: readonly Easel[], kept: number): Studio {
  const finished = shelf(kept)
  const waiting = newLine<Order>()
  const drawing = new Map<Easel, Order>()
  let closed = false

  /** What is there already, or will be in a moment. */
  const known = (content: string): Promise<Picture | null> | undefined => {
    const ready = finished.get(content)
    if (ready !== undefined) return Promise.resolve(ready)
    return [...drawing.values()].find((order) => order.content === content)?.promise
  }

  /** The first easel that is free takes the next order: the others are only set up once there is more to do. */
  function work(): void {
    for (const easel of easels) {
      if (drawing.has(easel)) continue
      const order = nextUnknown()
      if (!order) return
      drawing.set(easel, order)
      void drawn(easel, order)
        .then((picture) => {
          finished.put(order.content, picture)
          order.resolve(picture)
        }, order.reject)
        .finally(() => {
          drawing.delete(easel)
          work()
        })
    }
  }
  /** What others ordered for another place may be drawn by now. */
  function nextUnknown(): Order | undefined {
    for (let order = waiting.next(); order; order = waiting.next()) {
      const picture = known(order.content)
      if (!picture) return order
      order.resolve(picture)
    }
    return undefined
  }

  const studio: Studio = {
    draw(game, view, ask, { key, share = key ?? '' } = {}) {
      if (closed) return Promise.reject(new Error('the studio is closed'))
      if (!isPainted(game)) return Promise.resolve(null)
      const content = digest([game, VERSIONS[game], view, ask])
      const picture = known(content)
      if (picture) return picture
      // Only what cannot be replaced by something else, or for the same place by the same people.
      const same = waiting.all().find((order) => order.content === content && order.key === key)
      if (same) return same.promise
      const order: Order = { game, view, ask, content, key, ...openPromise<Picture | null>() }
      const replaced = key === undefined ? undefined : waiting.all().find((other) => other.key === key)
      if (replaced) {
        waiting.replace(replaced, order)
        replaced.resolve(order.promise)
      } else waiting.push(share, order)
      work()
      return order.promise
    },
    sign: (game, sign) => studio.draw(game, null, { kind: 'sign', sign }, { share: 'signs' }),
    close() {
      closed = true
      for (const easel of easels) easel.close()
      for (let order = waiting.next(); order; order = waiting.next()) order.reject(new Error('the studio is closed'))
    },
  }
  return studio
}

/** A process that ends in the middle of a picture, or gets stuck in it, gets a second chance: it may have had other reasons. */
async function drawn(easel: Easel, job: Job): Promise<Picture | null> {
  const print = await easel.draw(job).catch((error) => {
    if (error instanceof EaselFell) return easel.draw(job)
    throw error
  })
  return print && { ...print, name: `${randomBytes(9).toString('hex')}.${print.type === 'image/png' ? 'png' : 'jpg'}` }
}

/** Finished pictures, the longest unused leaving first when there are too many bytes. */
function shelf(most: number) {
  const pictures = new Map<string, Picture | null>()
  const size = (picture: Picture | null) => (picture?.bytes.length ?? 0) + 1000
  let bytes = 0
  return {
    get(content: string): Picture | null | undefined {
      const picture = pictures.get(content)
      if (picture === undefined) return undefined
      pictures.delete(content)
      pictures.set(content, picture)
      return picture
    },
    put(content: string, picture: Picture | null): void {
      pictures.set(content, picture)
      bytes += size(picture)
      for (const [oldest, old] of pictures) {
        if (bytes <= most || oldest === content) break
        pictures.delete(oldest)
        bytes -= size(old)
      }
    },
  }
}

/** A promise and its two ends; built into Node from version 22. */
function openPromise<T>() {
  let resolve!: (value: T | Promise<T>) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  promise.catch(() => {}) // an order whose customer has left must not end the bot
  return { promise, resolve, reject }
}
