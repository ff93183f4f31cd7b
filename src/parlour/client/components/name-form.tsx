import { useState } from 'preact/hooks'

interface NameFormProps {
  label?: string
  about?: string
  /** What it is called so far. */
  name?: string
  longest: number
  /** What the button says. */
  action: string
  /** Whatever it throws is shown, and the form stays. */
  onName: (name: string) => Promise<void>
}

/** Asks for a name and for nothing else. */
export function NameForm({ label = 'Name', about, name: before = '', longest, action, onName }: NameFormProps) {
  const [name, setName] = useState(before)
  const [fault, setFault] = useState('')
  const submit = async (event: Event) => {
    event.preventDefault()
    if (!name.trim()) return setFault('Please give a name.')
    try {
      await onName(name.trim())
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  return (
    <form onSubmit={submit}>
      <div class="form-fields">
        {about && <p class="field-about">{about}</p>}
        <label class="field">
          <span class="field-label">{label}</span>
          <input
            type="text"
            autofocus
            maxLength={longest}
            autocomplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
      </div>
      <footer class="form-foot">
        <button type="submit" class="button primary">
          {action}
        </button>
      </footer>
    </form>
  )
}
