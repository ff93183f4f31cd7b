import { useContext, useEffect, useState } from 'preact/hooks'
import { IconButton } from '../components/icon.tsx'
import { Picker } from '../components/picker.tsx'
import { Command } from '../kinds.ts'
import { PlaceContext } from '../place.ts'
import { useWorld } from '../session.ts'
import type { Talk } from '../talk.ts'
import { catalog, type Entry } from './catalog.ts'
import { CommandForm } from './command-form.tsx'
import { useCommands } from './use-commands.ts'
import { Writing } from './writing.tsx'

/** Where one writes: plain messages, and commands behind a slash, typed or pressed. */
export function Composer({ talk }: { talk: Talk }) {
  const world = useWorld()
  const { channel: id } = useContext(PlaceContext)
  const channel = world.channels.value.get(id)
  const entries = catalog(useCommands(Command.slash))
  const [picked, setPicked] = useState<Entry>()
  const [browsing, setBrowsing] = useState<Element>()
  // a half-filled command belongs to the channel and person it was begun with
  useEffect(() => setPicked(undefined), [id, world])
  if (!channel) return null

  const pick = (entry: Entry | undefined) => {
    talk.draft.value = ''
    setPicked(entry)
  }
  const running = world.running.value.findLast(({ channel }) => channel === id)
  return (
    <footer class="composer">
      {running && (
        <p class="composer-note" role="status">
          <span class="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {running.words} — waiting for the bot
        </p>
      )}
      {picked ? (
        <CommandForm key={picked.words} entry={picked} onClose={() => setPicked(undefined)} />
      ) : (
        <div class="composer-row">
          {channel.can.commands && (
            <IconButton
              icon="slash"
              label="Commands"
              class="slash-button"
              onClick={(event) => setBrowsing(event.currentTarget as Element)}
            />
          )}
          <Writing talk={talk} entries={channel.can.commands ? entries : []} onPick={pick} />
        </div>
      )}
      {browsing && (
        <Picker
          title="Commands"
          choices={entries.map(({ words, description }) => ({ value: words, label: words, description }))}
          chosen={[]}
          min={1}
          max={1}
          anchor={browsing}
          onChoose={([words]) => pick(entries.find((entry) => entry.words === words))}
          onClose={() => setBrowsing(undefined)}
        />
      )}
    </footer>
  )
}
