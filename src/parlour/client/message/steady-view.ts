import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { WireMessage } from '../../wire.ts'
import type { Talk } from '../talk.ts'

/** So many pixels from the end still count as being there. */
export const NEAR = 120

/**
 * Keeps what is being read where it is while messages come and go above and below it. Whoever is at the very end stays at the
 * end instead. The box runs from bottom to top, so its end is at 0 and everything above is negative.
 */
export function useSteadyView(box: RefObject<HTMLElement>, talk: Talk): { letGo: () => void } {
  const drawn = useRef<{ messages: readonly WireMessage[]; newer: boolean }>()
  const held = useRef<{ element: HTMLElement; top: number }>()
  const free = useRef(false)
  const messages = talk.messages.value
  const newer = talk.newer.value

  // While this runs the page still shows the old messages.
  if (box.current && drawn.current?.messages !== messages) {
    const isAtEnd = box.current.scrollTop > -NEAR && !drawn.current?.newer
    held.current = isAtEnd || free.current ? undefined : firstInView(box.current)
  }
  useLayoutEffect(() => {
    drawn.current = { messages, newer }
    const { current: at } = held
    held.current = undefined
    free.current = false
    if (at?.element.isConnected) box.current!.scrollTop += at.element.getBoundingClientRect().top - at.top
  }, [messages, newer])

  return {
    /** The next change moves the view: its reader asked to be taken elsewhere. */
    letGo() {
      free.current = true
    },
  }
}

function firstInView(box: HTMLElement): { element: HTMLElement; top: number } | undefined {
  const edge = box.getBoundingClientRect().top
  for (const element of box.querySelectorAll<HTMLElement>('article')) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > edge) return { element, top }
  }
  return undefined
}
