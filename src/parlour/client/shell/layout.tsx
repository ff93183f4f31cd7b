import { useEffect, useRef, useState } from 'preact/hooks'
import { Boundary } from '../message/boundary.tsx'
import { PeopleStrip } from '../people/strip.tsx'
import { useSession } from '../session.ts'
import { Pane } from './pane.tsx'
import { Sidebar } from './sidebar.tsx'

/**
 * Wide: people at the edge, channels beside them, then one or two conversations. Narrow: the same people and channels in a drawer,
 * people also in a strip on top, and two conversations as pages to swipe between.
 */
export function Layout() {
  const session = useSession()
  const [drawer, setDrawer] = useState(false)
  const panes = useRef<HTMLElement>(null)
  const { seats } = session.route.value
  const active = session.active.value
  const place = JSON.stringify(seats)
  useEffect(() => setDrawer(false), [place])
  useEffect(() => {
    if (!drawer) return
    const shut = (event: KeyboardEvent) => event.key === 'Escape' && setDrawer(false)
    addEventListener('keydown', shut)
    return () => removeEventListener('keydown', shut)
  }, [drawer])
  // On a phone the two conversations lie side by side beyond the screen: whichever is in view is the active one.
  useEffect(() => {
    const box = panes.current!
    const shown = box.children[active]
    if (box.scrollWidth > box.clientWidth + 4 && shown) box.scrollTo({ left: active * box.clientWidth })
  }, [active, seats.length])
  const swiped = () => {
    const { scrollLeft, clientWidth, scrollWidth } = panes.current!
    if (scrollWidth > clientWidth + 4) session.active.value = Math.round(scrollLeft / clientWidth)
  }
  return (
    <div class={`layout ${seats.length > 1 ? 'two' : ''} ${drawer ? 'drawer-open' : ''}`}>
      <button type="button" class="skip" onClick={skipToComposer}>
        Skip to the conversation
      </button>
      <div class="drawer" id="drawer">
        <PeopleStrip upright />
        <Sidebar />
      </div>
      {drawer && (
        <button type="button" class="drawer-shade" aria-label="Close the channel list" onClick={() => setDrawer(false)} />
      )}
      <main ref={panes} class="panes" onScrollEnd={swiped}>
        {seats.map((seat, i) => (
          <Boundary key={i} what={`channel ${seat.channel} for ${seat.person}`}>
            <Pane seat={seat} index={i} active={i === active} onDrawer={() => setDrawer(true)} />
          </Boundary>
        ))}
      </main>
    </div>
  )
}

function skipToComposer(): void {
  document.querySelector<HTMLElement>('.pane.active .composer textarea, .pane.active .composer button')?.focus()
}
