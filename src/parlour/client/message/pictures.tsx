import { useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { useMessage } from '../place.ts'
import { useSession, useWorld } from '../session.ts'
import { type Medium, readableSize } from './media.ts'

/** Pictures side by side where there is room; pressed, they open one after another in full size. */
export function Gallery({ media }: { media: Medium[] }) {
  return (
    <div class={`gallery ${media.length > 1 ? 'several' : ''}`}>
      {media.map((medium, at) => (
        <Exhibit key={medium.url} medium={medium} all={media} at={at} />
      ))}
    </div>
  )
}

/** One picture: veiled if it is a spoiler, described on demand, enlarged when pressed. */
export function Exhibit({ medium, all, at, small }: { medium: Medium; all: Medium[]; at: number; small?: boolean }) {
  const session = useSession()
  const world = useWorld()
  const message = useMessage()
  const [hidden, setHidden] = useState(medium.spoiler)
  const [told, setTold] = useState(false)
  const [broken, setBroken] = useState(false)
  if (broken) return <p class="placeholder">This picture cannot be shown. {medium.alt}</p>
  if (medium.kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the file comes as it is, its description stands with it
      <video class="exhibit" src={medium.url} controls preload="metadata" aria-label={medium.alt || medium.name} />
    )
  const open = () => {
    const pictures = all.filter(({ kind }) => kind === 'image')
    session.lightbox.value = { pictures, at: Math.max(0, pictures.indexOf(all[at]!)) }
  }
  const ratio = medium.width && medium.height ? `${medium.width} / ${medium.height}` : undefined
  return (
    <figure
      class={`exhibit ${small ? 'small' : ''} ${hidden ? 'hidden' : ''}`}
      style={{ '--width': medium.width ? `${medium.width}px` : undefined }}
    >
      <button
        type="button"
        class="exhibit-open"
        aria-label={hidden ? 'Hidden picture, press to show it' : `Enlarge the picture${medium.alt ? `: ${medium.alt}` : ''}`}
        onClick={hidden ? () => setHidden(false) : open}
      >
        <img
          src={medium.url}
          alt={hidden ? '' : medium.alt}
          loading="lazy"
          decoding="async"
          style={{ aspectRatio: ratio }}
          width={medium.width}
          height={medium.height}
          onError={async () => setBroken(!(await world.talk(message.channel_id).renew(message)))}
        />
        {hidden && <span class="exhibit-veil">Spoiler</span>}
      </button>
      {medium.alt && !hidden && !small && (
        <button type="button" class="alt-badge" aria-expanded={told} onClick={() => setTold(!told)} title={medium.alt}>
          ALT<span class="unseen">: description of the picture</span>
        </button>
      )}
      {told && <figcaption>{medium.alt}</figcaption>}
    </figure>
  )
}

/** Anything that is no picture, to be heard or taken home. */
export function FileCard({ medium }: { medium: Medium }) {
  if (medium.kind === 'audio')
    return (
      <div class="file-card">
        <span class="file-name">{medium.name}</span>
        {/* biome-ignore lint/a11y/useMediaCaption: the file comes as it is */}
        <audio src={medium.url} controls preload="metadata" />
      </div>
    )
  return (
    <a class="file-card" href={medium.url} download={medium.name} rel="noopener">
      <Icon name="file" />
      <span class="file-words">
        <span class="file-name">{medium.name}</span>
        <span class="file-size">{[readableSize(medium.size), medium.alt].filter(Boolean).join(' · ')}</span>
      </span>
      <Icon name="download" />
    </a>
  )
}
