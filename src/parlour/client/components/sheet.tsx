import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { IconButton } from './icon.tsx'

/** Something on the page, or the point that was pressed. */
export type Anchor = Element | { x: number; y: number }

interface SheetProps {
  title: string
  onClose: () => void
  children: ComponentChildren
  /** Where to appear on a wide screen; without one, in the middle. On a phone it always rises from the bottom. */
  anchor?: Anchor | undefined
  /** Menus and lists name themselves to screen readers only. */
  bare?: boolean
  /** A slip of the finger beside the window must not throw away what was filled in. */
  keep?: boolean
  class?: string
}

/**
 * The one window of the page: forms, lists and menus. The browser's own dialog keeps the focus inside, makes everything else
 * inert, closes on Escape and gives the focus back.
 */
export function Sheet({ title, onClose, children, anchor, bare, keep, class: kind = '' }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  useLayoutEffect(() => {
    const window = dialog.current!
    window.showModal()
    if (anchor) place(window, anchor)
    // A list that was still on its way when the window opened must not grow over the edge.
    const growth = new ResizeObserver(() => {
      if (anchor && window.getBoundingClientRect().bottom > innerHeight) place(window, anchor)
    })
    growth.observe(window)
    return () => {
      growth.disconnect()
      window.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={`sheet ${anchor ? 'anchored' : 'centred'} ${kind}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // what happens in here is no business of the message or form that the window was opened from
      onKeyDown={stop}
      onContextMenu={stop}
      onPointerDown={(event) => {
        stop(event)
        pressed.current = event.target
      }}
      // the finger whose long press opened the window also lifts over it; only what was pressed in here counts
      onClickCapture={(event) => {
        if (event.detail > 0 && !pressed.current) {
          stop(event)
          event.preventDefault()
        }
      }}
      onClick={(event) => {
        stop(event)
        if (!keep && event.target === dialog.current && pressed.current === dialog.current) onClose()
      }}
    >
      <div class="sheet-body">
        {!bare && (
          <header class="sheet-head">
            <h2>{title}</h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </header>
        )}
        {children}
      </div>
    </dialog>
  )
}

function stop(event: Event): void {
  event.stopPropagation()
}

const GAP = 6

/** Below the anchor where there is room, else above; never over the edge. The style sheet uses these on wide screens only. */
function place(dialog: HTMLDialogElement, anchor: Anchor): void {
  const box = anchor instanceof Element ? anchor.getBoundingClientRect() : new DOMRect(anchor.x, anchor.y, 0, 0)
  dialog.style.setProperty('--least', `${Math.round(Math.min(box.width, 420))}px`)
  const { offsetWidth: width, offsetHeight: height } = dialog
  const below = box.bottom + GAP + height <= innerHeight
  const top = below ? box.bottom + GAP : box.top - GAP - height
  dialog.style.setProperty('--x', `${clamp(box.left, innerWidth - width)}px`)
  dialog.style.setProperty('--y', `${clamp(top, innerHeight - height)}px`)
}

function clamp(value: number, most: number): number {
  return Math.round(Math.max(GAP, Math.min(value, most - GAP)))
}
