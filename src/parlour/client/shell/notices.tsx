import { useEffect, useState } from 'preact/hooks'
import { useSession } from '../session.ts'

const PATIENCE = 700

/** Says that the line is down, but not for a hiccup nobody would notice. */
export function LineNotice() {
  const session = useSession()
  const lost = session.line.value === 'lost'
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!lost) return setLong(false)
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [lost])
  return (
    <div class="line-notice" role="status">
      {long && <p>The parlour is out of reach. Trying again…</p>}
    </div>
  )
}

/** What went wrong with something that has no place of its own to say it. */
export function Notice() {
  const session = useSession()
  return (
    <div class="notice" role="status">
      {session.notice.value && <p>{session.notice.value}</p>}
    </div>
  )
}
