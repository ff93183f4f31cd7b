import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { FieldValue, WireModal } from '../../wire.ts'
import { Sheet } from '../components/sheet.tsx'
import { Markdown } from '../markdown-view.tsx'
import { useSession, useWorld } from '../session.ts'
import { FieldView } from './field.tsx'
import { itemsOf, objection, startingValue } from './fields.ts'

const ANSWERABLE = ':is(input:not([type=file]), textarea, button)'

/** A form the bot has opened: a window in the middle, on a phone a sheet from below. */
export function Modal({ modal }: { modal: WireModal }) {
  const session = useSession()
  const world = useWorld()
  const form = useRef<HTMLFormElement>(null)
  const items = useMemo(() => itemsOf(modal.components), [modal])
  const fields = items.filter((item) => item.is === 'field')
  const [values, setValues] = useState(
    () => new Map(fields.map(({ part }): [string, FieldValue] => [part.custom_id, startingValue(part)])),
  )
  const [checked, setChecked] = useState(false)
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState('')

  // Straight to the first question; on a touch screen that would raise the keyboard over the rest of the form.
  useLayoutEffect(() => {
    const first = form.current!.querySelector<HTMLElement>(`.field ${ANSWERABLE}`)
    if (matchMedia('(pointer: fine)').matches && first) first.focus()
    else form.current!.focus()
  }, [])

  const submit = async (event: Event) => {
    event.preventDefault()
    if (sending) return
    const refused = fields.find(({ part }) => objection(part, values.get(part.custom_id)!))
    setChecked(true)
    if (refused) {
      const field = form.current!.querySelector<HTMLElement>(`[data-field="${CSS.escape(refused.part.custom_id)}"]`)
      return field?.querySelector<HTMLElement>(ANSWERABLE)?.focus()
    }
    setSending(true)
    const reason = await world.submit(modal, { values: Object.fromEntries(values) })
    setSending(false)
    setFault(reason ? `${reason}. Your answers are still here; you may try again.`.replace('..', '.') : '')
  }

  const several = session.people.value.length > 1
  return (
    <Sheet title={modal.title} onClose={() => world.dismiss(modal)} keep class="form">
      <form ref={form} tabIndex={-1} onSubmit={submit} noValidate>
        <div class="form-fields">
          {several && <p class="form-seat">You answer as {world.person.value.name}.</p>}
          {items.map((item, i) =>
            item.is === 'field' ? (
              <FieldView
                key={item.part.custom_id}
                field={item}
                value={values.get(item.part.custom_id)!}
                objection={checked ? objection(item.part, values.get(item.part.custom_id)!) : undefined}
                onChange={(value) => setValues((old) => new Map(old).set(item.part.custom_id, value))}
              />
            ) : item.is === 'text' ? (
              <Markdown key={i} source={item.content} />
            ) : (
              <p key={i} class="placeholder">
                Something this page cannot show (component {item.type}).
              </p>
            ),
          )}
        </div>
        <footer class="form-foot">
          {fault && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
          <button type="button" class="button" onClick={() => world.dismiss(modal)}>
            Cancel
          </button>
          <button type="submit" class={`button primary ${sending ? 'waiting' : ''}`} aria-busy={sending}>
            Submit
          </button>
        </footer>
      </form>
    </Sheet>
  )
}
