import { signal } from '@preact/signals'

/** Now, renewed each second: for "in 5 minutes". A page that nobody looks at does not need it. */
export const now = signal(Date.now())

export function startClock(): void {
  setInterval(() => {
    if (!document.hidden) now.value = Date.now()
  }, 1000)
}
