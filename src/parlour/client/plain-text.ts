import type { Block, Inline } from './markdown.ts'
import { formatTime } from './time.ts'

/** The words alone, for notices, list entries and screen readers; a spoiler stays hidden. */
export function plainText(nodes: (Block | Inline)[], name: (kind: 'user' | 'role' | 'channel', id: string) => string): string {
  return nodes
    .map((node): string => {
      switch (node.is) {
        case 'text':
        case 'code':
        case 'codeblock':
          return node.text
        case 'break':
          return ' '
        case 'spoiler':
          return '▒▒▒'
        case 'list':
          return `${node.items.map((item) => plainText(item, name)).join(' · ')} `
        case 'user':
        case 'role':
        case 'channel':
          return `${node.is === 'channel' ? '#' : '@'}${name(node.is, node.id)}`
        case 'everyone':
          return `@${node.word}`
        case 'command':
          return `/${node.name}`
        case 'emoji':
          return '' // a picture beside its word
        case 'time':
          return formatTime(node.at, node.style, Date.now())
        case 'paragraph':
        case 'small':
        case 'heading':
        case 'quote':
          return `${plainText(node.inside, name)} `
        default:
          return plainText(node.inside, name)
      }
    })
    .join('')
}
