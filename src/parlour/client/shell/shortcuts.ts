import { useEffect } from 'preact/hooks'
import { useSession } from '../session.ts'
import { orderedChannels } from './channel-order.ts'

/** `/` to the composer, Alt with arrows through the channels, Alt with a digit to a person. */
export function useShortcuts(): void {
  const session = useSession()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return // a window has the keyboard to itself
      const seat = session.route.value.seats[session.active.value]
      if (event.key === '/' && !isTyping(event.target)) {
        const composer = document.getElementById(`composer-${session.active.value}`)
        if (!composer) return
        event.preventDefault()
        composer.focus()
        const world = seat && session.worlds.value.get(seat.person)
        if (world && seat.channel) world.talk(seat.channel).draft.value ||= '/'
      } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && seat) {
        const world = session.worlds.value.get(seat.person)
        const ids = world ? orderedChannels(world).map(({ id }) => id) : []
        const next = ids.at((ids.indexOf(seat.channel ?? '') + (event.key === 'ArrowUp' ? -1 : 1)) % ids.length)
        if (!next) return
        event.preventDefault()
        session.go({ person: seat.person, channel: next })
      } else if (event.altKey && /^Digit[1-9]$/.test(event.code)) {
        const person = session.people.value[Number(event.code.slice(5)) - 1]
        if (!person) return
        event.preventDefault()
        session.sit(person.id)
      }
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** A slash in a text field is a slash. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
