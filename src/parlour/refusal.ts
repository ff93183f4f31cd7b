/** Discord's refusals: HTTP status, code and words. One list, so that a code is never paired with the wrong status. */
const REFUSALS = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownOverwrite: [404, 10009, 'Unknown Permission Overwrite'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [400, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  unknownCommandPermissions: [404, 10066, 'Unknown application command permissions'],
  unknownTag: [404, 10087, 'Unknown Tag'],
  unknownEvent: [404, 10070, 'Unknown Guild Scheduled Event'],
  botsCannot: [403, 20001, 'Bots cannot use this endpoint'],
  tooManyPins: [400, 30003, 'Maximum number of pins reached (250)'],
  tooManyReactions: [400, 30010, 'Maximum number of reactions reached (20)'],
  tooManyThreadMembers: [400, 30033, 'Maximum number of thread participants has been reached (1000)'],
  tooManyCommandCreates: [400, 30034, 'Max number of daily application command creates has been reached (200)'],
  tooManyEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyFollowUps: [400, 40094, 'This interaction has reached its maximum number of follow up messages'],
  tooManyEvents: [400, 30038, 'Maximum number of guild scheduled events reached (100)'],
  entityTooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  wrongAccountType: [403, 50002, 'Invalid account type'],
  wrongChannelForDm: [403, 50003, 'Cannot execute action on a DM channel'],
  notYourMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  closedDms: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  messageInOtherChannel: [400, 50019, 'A message can only be pinned to the channel it was sent in'],
  messagesTooOld: [400, 50034, 'A message provided was too old to bulk delete'],
  archivedThread: [400, 50083, 'Thread is archived'],
  noMutualGuild: [403, 50278, 'Cannot send messages to this user due to having no mutual guilds'],
  brokenJson: [400, 50109, 'The request body contains invalid JSON.'],
  reactionBlocked: [403, 90001, 'Reaction was blocked'],
  threadAlreadyThere: [400, 160004, 'A thread has already been created for this message'],
  lockedThread: [400, 160005, 'Thread is locked'],
  tooManyThreads: [400, 160006, 'Maximum number of active threads reached'],
} as const

/** The nested form in which Discord names the offending field: `errors.embeds.0.title._errors`. */
export interface FieldErrors {
  [field: string]: FieldErrors | { code: string; message: string }[]
}

export class Refusal extends Error {
  readonly status: number
  readonly code: number
  readonly errors: FieldErrors | undefined

  constructor(status: number, code: number, message: string, errors?: FieldErrors) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
  }

  get body() {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) }
  }
}

export const refusal = (what: keyof typeof REFUSALS): Refusal => {
  const [status, code, message] = REFUSALS[what]
  return new Refusal(status, code, message)
}

/** A form error found outside the schemas: one field, one complaint. */
export const invalidForm = (path: (string | number)[], code: string, message: string): Refusal =>
  new Refusal(400, 50035, 'Invalid Form Body', nest([{ path, code, message }]))

export interface Complaint {
  path: PropertyKey[]
  code: string
  message: string
}

export function nest(complaints: Complaint[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, code, message } of complaints) {
    let level = errors
    for (const step of path) {
      const next = level[String(step)]
      if (next && !Array.isArray(next)) level = next
      else {
        const fresh: FieldErrors = {}
        level[String(step)] = fresh
        level = fresh
      }
    }
    const list = level._errors
    if (Array.isArray(list)) list.push({ code, message })
    else level._errors = [{ code, message }]
  }
  return errors
}
