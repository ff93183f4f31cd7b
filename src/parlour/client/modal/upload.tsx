import { useSignal } from '@preact/signals'
import type { APIFileUploadComponent, FileUploadType } from 'discord-api-types/v10'
import { useRef, useState } from 'preact/hooks'
import type { WireUpload } from '../../wire.ts'
import { Icon, IconButton } from '../components/icon.tsx'
import { readableSize } from '../message/media.ts'
import { useWorld } from '../session.ts'
import { type AnswerProps, most } from './fields.ts'

/** Files go to the server when they are chosen; the form then names them by id. */
export function Upload({ part, value, onChange, labelledBy, describedBy }: AnswerProps<APIFileUploadComponent, string[]>) {
  const world = useWorld()
  const input = useRef<HTMLInputElement>(null)
  const files = useSignal<readonly WireUpload[]>([])
  const [fault, setFault] = useState('')
  const room = most(part) - value.length
  const keep = (kept: readonly WireUpload[]) => {
    files.value = kept
    onChange(kept.map(({ id }) => id))
  }
  const take = async () => {
    const chosen = [...(input.current!.files ?? [])]
    input.current!.value = '' // else the same file could not be chosen a second time
    try {
      setFault(chosen.length > room ? `Only ${room} more ${room === 1 ? 'fits' : 'fit'}.` : '')
      const uploaded = await Promise.all(chosen.slice(0, room).map((file) => world.calls.upload(file)))
      keep([...files.value, ...uploaded].slice(0, most(part))) // what is there by now: other files may have come first
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  return (
    <div class="upload">
      {files.value.map((file) => (
        <p key={file.id} class="upload-file">
          <Icon name="file" />
          <span>
            {file.filename} <small>{readableSize(file.size)}</small>
          </span>
          <IconButton
            icon="close"
            label={`Remove ${file.filename}`}
            onClick={() => keep(files.value.filter(({ id }) => id !== file.id))}
          />
        </p>
      ))}
      <input
        ref={input}
        class="unseen"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        multiple={most(part) > 1}
        accept={part.file_types?.map(accepted).join(',')}
        onChange={() => void take()}
      />
      {room > 0 && (
        <button
          type="button"
          class="button"
          aria-labelledby={`${labelledBy} ${labelledBy}-choose`}
          aria-describedby={describedBy}
          onClick={() => input.current!.click()}
        >
          <Icon name="clip" />
          <span id={`${labelledBy}-choose`}>{most(part) > 1 ? `Choose files (up to ${most(part)})` : 'Choose a file'}</span>
        </button>
      )}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

function accepted(type: FileUploadType): string {
  return type.startsWith('.') ? type : `${type}/*`
}
