/** What can be set from outside, checked once at the start. A mistake is told with the name of the setting and what to do. */
import { readFileSync } from 'node:fs'
import { parse } from 'dotenv'
import { z } from 'zod'

const port = z.coerce
  .number('must be a port number from 0 to 65535')
  .int('must be a port number from 0 to 65535')
  .min(0, 'must be a port number from 0 to 65535')
  .max(65_535, 'must be a port number from 0 to 65535')

/** "0-3/16": the first four of sixteen. */
const shards = z.string().transform((text, context) => {
  const [, first = '', last = first, all = ''] = /^(\d{1,5})(?:-(\d{1,5}))?\/(\d{1,5})$/.exec(text) ?? []
  const [from, to, of] = [Number(first), Number(last), Number(all)]
  if (all === '' || from > to || to >= of) {
    context.addIssue({
      code: 'custom',
      message: 'must say which of how many shards are ours, counted from 0: like 0-3/16, or 5/16',
    })
    return z.NEVER
  }
  return { own: Array.from({ length: to - from + 1 }, (_, i) => from + i), of }
})

const processes = z.coerce
  .number('must be a number of processes from 1 to 64')
  .int('must be a number of processes from 1 to 64')
  .min(1, 'must be a number of processes from 1 to 64')
  .max(64, 'must be a number of processes from 1 to 64')

const schema = z.object({
  /** Without it the parlour opens: a Discord of one's own, on this machine. */
  DISCORD_TOKEN: z
    .string()
    .min(50, 'does not look like a bot token; copy it from the Bot page of your application in the Discord developer portal')
    .optional(),
  ARCHON_DATA: z.string().default('./data'),
  /** Without it everything is kept in one file in the folder of data. */
  ARCHON_DATABASE: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@host:5432/archon' })
    .optional(),
  /** Which of how many shards this process takes; all that Discord asks for unless it is said. Several processes share one database. */
  ARCHON_SHARDS: shards.optional(),
  /** Where copies of everything go; beside the data unless it is said. */
  ARCHON_BACKUPS: z.string().optional(),
  PARLOUR_PORT: port.default(8787),
  /** The name of a forum in the parlour; without it there is none. */
  PARLOUR_FORUM: z.string().max(100, 'must have at most 100 letters').optional(),
  /** Without it nobody is told how the process is doing. */
  ARCHON_HEALTH_PORT: port.optional(),
  ARCHON_HEALTH_HOST: z.string().default('127.0.0.1'),
  /** Minutes for which a process may hear or send nothing before it ends itself; 0: for ever. */
  ARCHON_PATIENCE: z.coerce
    .number('must be a number of minutes, or 0')
    .min(0, 'must be a number of minutes, or 0')
    .max(1_440, 'must be less than a day: at most 1440')
    .default(5),
  /** Processes that draw pictures; one fewer than there are cores unless it is said. */
  ARCHON_EASELS: processes.optional(),
  /** Processes in which computers think; one fewer than there are cores unless it is said. */
  ARCHON_MINDS: processes.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** A file has one process; several want a database. */
const settings = schema.refine(
  ({ ARCHON_DATABASE, ARCHON_SHARDS }) =>
    ARCHON_DATABASE !== undefined || ARCHON_SHARDS === undefined || ARCHON_SHARDS.own.length === ARCHON_SHARDS.of,
  {
    path: ['ARCHON_SHARDS'],
    error: 'leaves servers to other processes, and they can only share a PostgreSQL: set ARCHON_DATABASE, too',
  },
)

export type Config = z.infer<typeof schema>

export class BadConfig extends Error {
  override readonly name = 'BadConfig'
}

type Environment = Readonly<Record<string, string | undefined>>

/** A setting with nothing behind it is not set: `.env.example` comes with one. */
export function readConfig(environment: Environment): Config {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined])
  const parsed = settings.safeParse(Object.fromEntries(trimmed))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new BadConfig(`The settings in .env or the environment need a look:\n${lines.join('\n')}\nSee .env.example.`)
}

/** As everything that is started from here reads them. What the environment says goes before the file. */
export const readSettings = (): Config => readConfig({ ...readEnvFile('.env'), ...process.env })

/** What stands in the file, if there is one. */
export function readEnvFile(path: string): Environment {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return {}
    throw new BadConfig(
      code === 'EISDIR'
        ? `${path} is a folder. It has to be a file, or not be there at all; see .env.example.`
        : `${path} cannot be read (${code}). Give it to the user that runs Archon, or take it away.`,
    )
  }
  if (isWide(bytes)) {
    throw new BadConfig(`${path} is saved as UTF-16, so nothing in it can be read. Save it again as UTF-8 (plain text).`)
  }
  return parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
}

/** Some editors write two bytes a letter, and say so at the beginning or not. */
const isWide = (bytes: Buffer) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0)
