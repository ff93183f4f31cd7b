import type { APIComponentInMessageActionRow, APIMessageTopLevelComponent, APISectionComponent } from 'discord-api-types/v10'
import { Part } from '../kinds.ts'
import { Markdown } from '../markdown-view.tsx'
import { colour } from '../message/embed.tsx'
import { fromItem } from '../message/media.ts'
import { Exhibit, FileCard, Gallery } from '../message/pictures.tsx'
import { useMessage } from '../place.ts'
import { ButtonView } from './button.tsx'
import { SelectView } from './select.tsx'
import { Veil } from './veil.tsx'

/** The components of a message, both generations. A kind this page does not know is named, never fatal. */
export function Components({ list }: { list: readonly APIMessageTopLevelComponent[] }) {
  return list.map((component, i) => <ComponentView key={keyAt(list, i)} component={component} />)
}

/** Which of its kind it is: a picture that is added above leaves a list open that somebody is choosing from. */
function keyAt(list: readonly APIMessageTopLevelComponent[], i: number): string {
  const { type } = list[i]!
  return `${type} ${list.slice(0, i).filter((each) => each.type === type).length}`
}

function ComponentView({ component }: { component: APIMessageTopLevelComponent }) {
  const message = useMessage()
  switch (component.type) {
    case Part.row:
      return (
        <div class="row">
          {component.components.map((part) => (
            <Control key={'custom_id' in part ? part.custom_id : JSON.stringify(part)} part={part} />
          ))}
        </div>
      )
    case Part.container:
      return (
        <Veil on={component.spoiler ?? false}>
          <section
            class={`container ${component.accent_color == null ? '' : 'accented'}`}
            style={{ '--accent-own': component.accent_color == null ? undefined : colour(component.accent_color) }}
          >
            <Components list={component.components} />
          </section>
        </Veil>
      )
    case Part.section:
      return <Section section={component} />
    case Part.text:
      return <Markdown source={component.content} />
    case Part.gallery:
      return (
        <Gallery
          media={component.items.map(({ media, description, spoiler }) => fromItem(message, media, description, spoiler))}
        />
      )
    case Part.file: {
      const medium = fromItem(message, component.file, undefined, component.spoiler)
      return (
        <Veil on={component.spoiler ?? false}>
          <FileCard
            medium={{ ...medium, kind: medium.kind === 'audio' ? 'audio' : 'file', name: component.name ?? medium.name }}
          />
        </Veil>
      )
    }
    case Part.separator:
      return component.divider === false ? (
        <div class={`gap ${component.spacing === 2 ? 'large' : ''}`} />
      ) : (
        <hr class={component.spacing === 2 ? 'large' : ''} />
      )
    default:
      return <Unknown component={component} />
  }
}

/** Text on the left, one thing on the right: a picture or a button. */
function Section({ section }: { section: APISectionComponent }) {
  const message = useMessage()
  const { accessory } = section
  const thumbnail =
    accessory.type === Part.thumbnail ? fromItem(message, accessory.media, accessory.description, accessory.spoiler) : undefined
  return (
    <div class="section">
      <div class="section-words">
        <Components list={section.components} />
      </div>
      {thumbnail ? (
        <Exhibit medium={thumbnail} all={[thumbnail]} at={0} small />
      ) : (
        <Control part={accessory as APIComponentInMessageActionRow} />
      )}
    </div>
  )
}

/** What stands in a row or beside a section. */
function Control({ part }: { part: APIComponentInMessageActionRow }) {
  switch (part.type) {
    case Part.button:
      return <ButtonView button={part} />
    case Part.stringSelect:
    case Part.userSelect:
    case Part.roleSelect:
    case Part.mentionableSelect:
    case Part.channelSelect:
      return <SelectView select={part} />
    default:
      return <Unknown component={part} />
  }
}

function Unknown({ component }: { component: unknown }) {
  const type = typeof component === 'object' && component && 'type' in component ? String(component.type) : 'unknown'
  return <p class="placeholder">Something this page cannot show (component {type}).</p>
}
