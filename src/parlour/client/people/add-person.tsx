import { addPerson } from '../calls.ts'
import { NameForm } from '../components/name-form.tsx'
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
  return (
    <NameForm
      about="Each person has a seat of their own: own messages, own secrets, own direct messages."
      longest={32}
      action="Sit down"
      onName={async (name) => {
        const person = await addPerson({ name })
        onDone()
        session.meet(person)
        session.sit(person.id)
      }}
    />
  )
}
