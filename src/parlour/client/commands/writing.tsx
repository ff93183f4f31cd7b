import { useContext, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon, IconButton } from '../components/icon.tsx'
import { excerpt } from '../message/lines.tsx'
import { PlaceContext } from '../place.ts'
import { useSession, useWorld } from '../session.ts'
import type { Talk } from '../talk.ts'
import { type Entry, search } from './catalog.ts'
import { named, useMentionSuggestions } from './mentions.tsx'
import { type Suggestion, Suggestions, useSuggestionKeys } from './suggestions.tsx'

const TYPING_EVERY = 8_000
const MOST_FILES = 10

/** The text field: words to the channel, or after a slash the beginning of a command. */
export function Writing({ talk, entries, onPick }: { talk: Talk; entries: Entry[]; onPick: (entry: Entry) => void }) {
  const session = useSession()
  const world = useWorld()
  const { seat } = useContext(PlaceContext)
  const channel = world.channels.value.get(talk.channel)!
  const area = useRef<HTMLTextAreaElement>(null)
  const attach = useRef<HTMLInputElement>(null)
  const lastTyped = useRef(0)
  const [closed, setClosed] = useState('')
  const id = useId()
  const text = talk.draft.value

  const slash = /^\/(\S*(?: \S*){0,2})$/.exec(text)
  const found = slash && closed !== text ? search(entries, slash[1]!).slice(0, 25) : []
  const commands = found.map((entry) => ({ key: entry.words, label: entry.words, description: entry.description, entry }))
  const mentions = useMentionSuggestions(text)
  const list: (Suggestion & { entry?: Entry })[] = commands.length > 0 ? commands : closed === text ? [] : mentions.list
  const take = (suggestion: (typeof list)[number]) => {
    if (suggestion.entry) return onPick(suggestion.entry)
    talk.draft.value = mentions.complete(suggestion)
    area.current!.focus()
  }
  const keys = useSuggestionKeys(list, take)

  const say = async () => {
    const content = named(text.trim(), world)
    if (!content && talk.files.value.length === 0) return
    const [reply, files] = [talk.replyTo.value, talk.files.value]
    talk.draft.value = ''
    talk.replyTo.value = undefined
    talk.files.value = []
    talk.keptUnread.value = undefined
    try {
      await world.calls.send(talk.channel, {
        content,
        attachments: files.map((file) => file.id),
        ...(reply ? { reply_to: reply.id } : {}),
      })
    } catch (error) {
      // what was written must not be lost because the line was
      if (!talk.draft.value) talk.draft.value = text
      talk.files.value = files
      talk.replyTo.value = reply
      session.tell((error as Error).message)
    }
  }
  const upload = async (files: File[]) => {
    try {
      const uploaded = await Promise.all(files.map((file) => world.calls.upload(file)))
      const all = [...talk.files.value, ...uploaded] // what is there by now: other files may have come first
      talk.files.value = all.slice(0, MOST_FILES)
      if (all.length > MOST_FILES) session.tell(`A message takes ${MOST_FILES} files; the others were left out.`)
    } catch (error) {
      session.tell((error as Error).message)
    }
  }
  const choose = () => {
    void upload([...(attach.current!.files ?? [])])
    attach.current!.value = ''
  }
  /** Files may also be pasted, or dropped on the composer. Words are left to the browser. */
  const receive = (event: Event, brought: DataTransfer | null) => {
    if (!channel.can.attach || !brought?.files.length) return
    event.preventDefault()
    void upload([...brought.files])
  }
  useLayoutEffect(() => {
    area.current!.style.height = 'auto'
    area.current!.style.height = `${Math.min(area.current!.scrollHeight, 180)}px`
  }, [text])

  const type = (value: string) => {
    talk.draft.value = value
    keys.setAt(0)
    if (value && !value.startsWith('/') && Date.now() - lastTyped.current > TYPING_EVERY) {
      lastTyped.current = Date.now()
      world.calls.typing(talk.channel).catch(() => undefined) // a courtesy only
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (keys.onKey(event)) return
    if (event.key === 'Escape' && list.length > 0) setClosed(text)
    else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && matchMedia('(pointer: fine)').matches) {
      event.preventDefault()
      void say()
    } else if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault()
      const pane = area.current!.closest('.pane')
      ;[...(pane?.querySelectorAll<HTMLElement>('article.message') ?? [])].at(-1)?.focus()
    }
  }
  const where = `${channel.recipient || channel.thread ? '' : '#'}${world.titleOf(channel)}`
  return (
    <div class="writing">
      <Enclosed talk={talk} />
      <div class="writing-row">
        <textarea
          ref={area}
          id={`composer-${seat}`}
          rows={1}
          maxLength={2000}
          disabled={!channel.can.send && entries.length === 0}
          aria-label={`Message to ${where}`}
          role="combobox"
          aria-expanded={list.length > 0}
          aria-controls={id}
          aria-activedescendant={list.length > 0 ? `${id}-${keys.at}` : undefined}
          placeholder={channel.can.send ? `Message ${where}` : 'You cannot write here'}
          value={text}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => receive(event, event.clipboardData)}
          onDragOver={(event) => event.dataTransfer?.types.includes('Files') && event.preventDefault()}
          onDrop={(event) => receive(event, event.dataTransfer)}
        />
        {channel.can.attach && <IconButton icon="clip" label="Attach files" onClick={() => attach.current!.click()} />}
        {(text.trim() || talk.files.value.length > 0) && channel.can.send && (
          <IconButton icon="send" label="Send" class="send" onClick={() => void say()} />
        )}
        <input ref={attach} class="unseen" type="file" multiple tabIndex={-1} aria-hidden="true" onChange={choose} />
      </div>
      {list.length > 0 && (
        <Suggestions id={id} title={commands.length > 0 ? 'Commands' : 'People'} list={list} at={keys.at} onTake={take} />
      )}
    </div>
  )
}

/** What goes along with the words: the message they answer, and files. */
function Enclosed({ talk }: { talk: Talk }) {
  const world = useWorld()
  return (
    <>
      {talk.replyTo.value && (
        <p class="composer-note">
          <Icon name="reply" />
          <span>
            Answering <b>{world.nameOf(talk.replyTo.value.author)}</b> {excerpt(talk.replyTo.value, world, 60)}
          </span>
          <IconButton
            icon="close"
            label="Do not reply"
            onClick={() => {
              talk.replyTo.value = undefined
            }}
          />
        </p>
      )}
      {talk.files.value.map((file) => (
        <p key={file.id} class="composer-note">
          <Icon name="file" />
          <span>{file.filename}</span>
          <IconButton
            icon="close"
            label={`Remove ${file.filename}`}
            onClick={() => {
              talk.files.value = talk.files.value.filter(({ id }) => id !== file.id)
            }}
          />
        </p>
      ))}
    </>
  )
}
