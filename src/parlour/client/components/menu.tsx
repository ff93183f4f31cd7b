import { useRef } from 'preact/hooks'
import { Icon, type IconName } from './icon.tsx'
import { type Anchor, Sheet } from './sheet.tsx'

export interface MenuItem {
  label: string
  icon: IconName
  act: () => void
  danger?: boolean
  /** What it does takes the menu's place, so the menu does not close by itself. */
  opensMore?: boolean
}

/** A short list of things to do, by pointer or arrow keys. */
export function Menu(props: { title: string; items: MenuItem[]; anchor: Anchor; onClose: () => void }) {
  const list = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const buttons = [...list.current!.querySelectorAll('button')]
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    buttons.at(next % buttons.length)?.focus()
  }
  return (
    <Sheet title={props.title} anchor={props.anchor} onClose={props.onClose} bare class="menu">
      <div role="menu" aria-label={props.title} ref={list} onKeyDown={step}>
        {props.items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            class={item.danger ? 'danger' : ''}
            onClick={() => {
              if (!item.opensMore) props.onClose()
              item.act()
            }}
          >
            <Icon name={item.icon} />
            {item.label}
          </button>
        ))}
      </div>
    </Sheet>
  )
}

const HOLD = 450
const OWN_MENU = 'a, input, textarea, select, video, audio'

/** Right click on a computer, a long press on a phone. Links and text fields keep the menu the browser has for them. */
export function useMenuGesture(open: (at: { x: number; y: number }) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const stop = () => clearTimeout(timer.current)
  const isOurs = (event: Event) =>
    event.target instanceof Element && !event.target.closest(OWN_MENU) && getSelection()?.isCollapsed !== false
  return {
    onContextMenu: (event: MouseEvent) => {
      if (!isOurs(event)) return
      event.preventDefault()
      stop()
      open({ x: event.clientX, y: event.clientY })
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || !isOurs(event)) return
      timer.current = setTimeout(() => open({ x: event.clientX, y: event.clientY }), HOLD)
    },
    onPointerMove: stop,
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}
