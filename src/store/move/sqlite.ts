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
  return {
    *read(table) {
      const statement = file.prepare(
        `select ${listed(table)} from "${table.name}" where rowid > ? order by rowid limit ${AT_ONCE}`,
      )
      const last = file.prepare(
        `select max(rowid) as at from (select rowid from "${table.name}" where rowid > ? order by rowid limit ${AT_ONCE})`,
      )
      for (let after = Number.MIN_SAFE_INTEGER; ; ) {
        const rows = statement.raw(true).all(after) as Cell[][]
        if (rows.length === 0) return
        after = (last.get(after) as { at: number }).at
        yield rows
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
