/** The folder with `main.js` and `easel-process.js`. */
export function bundle(cache?: string): Promise<string>
