import { Fragment } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { now } from './clock.ts'
import { Emoji } from './components/emoji.tsx'
import { type Block, type Inline, parseInline, parseMarkdown } from './markdown.ts'
import { ChannelMention, CommandMention, JumpLink, PersonMention, RoleMention } from './mention.tsx'
import { parseJump } from './route.ts'
import { formatTime, type TimeStyle } from './time.ts'

/** A message's text as Discord shows it. */
export function Markdown({ source }: { source: string }) {
  const tree = useMemo(() => parseMarkdown(source), [source])
  return (
    <div class={`markdown ${isOnlyEmoji(tree) ? 'jumbo' : ''}`}>
      <Blocks nodes={tree} />
    </div>
  )
}

/** The same for titles and names: marks, but no headings, lists or quotes. */
export function MarkdownLine({ source }: { source: string }) {
  return (
    <span class="markdown">
      <Inside nodes={useMemo(() => parseInline(source), [source])} />
    </span>
  )
}

function Blocks({ nodes }: { nodes: Block[] }) {
  return nodes.map((node, i) => <BlockView key={i} node={node} />)
}

function BlockView({ node }: { node: Block }) {
  switch (node.is) {
    case 'paragraph':
      return (
        <p>
          <Inside nodes={node.inside} />
        </p>
      )
    case 'small':
      return (
        <p class="small">
          <Inside nodes={node.inside} />
        </p>
      )
    case 'heading': {
      // the page's own headings stand above: a message starts at the third level
      const Heading = (['h3', 'h4', 'h5'] as const)[node.level - 1]!
      return (
        <Heading class={`level-${node.level}`}>
          <Inside nodes={node.inside} />
        </Heading>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks nodes={node.inside} />
        </blockquote>
      )
    case 'list': {
      const items = node.items.map((item, i) => (
        <li key={i}>
          <Blocks nodes={item} />
        </li>
      ))
      return node.ordered ? <ol start={node.start}>{items}</ol> : <ul>{items}</ul>
    }
    case 'codeblock':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls sideways, also by keyboard
        <pre tabIndex={0}>
          <code data-language={node.language || undefined}>{node.text}</code>
        </pre>
      )
  }
}

function Inside({ nodes }: { nodes: Inline[] }) {
  return nodes.map((node, i) => <InlineView key={i} node={node} />)
}

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

function InlineView({ node }: { node: Inline }) {
  switch (node.is) {
    case 'text':
      return <Fragment>{node.text}</Fragment>
    case 'break':
      return <br />
    case 'code':
      return <code>{node.text}</code>
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike': {
      const Tag = TAGS[node.is]
      return (
        <Tag>
          <Inside nodes={node.inside} />
        </Tag>
      )
    }
    case 'spoiler':
      return <Spoiler nodes={node.inside} />
    case 'link':
      return <Link url={node.url} nodes={node.inside} />
    case 'user':
      return <PersonMention id={node.id} />
    case 'role':
      return <RoleMention id={node.id} />
    case 'channel':
      return <ChannelMention id={node.id} />
    case 'everyone':
      return <span class="mention">@{node.word}</span>
    case 'command':
      return <CommandMention name={node.name} />
    case 'emoji':
      return <Emoji emoji={node} />
    case 'time':
      return <Time at={node.at} style={node.style} />
  }
}

/** Hidden from eyes and from screen readers until it is pressed. */
function Spoiler({ nodes }: { nodes: Inline[] }) {
  const [open, setOpen] = useState(false)
  if (open)
    return (
      <span class="spoiler open">
        <Inside nodes={nodes} />
      </span>
    )
  return (
    <button type="button" class="spoiler" aria-label="Spoiler, press to read" onClick={() => setOpen(true)}>
      <span aria-hidden="true">
        <Inside nodes={nodes} />
      </span>
    </button>
  )
}

/** Discord's own addresses lead around inside the parlour, all others out into a new tab that learns nothing of this one. */
function Link({ url, nodes }: { url: string; nodes: Inline[] }) {
  const jump = parseJump(url)
  const bare = nodes.length === 1 && nodes[0]?.is === 'text' && nodes[0].text === url
  if (jump) return <JumpLink jump={jump}>{bare ? undefined : <Inside nodes={nodes} />}</JumpLink>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" title={bare ? undefined : url}>
      <Inside nodes={nodes} />
    </a>
  )
}

/** Relative times keep up with the clock; the full date is in the title. */
export function Time({ at, style }: { at: number; style: TimeStyle }) {
  const date = new Date(at)
  const shown = formatTime(at, style, style === 'R' ? now.value : at)
  if (Number.isNaN(date.getTime())) return <span class="time">{shown}</span>
  return (
    <time class="time" dateTime={date.toISOString()} title={formatTime(at, 'F', at)}>
      {shown}
    </time>
  )
}

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s){1,24}$/u

/** Up to a handful of emoji and nothing else are shown large. */
function isOnlyEmoji(tree: Block[]): boolean {
  const [only, ...rest] = tree
  if (only?.is !== 'paragraph' || rest.length > 0 || only.inside.length > 8) return false
  return only.inside.every((node) => node.is === 'emoji' || (node.is === 'text' && EMOJI.test(node.text)))
}
