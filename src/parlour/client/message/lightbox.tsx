import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon, IconButton } from '../components/icon.tsx'
import { type Picture, useSession } from '../session.ts'

const MOST = 8
const STEP = 1.4

interface View {
  scale: number
  x: number
  y: number
}

const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** A picture over the whole page: wheel, pinch, double press or + and − to zoom, drag or arrow keys to move, sideways to the next. */
export function Lightbox() {
  const session = useSession()
  const shown = session.lightbox.value
  return shown ? <Open pictures={shown.pictures} at={shown.at} /> : null
}

function Open({ pictures, at }: { pictures: Picture[]; at: number }) {
  const session = useSession()
  const picture = pictures[at]!
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(WHOLE)
  const close = () => {
    session.lightbox.value = undefined
  }
  const turn = (by: number) => {
    setView(WHOLE)
    const before = session.lightbox.value?.at ?? at
    if (pictures.length > 1) session.lightbox.value = { pictures, at: (before + by + pictures.length) % pictures.length }
  }
  useLayoutEffect(() => {
    dialog.current!.showModal()
    return () => dialog.current?.close()
  }, [])
  useGestures(stage, setView, turn)
  const keys: Record<string, () => void> = {
    '+': () => setView(zoomed(STEP)),
    '=': () => setView(zoomed(STEP)),
    '-': () => setView(zoomed(1 / STEP)),
    '0': () => setView(WHOLE),
    ArrowRight: () => (view.scale > 1 ? setView(moved(-80, 0)) : turn(1)),
    ArrowLeft: () => (view.scale > 1 ? setView(moved(80, 0)) : turn(-1)),
    ArrowUp: () => setView(moved(0, 80)),
    ArrowDown: () => setView(moved(0, -80)),
  }
  return (
    <dialog
      ref={dialog}
      class="lightbox"
      aria-label="Picture"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onKeyDown={(event) => {
        const act = keys[event.key]
        if (!act) return
        event.preventDefault()
        act()
      }}
    >
      <div class="lightbox-bar">
        <IconButton icon="minus" label="Smaller" onClick={() => setView(zoomed(1 / STEP))} />
        <button type="button" class="icon-button zoom" aria-label="Fit to the page" onClick={() => setView(WHOLE)}>
          {Math.round(view.scale * 100)}%
        </button>
        <IconButton icon="plus" label="Larger" onClick={() => setView(zoomed(STEP))} />
        <a
          class="icon-button"
          href={picture.url}
          target="_blank"
          rel="noopener"
          aria-label="Open the original"
          title="Open the original"
        >
          <Icon name="link" />
          <span class="unseen">Open the original</span>
        </a>
        <IconButton icon="close" label="Close" onClick={close} />
      </div>
      <div ref={stage} class="lightbox-stage">
        <img
          src={picture.url}
          alt={picture.alt}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      {pictures.length > 1 && (
        <>
          <IconButton icon="left" label="Previous picture" class="lightbox-turn before" onClick={() => turn(-1)} />
          <IconButton icon="right" label="Next picture" class="lightbox-turn after" onClick={() => turn(1)} />
        </>
      )}
      {picture.alt && <p class="lightbox-alt">{picture.alt}</p>}
    </dialog>
  )
}

/** Zooms about a point measured from the middle of the stage, so that what is under the fingers stays there. */
function zoomed(factor: number, about = { x: 0, y: 0 }) {
  return ({ scale, x, y }: View): View => {
    const next = Math.min(MOST, Math.max(1, scale * factor))
    if (next === 1) return WHOLE
    const by = next / scale
    return { scale: next, x: about.x - (about.x - x) * by, y: about.y - (about.y - y) * by }
  }
}

function moved(dx: number, dy: number) {
  return (view: View): View => (view.scale === 1 ? view : { ...view, x: view.x + dx, y: view.y + dy })
}

const SWIPE = 60

function useGestures(
  stage: { current: HTMLDivElement | null },
  setView: (change: (view: View) => View) => void,
  turn: (by: number) => void,
): void {
  useEffect(() => {
    const area = stage.current!
    const fingers = new Map<number, { x: number; y: number }>()
    let swept = 0
    let pinched = false
    const middle = (points: { x: number; y: number }[]) => {
      const box = area.getBoundingClientRect()
      const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
      return { x: sum.x / points.length - box.left - box.width / 2, y: sum.y / points.length - box.top - box.height / 2 }
    }
    const spread = () => {
      const [a, b] = [...fingers.values()]
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
    }
    const listen = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
      area.addEventListener(type, act, { passive: false })
    listen('wheel', (event) => {
      event.preventDefault()
      setView(zoomed(event.deltaY < 0 ? 1.15 : 1 / 1.15, middle([{ x: event.clientX, y: event.clientY }])))
    })
    listen('dblclick', (event) => {
      const about = middle([{ x: event.clientX, y: event.clientY }])
      setView((view) => (view.scale > 1 ? WHOLE : zoomed(2.5, about)(view)))
    })
    listen('pointerdown', (event) => {
      if (fingers.size === 0) [swept, pinched] = [0, false]
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      area.setPointerCapture(event.pointerId)
    })
    listen('pointermove', (event) => {
      const from = fingers.get(event.pointerId)
      if (!from) return
      const before = spread()
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.size === 2 && before > 0) {
        pinched = true
        setView(zoomed(spread() / before, middle([...fingers.values()])))
      } else {
        swept += event.clientX - from.x
        setView(moved(event.clientX - from.x, event.clientY - from.y))
      }
    })
    const lift = (event: PointerEvent) => {
      fingers.delete(event.pointerId)
      if (fingers.size > 0 || pinched || Math.abs(swept) < SWIPE) return
      const by = swept < 0 ? 1 : -1
      swept = 0
      setView((view) => {
        if (view.scale === 1) queueMicrotask(() => turn(by))
        return view
      })
    }
    listen('pointerup', lift)
    listen('pointercancel', lift)
  }, [])
}
