import type { APIEmbed } from 'discord-api-types/v10'
import { Markdown, MarkdownLine, Time } from '../markdown-view.tsx'
import { useMessage } from '../place.ts'
import { attachmentOf, fromItem, safeUrl } from './media.ts'
import { Exhibit } from './pictures.tsx'

/** Discord's older card, with all of its parts in their usual places. */
export function Embed({ embed }: { embed: APIEmbed }) {
  const message = useMessage()
  const picture = (image: { url: string; width?: number; height?: number }) => fromItem(message, image)
  const image = embed.image && picture(embed.image)
  const thumbnail = embed.thumbnail && picture(embed.thumbnail)
  return (
    <section class="embed" style={{ '--accent-own': embed.color ? colour(embed.color) : undefined }}>
      <div class="embed-words">
        {embed.provider?.name && <p class="embed-provider">{embed.provider.name}</p>}
        {embed.author && (
          <p class="embed-author">
            {embed.author.icon_url && <SmallIcon url={embed.author.icon_url} />}
            <Outside url={embed.author.url}>{embed.author.name}</Outside>
          </p>
        )}
        {embed.title && (
          <h3 class="embed-title">
            <Outside url={embed.url}>
              <MarkdownLine source={embed.title} />
            </Outside>
          </h3>
        )}
        {embed.description && <Markdown source={embed.description} />}
      </div>
      {thumbnail && <Exhibit medium={thumbnail} all={[thumbnail]} at={0} small />}
      {embed.fields && embed.fields.length > 0 && (
        <dl class="embed-fields">
          {embed.fields.map((field, i) => (
            <div key={i} class={field.inline ? 'inline' : ''}>
              <dt>
                <MarkdownLine source={field.name} />
              </dt>
              <dd>
                <Markdown source={field.value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {image && (
        <div class="embed-image">
          <Exhibit medium={image} all={[image]} at={0} />
        </div>
      )}
      {embed.video?.url && (
        <p>
          <Outside url={embed.video.url}>Watch the video</Outside>
        </p>
      )}
      {(embed.footer || embed.timestamp) && (
        <footer class="embed-footer">
          {embed.footer?.icon_url && <SmallIcon url={embed.footer.icon_url} />}
          <span>
            {embed.footer?.text}
            {embed.footer && embed.timestamp && ' · '}
            {embed.timestamp && <Time at={Date.parse(embed.timestamp)} style="s" />}
          </span>
        </footer>
      )}
    </section>
  )
}

function SmallIcon({ url }: { url: string }) {
  return <img class="embed-icon" src={safeUrl(attachmentOf(useMessage(), url)?.url ?? url)} alt="" width={20} height={20} />
}

/** A link only where there is a safe address. */
function Outside({ url, children }: { url?: string | undefined; children: preact.ComponentChildren }) {
  if (!url || !/^https?:\/\//.test(url)) return <>{children}</>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}

/** Discord's colours are numbers. */
export function colour(value: number): string {
  return `#${value.toString(16).padStart(6, '0')}`
}
