import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon, IconButton } from '../components/icon.tsx'
import { type Picture, useSession } from '../session.ts'
import { moved, useGestures, WHOLE, zoomed } from './zoom.ts'

const STEP = 1.4

/** A picture over the whole page: wheel, pinch, double press or + and − to zoom, drag or arrow keys to move, sideways to the next. */
export function Lightbox() {
  const session = useSession()
  const shown = session.lightbox.value
  return shown ? <Open pictures={shown.pictures} at={shown.at} /> : null
}

/** Mounted while a picture is open, so that a dialog opens and closes exactly once. */
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
