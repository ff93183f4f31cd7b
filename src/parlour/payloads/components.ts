/** Components on their way in (numbered, defaults filled in) and on their way out (files become addresses). */
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIFileComponent,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APIThumbnailComponent,
  type APIUnfurledMediaItem,
  SeparatorSpacingSize,
  ComponentType as Type,
} from 'discord-api-types/v10'
import type { MessageComponents } from '../rules/components.ts'

type Given = MessageComponents[number]
type GivenRow = Extract<Given, { type: Type.ActionRow }>
type GivenSection = Extract<Given, { type: Type.Section }>
type GivenInContainer = Extract<Given, { type: Type.Container }>['components'][number]

/** Discord numbers what came without a number, in reading order, around the numbers that were given. */
export function dress(components: MessageComponents): APIMessageTopLevelComponent[] {
  const taken = new Set<number>()
  JSON.stringify(components, (key, value) => {
    if (key === 'id' && typeof value === 'number') taken.add(value)
    return value
  })
  let last = 0
  const number = ({ id }: { id?: number }): number => {
    if (id) return id
    do last++
    while (taken.has(last))
    return last
  }

  const row = (given: GivenRow): APIActionRowComponent<APIComponentInMessageActionRow> => ({
    type: Type.ActionRow,
    id: number(given),
    components: given.components.map((inner): APIComponentInMessageActionRow => {
      if (inner.type === Type.Button) return { ...inner, id: number(inner) }
      return { ...inner, id: number(inner), min_values: inner.min_values ?? 1, max_values: inner.max_values ?? 1 }
    }),
  })
  const accessory = (given: GivenSection['accessory']): APIButtonComponent | APIThumbnailComponent =>
    given.type === Type.Button
      ? { ...given, id: number(given) }
      : { ...given, id: number(given), description: given.description ?? null, spoiler: given.spoiler ?? false }
  const section = (given: GivenSection): APISectionComponent => ({
    type: Type.Section,
    id: number(given),
    components: given.components.map((inner) => ({ ...inner, id: number(inner) })),
    accessory: accessory(given.accessory),
  })
  const simple = (given: GivenInContainer): APIComponentInContainer => {
    switch (given.type) {
      case Type.ActionRow:
        return row(given)
      case Type.Section:
        return section(given)
      case Type.TextDisplay:
        return { ...given, id: number(given) }
      case Type.File:
        return { ...given, id: number(given), spoiler: given.spoiler ?? false }
      case Type.Separator:
        return {
          ...given,
          id: number(given),
          divider: given.divider ?? true,
          spacing: given.spacing ?? SeparatorSpacingSize.Small,
        }
      case Type.MediaGallery:
        return {
          type: Type.MediaGallery,
          id: number(given),
          items: given.items.map((item) => ({ ...item, description: item.description ?? null, spoiler: item.spoiler ?? false })),
        }
    }
  }
  return components.map((given) =>
    given.type === Type.Container
      ? {
          type: Type.Container,
          id: number(given),
          accent_color: given.accent_color ?? null,
          spoiler: given.spoiler ?? false,
          components: given.components.map(simple),
        }
      : simple(given),
  )
}

export interface ShownFile {
  media: APIUnfurledMediaItem
  name: string
  size: number
}
type Resolve = (url: string) => { media: APIUnfurledMediaItem; file?: ShownFile }

const fileFace = (component: APIFileComponent, resolve: Resolve): APIFileComponent => {
  const { media, file } = resolve(component.file.url)
  return { ...component, file: media, ...(file && { name: file.name, size: file.size }) }
}

/** The stored components with the addresses that `resolve` gives to pictures and files. */
export function unveil(components: APIMessageTopLevelComponent[], resolve: Resolve): APIMessageTopLevelComponent[] {
  const inner = (component: APIComponentInContainer): APIComponentInContainer => {
    switch (component.type) {
      case Type.MediaGallery:
        return { ...component, items: component.items.map((item) => ({ ...item, media: resolve(item.media.url).media })) }
      case Type.File:
        return fileFace(component, resolve)
      case Type.Section: {
        const { accessory } = component
        if (accessory.type !== Type.Thumbnail) return component
        return { ...component, accessory: { ...accessory, media: resolve(accessory.media.url).media } }
      }
      default:
        return component
    }
  }
  return components.map((component) =>
    component.type === Type.Container ? { ...component, components: component.components.map(inner) } : inner(component),
  )
}
