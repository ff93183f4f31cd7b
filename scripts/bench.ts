/** Speed, as JSON lines. Claims are ratios measured in this one run, because machines differ. */
import { benchKernel } from './bench/kernel.ts'
import { benchParlour } from './bench/parlour.ts'
import { benchPlayers } from './bench/players.ts'
import { benchRender } from './bench/render.ts'
import { benchTables } from './bench/tables.ts'

for (const bench of [benchKernel, benchPlayers, benchTables, benchRender, benchParlour]) {
  for (const line of await bench()) console.log(JSON.stringify(line))
}
process.exit(0)
