/** What can be set from outside, checked once at the start. A mistake is told with the name of the setting and what to do. */
import { z } from 'zod'

const schema = z.object({
  /** Without it the parlour opens: a Discord of one's own, on this machine. */
  DISCORD_TOKEN: z
    .string()
    .trim()
    .transform((token) => (token === '' ? undefined : token))
    .pipe(
      z
        .string()
        .min(50, 'does not look like a bot token; copy it from the Bot page of your application in the Discord developer portal')
        .optional(),
    )
    .optional(),
  ARCHON_DATA: z.string().trim().min(1).default('./data'),
  /** Where copies of everything go; beside the data unless it is said. */
  ARCHON_BACKUPS: z.string().trim().default(''),
  PARLOUR_PORT: z.coerce.number().int().min(0).max(65_535, 'must be a port number from 0 to 65535').default(8787),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = z.infer<typeof schema>

export class BadConfig extends Error {
  override readonly name = 'BadConfig'
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = schema.safeParse(environment)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new BadConfig(`The settings in .env or the environment need a look:\n${lines.join('\n')}\nSee .env.example.`)
}
