import { NewPersonForm } from './add-person.tsx'

/** Before anybody has sat down. */
export function Welcome() {
  return (
    <main class="welcome">
      <img src="/icon.svg" alt="" width={72} height={72} />
      <h1>Welcome to the parlour</h1>
      <p>A quiet room on your own machine. Who are you?</p>
      <NewPersonForm onDone={() => undefined} />
    </main>
  )
}
