/** `npm start`: from the bundle; where none can be made (nothing may be written here), from the sources as they are. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const folder = await bundle().catch((error) => {
  console.error(`Starting without a bundle, which takes longer: ${error.message.split('\n')[0]}`)
  return null
})
if (folder === null) await import('tsx')
await import(folder === null ? '../src/main.ts' : pathToFileURL(join(folder, 'main.js')).href)
