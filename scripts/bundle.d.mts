/** The folder with `main.js` and `easel-process.js`; or with what else is named, by file. */
export function bundle(cache?: string, entries?: Readonly<Record<string, string>>): Promise<string>
