/**
 * A script's work as production runs it: bundled. What tsx makes of a source file gives every closure its name when it is created, which
 * is about a third of what the rules cost, and nobody plays that way.
 */
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const CACHE = join(import.meta.dirname, '../.cache/scripts')

const place = globalThis as { archonBundle?: string | undefined }

/** By its file in this folder. */
export async function bundled<Work>(file: string): Promise<Work> {
  const name = basename(file, '.ts')
  const folder = await bundle(join(CACHE, name), { [name]: join(import.meta.dirname, file) })
  // A bundle says where it is, and helpers would be looked for there: this one has none.
  const { archonBundle } = place
  const work = (await import(pathToFileURL(join(folder, `${name}.js`)).href)) as Work
  place.archonBundle = archonBundle
  return work
}
