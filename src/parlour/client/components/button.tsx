import type { APIButtonComponent } from 'discord-api-types/v10'
import { Style } from '../kinds.ts'
import { useMessage } from '../place.ts'
import { useWorld } from '../session.ts'
import { Emoji } from './emoji.tsx'
import { Icon } from './icon.tsx'

// Style 2 and anything newer look like the plain button.
const CLASSES: Partial<Record<number, string>> = {
  [Style.primary]: 'primary',
  [Style.success]: 'success',
  [Style.danger]: 'danger',
}

/** While the bot is thinking about one press, others on the same message wait; Discord does the same. */
export function ButtonView({ button }: { button: APIButtonComponent }) {
  const world = useWorld()
  const message = useMessage()
  if (button.style === Style.premium) return <span class="placeholder">A purchase, not on offer here.</span>
  const face = (
    <>
      {button.emoji && <Emoji emoji={button.emoji} />}
      {button.label && <span>{button.label}</span>}
    </>
  )
  if (button.style === Style.link) {
    if (button.disabled || !/^https?:\/\//.test(button.url)) {
      return (
        <button type="button" class="button" disabled>
          {face}
        </button>
      )
    }
    return (
      <a class="button" href={button.url} target="_blank" rel="noopener noreferrer">
        {face}
        <Icon name="link" />
      </a>
    )
  }
  const { custom_id } = button
  const waiting = world.busy.value.get(message.id)
  return (
    <button
      type="button"
      class={`button ${CLASSES[button.style] ?? ''} ${waiting === custom_id ? 'waiting' : ''}`}
      disabled={button.disabled ?? false}
      aria-disabled={waiting !== undefined}
      aria-busy={waiting === custom_id}
      aria-label={button.label ? undefined : (button.emoji?.name ?? 'Button')}
      onClick={() => void world.use(message, { custom_id })}
    >
      {face}
    </button>
  )
}
