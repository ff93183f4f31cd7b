/**
 * A group as production runs it: bundled. What tsx makes of a source file gives every closure its name when it is created, which is
 * about a third of what the rules cost, and nobody plays that way.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const ROOT = join(import.meta.dirname, '../..')

export async function bundled<Group>(name: string): Promise<Group> {
  const outfile = join(ROOT, '.cache/bench', `${name}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent', // what is wrong is thrown, with everything esbuild has to say
  })
  return (await import(pathToFileURL(outfile).href)) as Group
}
