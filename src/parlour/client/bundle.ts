// Makes the page's files when the server starts: no build step to forget, nothing generated in the repository.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export interface Asset {
  type: string
  body: Buffer
}

/** What the server hands out for the page, by path. */
export async function clientAssets(): Promise<Map<string, Asset>> {
  const [built, page, icon] = await Promise.all([
    build({
      entryPoints: {
        app: fileURLToPath(new URL('./app.tsx', import.meta.url)),
        style: fileURLToPath(new URL('./styles/app.css', import.meta.url)),
      },
      outdir: '/',
      write: false,
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      logLevel: 'silent', // a broken bundle throws, with everything esbuild has to say in the message
    }),
    readFile(new URL('./index.html', import.meta.url)),
    readFile(new URL('./icon.svg', import.meta.url)),
  ])
  const output = (path: string) => Buffer.from(built.outputFiles.find((file) => file.path.endsWith(path))!.contents)
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: page }],
    ['/app.js', { type: 'text/javascript; charset=utf-8', body: output('app.js') }],
    ['/app.css', { type: 'text/css; charset=utf-8', body: output('style.css') }],
    ['/icon.svg', { type: 'image/svg+xml', body: icon }],
  ])
}
