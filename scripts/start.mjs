/** `npm start`: from the bundle; where none can be made (nothing may be written here), from the sources as they are. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

process.env.ARCHON_VERSION = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
const folder = await bundle().catch((error) => {
  console.error(`Starting without a bundle, which takes longer: ${error.message.split('\n')[0]}`)
  return null
})
if (folder === null) await import('tsx')
await import(folder === null ? '../src/main.ts' : pathToFileURL(join(folder, 'main.js')).href)
