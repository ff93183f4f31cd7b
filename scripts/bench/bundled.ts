/**
 * A group as production runs it: bundled. What tsx makes of a source file gives every closure its name when it is created, which is
 * about a third of what the rules cost, and nobody plays that way.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../bundle.mjs'

const CACHE = join(import.meta.dirname, '../../.cache/bench')

export async function bundled<Group>(name: string): Promise<Group> {
  const folder = await bundle(CACHE, { [name]: join(import.meta.dirname, `${name}.ts`) })
  return (await import(pathToFileURL(join(folder, `${name}.js`)).href)) as Group
}
