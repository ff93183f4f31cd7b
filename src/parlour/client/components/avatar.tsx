import { useState } from 'preact/hooks'

/** A picture, or the first letter where there is none; always beside a name, hence silent. */
export function Avatar({ url, name, size = 40 }: { url?: string | undefined; name: string; size?: number }) {
  const [broken, setBroken] = useState(false)
  const style = { '--wanted': `${size}px`, '--hue': hue(name) }
  if (!url || broken) {
    return (
      <span class="avatar letter" style={style} aria-hidden="true">
        {[...name.trim()][0]?.toUpperCase() ?? '?'}
      </span>
    )
  }
  return <img class="avatar" style={style} src={url} alt="" width={size} height={size} onError={() => setBroken(true)} />
}

/** The same name has the same colour on every page. */
function hue(name: string): number {
  return [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 360, 7)
}
