/** Disks and files that fail, planted into a store that is open, or into its file while nobody has it open. */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Database, openDatabase } from '../../src/sqlite.mjs'

/** What is opened meanwhile: the connection that the store itself uses. */
export async function connectionOf<T>(
  open: () => Promise<T> | T,
): Promise<{ readonly opened: T; readonly connection: Database }> {
  const spare = openDatabase(':memory:')
  const driver = Object.getPrototypeOf(spare) as { pragma(this: Database, source: string, options?: object): unknown }
  spare.close()
  const { pragma } = driver
  let connection: Database | undefined
  driver.pragma = function (source, options) {
    if (this.name.endsWith('archon.sqlite')) connection = this
    return pragma.call(this, source, options)
  }
  try {
    const opened = await open()
    if (!connection) throw new Error('no store was opened')
    return { opened, connection }
  } finally {
    driver.pragma = pragma
  }
}

/** From now on whatever is written needs a page more, and there is none. Returns how to make room. */
export function fillDisk(connection: Database): () => void {
  connection.exec('create table if not exists filler (bytes blob)')
  const names = connection.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'").all() as {
    name: string
  }[]
  const triggers = names.flatMap(({ name }) =>
    name === 'filler' ? [] : ['insert', 'update', 'delete'].map((verb) => ({ verb, name, trigger: `full_${name}_${verb}` })),
  )
  for (const { verb, name, trigger } of triggers)
    connection.exec(
      `create temp trigger ${trigger} before ${verb} on main."${name}" begin insert into filler values (zeroblob(100000)); end`,
    )
  connection.pragma(`max_page_count = ${connection.pragma('page_count', { simple: true })}`)
  return () => {
    for (const { trigger } of triggers) connection.exec(`drop trigger ${trigger}`)
    connection.pragma('max_page_count = 1073741823')
  }
}

/** The file cannot be written to any more. Returns how to let it be. */
export function forbidWriting(connection: Database): () => void {
  connection.pragma('query_only = ON')
  return () => connection.pragma('query_only = OFF')
}

/** Some bytes of a file become others. */
export function flip(path: string, from: number, length: number): void {
  const bytes = readFileSync(path)
  for (let i = from; i < Math.min(from + length, bytes.length); i++) bytes[i] = bytes[i]! ^ 0x5a
  writeFileSync(path, bytes)
}
