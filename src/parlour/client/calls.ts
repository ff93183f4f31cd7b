// Everything a person can ask of the server, one function a route; `wire.ts` says what each of them means.
import type {
  AutocompleteAnswer,
  AutocompleteAsk,
  CommandRun,
  ComponentUse,
  ModalSubmit,
  NewMessage,
  NewPerson,
  NewThread,
  PersonEdit,
  ThreadEdit,
  WireChannel,
  WireCommand,
  WireError,
  WireInteraction,
  WireMessage,
  WirePage,
  WirePerson,
  WireUpload,
} from '../wire.ts'

/** The server said no, or could not be reached (code 0). The message is fit to be shown. */
export class Refusal extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** Files go as they are, everything else as JSON. */
async function call<T>(method: string, path: string, body?: BodyInit | object): Promise<T> {
  const raw = body instanceof Blob
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.body = raw ? body : JSON.stringify(body)
    init.headers = { 'content-type': raw ? body.type || 'application/octet-stream' : 'application/json' }
  }
  const answer = await fetch(`/wire/${path}`, init).catch(() => {
    throw new Refusal(0, 'The parlour cannot be reached just now.')
  })
  const text = await answer.text()
  if (!answer.ok) throw refusal(answer.status, text)
  return (text ? JSON.parse(text) : undefined) as T
}

function refusal(status: number, text: string): Refusal {
  try {
    const error = JSON.parse(text) as WireError
    return new Refusal(error.code, firstReason(error.errors) ?? error.message)
  } catch {
    return new Refusal(status, `The parlour answered with ${status}.`)
  }
}

/** Discord nests the true reason under the path of the offending field; people want to read that one. */
function firstReason(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined
  if ('_errors' in errors && Array.isArray(errors._errors))
    return (errors._errors[0] as { message?: string } | undefined)?.message
  for (const inner of Object.values(errors)) {
    const reason = firstReason(inner)
    if (reason) return reason
  }
  return undefined
}

export function addPerson(person: NewPerson): Promise<WirePerson> {
  return call('POST', 'people', person)
}

/** The routes of one person. */
export function callsOf(person: string) {
  const me = `people/${person}`
  const room = (channel: string) => `${me}/channels/${channel}`
  return {
    editPerson: (edit: PersonEdit) => call<WirePerson>('PATCH', me, edit),
    page: (channel: string, where: { before?: string; after?: string; around?: string; limit: number }) =>
      call<WirePage>(
        'GET',
        `${room(channel)}/messages?${new URLSearchParams(Object.entries(where).map(([key, value]) => [key, String(value)]))}`,
      ),
    send: (channel: string, message: NewMessage) => call<WireMessage>('POST', `${room(channel)}/messages`, message),
    edit: (channel: string, message: string, content: string) =>
      call<WireMessage>('PATCH', `${room(channel)}/messages/${message}`, { content }),
    remove: (channel: string, message: string) => call<void>('DELETE', `${room(channel)}/messages/${message}`),
    react: (channel: string, message: string, emoji: string, on: boolean) =>
      call<void>(on ? 'PUT' : 'DELETE', `${room(channel)}/messages/${message}/reactions/${encodeURIComponent(emoji)}`),
    pin: (channel: string, message: string, on: boolean) =>
      call<void>(on ? 'PUT' : 'DELETE', `${room(channel)}/messages/${message}/pin`),
    pins: (channel: string) => call<WireMessage[]>('GET', `${room(channel)}/pins`),
    read: (channel: string, message: string) => call<void>('POST', `${room(channel)}/read`, { message }),
    unread: (channel: string, message: string) => call<void>('POST', `${room(channel)}/unread`, { message }),
    typing: (channel: string) => call<void>('POST', `${room(channel)}/typing`),
    startThread: (channel: string, thread: NewThread) => call<WireChannel>('POST', `${room(channel)}/threads`, thread),
    editThread: (channel: string, edit: ThreadEdit) => call<WireChannel>('PATCH', room(channel), edit),
    membership: (channel: string, member: boolean) => call<void>(member ? 'PUT' : 'DELETE', `${room(channel)}/membership`),
    interest: (event: string, isThere: boolean) => call<void>(isThere ? 'PUT' : 'DELETE', `${me}/events/${event}/interest`),
    openDm: (recipient?: string) => call<WireChannel>('POST', `${me}/dms`, recipient ? { recipient } : {}),
    upload: (file: File) => call<WireUpload>('POST', `${me}/uploads?filename=${encodeURIComponent(file.name)}`, file),
    commands: (channel: string) => call<WireCommand[]>('GET', `${room(channel)}/commands`),
    run: (channel: string, command: string, run: CommandRun) =>
      call<WireInteraction>('POST', `${room(channel)}/commands/${command}`, run),
    complete: (channel: string, command: string, ask: AutocompleteAsk) =>
      call<AutocompleteAnswer>('POST', `${room(channel)}/commands/${command}/autocomplete`, ask),
    use: (channel: string, message: string, use: ComponentUse) =>
      call<WireInteraction>('POST', `${room(channel)}/messages/${message}/components`, use),
    submit: (modal: string, answers: ModalSubmit) => call<WireInteraction>('POST', `${me}/modals/${modal}`, answers),
    dismiss: (modal: string) => call<void>('DELETE', `${me}/modals/${modal}`),
  }
}

export type Calls = ReturnType<typeof callsOf>
