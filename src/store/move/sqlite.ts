/** A house in a file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openFile } from '../file.ts'
import { openStore } from '../sqlite.ts'
import { type Cell, NotMoved, TABLES, type Table, type Target } from './house.ts'

const AT_ONCE = 200

export function inFile(path: string): Target & { close(): void } {
  const { file, close } = openFile(path)
  const beside = (name: string) => join(dirname(path), name)
  const textOf = (name: string) => (existsSync(beside(name)) ? readFileSync(beside(name), 'utf8') : null)
  const listed = ({ columns }: Table) => columns.map(({ name }) => `"${name}"`).join(', ')
  /** As they were entered; by their key where SQLite keeps them by that alone. */
  const orderOf = ({ name }: Table): readonly string[] => {
    const { wr } = file.prepare('select wr from pragma_table_list where name = ?').get(name) as { wr: 0 | 1 }
    if (wr === 0) return ['rowid']
    const key = file.prepare('select name from pragma_table_info(?) where pk > 0 order by pk').all(name) as { name: string }[]
    return key.map((column) => `"${column.name}"`)
  }
  return {
    *read(table) {
      const order = orderOf(table)
      const next = (those: string) =>
        file
          .prepare(`select ${order}, ${listed(table)} from "${table.name}" ${those} order by ${order} limit ${AT_ONCE}`)
          .raw(true)
      const first = next('')
      const following = next(`where (${order}) > (${order.map(() => '?')})`)
      for (let rows = first.all() as Cell[][]; rows.length > 0; ) {
        yield rows.map((row) => row.slice(order.length))
        rows = following.all(...rows.at(-1)!.slice(0, order.length)) as Cell[][]
      }
    },
    async replace(fill) {
      file.exec('begin immediate')
      try {
        for (const { name } of TABLES) file.exec(`delete from "${name}"`)
        await fill(async (table, rows) => {
          const marks = table.columns.map(() => '?').join(', ')
          const insert = file.prepare(`insert into "${table.name}" (${listed(table)}) values (${marks})`)
          for (const row of rows) insert.run(...row)
        })
        file.exec('commit')
      } catch (error) {
        file.exec('rollback')
        throw error
      }
    },
    async besides() {
      return { key: textOf('archon.key'), beat: Number.parseInt(textOf('alive') ?? '', 10) || null }
    },
    async keepBesides({ key, beat }) {
      if (key !== null && textOf('archon.key') !== null && textOf('archon.key') !== key)
        throw new NotMoved(
          `${beside('archon.key')} is the key of another house. Everything else has moved; take it away and move again.`,
        )
      if (key !== null) writeFileSync(beside('archon.key'), key, { mode: 0o600, flush: true })
      if (beat !== null) writeFileSync(beside('alive'), `${beat}\n`)
    },
    close() {
      close()
      // Whoever opens it makes again what it keeps for itself.
      openStore(path).close()
    },
  }
}
