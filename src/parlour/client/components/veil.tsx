import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

/** Hides what is marked as a spoiler until it is asked for. */
export function Veil({ on, children }: { on: boolean; children: ComponentChildren }) {
  const [open, setOpen] = useState(!on)
  if (open) return <>{children}</>
  return (
    <button type="button" class="veil" onClick={() => setOpen(true)}>
      Spoiler — press to show
    </button>
  )
}
