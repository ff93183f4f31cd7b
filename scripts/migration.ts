/** `npm run migration -- <name>`: writes the SQL for a changed schema, for each database; nothing where nothing changed. */
import { spawnSync } from 'node:child_process'

const [name, ...rest] = process.argv.slice(2)
if (!name || rest.length > 0) {
  console.error('Say what changes, in a word: npm run migration -- open_seats')
  process.exit(1)
}
for (const config of ['drizzle.config.ts', 'drizzle.postgres.config.ts']) {
  const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--config', config, '--name', name], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
