/**
 * Errors as they may be logged. Those of Discord's library carry the message that was refused, with everything a panel shows,
 * and an address with the token of the interaction; those of the database carry the values that were to be stored.
 */
export type Discreet = {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly code?: string | number
  readonly cause?: Discreet
}

export function discreet(error: unknown): Discreet {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error was thrown' }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(error.stack && { stack: withoutValues(error.stack) }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(error.cause instanceof Error && { cause: discreet(error.cause) }),
  }
}

const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/, '\nparams: …')
