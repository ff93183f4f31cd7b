import { useState } from 'preact/hooks'
import type { PersonEdit } from '../../wire.ts'
import { Sheet } from '../components/sheet.tsx'
import { useSession, useWorld } from '../session.ts'
import { languages } from './languages.ts'

/** A person's name and language, whether strangers may write to them, their roles, and leaving. */
export function PersonSettings({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const world = useWorld()
  const person = world.person.value
  const guild = world.guild.value
  const [name, setName] = useState(person.name)
  const [fault, setFault] = useState('')
  const change = async (edit: PersonEdit) => {
    try {
      world.person.value = await world.calls.editPerson(edit)
      setFault('')
      return true
    } catch (error) {
      setFault((error as Error).message)
      return false
    }
  }
  // neither everyone's role nor the bot's own can be given away
  const roles = guild.roles.filter(({ id, managed }) => id !== guild.id && !managed)
  return (
    <Sheet title={`Settings of ${person.name}`} onClose={onClose} class="form">
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          if (await change({ name: name.trim() })) onClose()
        }}
      >
        <div class="form-fields">
          <label class="field">
            <span class="field-label">Name</span>
            <input
              type="text"
              maxLength={32}
              autocomplete="off"
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <label class="field">
            <span class="field-label">Language</span>
            <select
              value={person.locale}
              onChange={(event) => void change({ locale: event.currentTarget.value as typeof person.locale })}
            >
              {languages().map(({ code, name: own }) => (
                <option key={code} value={code} lang={code}>
                  {own}
                </option>
              ))}
            </select>
            <span class="field-about">Commands appear in it, where the bot has translated them; the bot is told as well.</span>
          </label>
          <label class="option lone">
            <input type="checkbox" checked={person.dms_open} onChange={() => void change({ dms_open: !person.dms_open })} />
            <span class="option-words">
              <span>Direct messages open</span>
              <span class="option-description">Closed, the bot cannot write to {person.name}; it must find another way.</span>
            </span>
          </label>
          {roles.length > 0 && (
            <div class="field">
              <p class="field-label">Roles</p>
              <div class="options">
                {roles.map((role) => {
                  const on = person.roles.includes(role.id)
                  return (
                    <label key={role.id} class="option">
                      <input
                        type="checkbox"
                        checked={on}
                        onChange={() =>
                          void change({ roles: on ? person.roles.filter((id) => id !== role.id) : [...person.roles, role.id] })
                        }
                      />
                      <span>{role.name}</span>
                    </label>
                  )
                })}
              </div>
            </div>
          )}
          {fault && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
        </div>
        <footer class="form-foot">
          <button type="button" class="button" onClick={() => void change({ in_guild: !person.in_guild })}>
            {person.in_guild ? 'Leave the house' : 'Come back in'}
          </button>
          <button type="submit" class="button primary">
            Save
          </button>
        </footer>
      </form>
      {session.people.value.length > 1 && (
        <p class="field-about form-hint">Tip: open each person in a tab of their own with a middle click on their picture.</p>
      )}
    </Sheet>
  )
}
