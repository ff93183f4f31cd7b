import { useState } from 'preact/hooks'
import { addPerson } from '../calls.ts'
import { Sheet } from '../components/sheet.tsx'
import { useSession } from '../session.ts'

/** Another seat at the table, played by whoever sits at this page. */
export function AddPerson({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Add a person" onClose={onClose} class="form">
      <NewPersonForm onDone={onClose} />
    </Sheet>
  )
}

/** Whoever is added is sat down at once: that is what one adds people for. */
export function NewPersonForm({ onDone }: { onDone: () => void }) {
  const session = useSession()
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const add = async (event: Event) => {
    event.preventDefault()
    if (!name.trim()) return setFault('Please give a name.')
    try {
      const person = await addPerson({ name: name.trim() })
      onDone()
      session.sit(person.id)
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  return (
    <form onSubmit={add}>
      <div class="form-fields">
        <p class="field-about">Each person has a seat of their own: own messages, own secrets, own direct messages.</p>
        <label class="field">
          <span class="field-label">Name</span>
          <input
            type="text"
            autofocus
            maxLength={32}
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
          Sit down
        </button>
      </footer>
    </form>
  )
}
