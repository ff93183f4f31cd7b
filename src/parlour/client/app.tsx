import { useComputed } from '@preact/signals'
import { render } from 'preact'
import { useEffect } from 'preact/hooks'
import { startClock } from './clock.ts'
import { Lightbox } from './message/lightbox.tsx'
import { Welcome } from './people/welcome.tsx'
import { Session, SessionProvider, useSession } from './session.ts'
import { useDefaultSeat } from './shell/default-seat.ts'
import { Layout } from './shell/layout.tsx'
import { LineNotice, Notice } from './shell/notices.tsx'
import { useShortcuts } from './shell/shortcuts.ts'
import { applyTheme } from './shell/theme.ts'

/** The page: who is wanted goes into the tab's title, so that a hidden tab can call. */
function App() {
  const session = useSession()
  useDefaultSeat()
  useShortcuts()
  const wanted = useComputed(() => {
    const shown = session.route.value.seats.map(({ person }) => session.worlds.value.get(person))
    return shown.flatMap((world) => [...(world?.channels.value.values() ?? [])]).reduce((sum, { mentions }) => sum + mentions, 0)
  })
  useEffect(() => {
    document.title = wanted.value > 0 ? `(${wanted.value}) Parlour` : 'Parlour'
  }, [wanted.value])
  return (
    <>
      <LineNotice />
      {session.people.value.length === 0 && session.line.value === 'open' ? <Welcome /> : <Layout />}
      <Lightbox />
      <Notice />
    </>
  )
}

// The one place where anything global comes to life; everything else gets it handed down.
const session = new Session()
applyTheme()
startClock()
session.start()
render(
  <SessionProvider value={session}>
    <App />
  </SessionProvider>,
  document.getElementById('parlour')!,
)
