/** Prints how many megabytes a parlour takes, with a bot in it and so many people who have clicked. Run by the bench. */
import { openParlour } from '../../src/parlour/harness.ts'
import { startBot } from './parlour.ts'

const parlour = await openParlour({ realTime: true, record: false })
await startBot(parlour)
const message = await parlour.person('Alice').slash('/panel')
for (let n = 0; n < Number(process.argv[2]); n++) await parlour.person(`Guest ${n}`).click('whisper', { message: message! })
process.stdout.write(`${Math.round(process.memoryUsage().rss / 1_048_576)}`)
process.exit(0)
