/** A process of ours in one file, as in production: from the sources it starts three times as slowly. */
import { join } from 'node:path'
import { bundle } from '../../scripts/bundle.mjs'

export async function bundled(name: string): Promise<string> {
  const cache = join(import.meta.dirname, '../../.cache', name)
  return join(await bundle(cache, { [name]: join(import.meta.dirname, `${name}.ts`) }), `${name}.js`)
}
