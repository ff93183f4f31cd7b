/**
 * `npm run move -- --from data/archon.sqlite --to postgres://…` takes everything to another database, or back. Archon must not be running
 * there. It may be run again; what stands in the other house is only thrown away with `--replace`.
 */
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { reasonOf } from '../src/process/reason.ts'
import { holdAlone } from '../src/store/alone.ts'
import { moveHouse, NotMoved, type Target } from '../src/store/move/house.ts'
import { inPostgres } from '../src/store/move/postgres.ts'
import { inFile } from '../src/store/move/sqlite.ts'
import { shown } from '../src/store/postgres/refusals.ts'

const isAddress = (where: string) => /^postgres(ql)?:\/\//.test(where)
const named = (where: string) => (isAddress(where) ? shown(where) : where)

async function open(where: string, isThere: boolean): Promise<Target & { close(): void | Promise<void> }> {
  if (isAddress(where)) return inPostgres(where)
  if (isThere && !existsSync(where)) throw new NotMoved(`There is no file ${where}.`)
  const letGo = await holdAlone(dirname(where), 0)
  const side = inFile(where)
  return {
    ...side,
    close() {
      side.close()
      letGo()
    },
  }
}

try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, replace: { type: 'boolean', default: false } },
  })
  const { from, to, replace } = values
  if (!from || !to) throw new NotMoved('Say from where and to where: npm run move -- --from data/archon.sqlite --to postgres://…')
  const leaving = await open(from, true)
  try {
    const coming = await open(to, false)
    try {
      const sums = await moveHouse(leaving, coming, { mayReplace: replace })
      for (const [table, { rows, digest }] of sums)
        console.log(`${table.padEnd(16)}${`${rows}`.padStart(10)}  ${digest.slice(0, 16)}`)
      console.log(
        `\nEverything in ${named(from)} is in ${named(to)}, and is the same there. What it came from was left as it is.`,
      )
    } finally {
      await coming.close()
    }
  } finally {
    await leaving.close()
  }
} catch (error) {
  console.error(error instanceof NotMoved ? error.message : reasonOf(error))
  process.exit(1)
}
