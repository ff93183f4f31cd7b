// How a picture is looked at: how large, and moved by how much from the middle; and the wheel, fingers and mouse that change it.
import { useEffect } from 'preact/hooks'

export interface View {
  scale: number
  x: number
  y: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
const MOST = 8

/** Zooms about a point measured from the middle of the stage, so that what is under the fingers stays there. */
export function zoomed(factor: number, about = { x: 0, y: 0 }) {
  return ({ scale, x, y }: View): View => {
    const next = Math.min(MOST, Math.max(1, scale * factor))
    if (next === 1) return WHOLE
    const by = next / scale
    return { scale: next, x: about.x - (about.x - x) * by, y: about.y - (about.y - y) * by }
  }
}

export function moved(dx: number, dy: number) {
  return (view: View): View => (view.scale === 1 ? view : { ...view, x: view.x + dx, y: view.y + dy })
}

// Further than a trembling finger, nearer than half a phone.
const SWIPE = 60

/** Listens on the stage itself: the wheel and fingers must be kept from scrolling the page, which passive listeners cannot do. */
export function useGestures(
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
