/** How fast the parlour is: from a click, through the bot, to the message on the screen. Bot and server share one process here. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, MessageFlags } from 'discord.js'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { type Line, rounded } from './measure.ts'

const MEMORY = join(import.meta.dirname, 'parlour-memory.ts')
const CLICKS = 400
const CROWD = 200

const quantile = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const summary = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return { n: sorted.length, p50: rounded(quantile(sorted, 0.5)), p99: rounded(quantile(sorted, 0.99)), unit: 'ms' }
}
/** A bot with one button, which answers for the presser alone or counts in public. */
export async function startBot(parlour: TestParlour): Promise<Client> {
  const bot = new Client({ intents: 1, rest: { api: parlour.api, globalRequestsPerSecond: 100_000 } })
  let pressed = 0
  bot.on('interactionCreate', async (interaction) => {
    if (interaction.isChatInputCommand()) {
      const button = (id: string) => new ButtonBuilder().setCustomId(id).setLabel(id).setStyle(ButtonStyle.Primary)
      await interaction.reply({
        components: [new ActionRowBuilder<ButtonBuilder>().addComponents(button('count'), button('whisper'))],
      })
    } else if (interaction.isButton() && interaction.customId === 'count')
      await interaction.update({ content: `Pressed ${++pressed} times` })
    else if (interaction.isButton())
      await interaction.reply({ content: `Pressed ${++pressed} times`, flags: MessageFlags.Ephemeral })
  })
  const ready = new Promise<void>((resolve) => bot.once('clientReady', () => resolve()))
  await bot.login(parlour.token)
  await ready
  await bot.application?.commands.set([{ name: 'panel', description: 'Shows the panel' }])
  return bot
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

/** Of a process of its own: this one is full of what other benches left. */
async function megabytes(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', MEMORY, String(CROWD)])
  return Number(stdout)
}

export async function* benchParlour(): AsyncGenerator<Line> {
  const parlour = await openParlour({ realTime: true, record: false })
  const bot = await startBot(parlour)
  try {
    const alice = parlour.person('Alice')
    const panel = await alice.slash('/panel')
    if (!panel) throw new Error('the bot showed no panel')
    const aim = { message: panel }
    for (let warm = 0; warm < 20; warm++) await alice.click('whisper', aim)

    const single: number[] = []
    for (let click = 0; click < CLICKS; click++) single.push(await timed(() => alice.click(click % 2 ? 'whisper' : 'count', aim)))

    const crowd = Array.from({ length: CROWD }, (_, index) => parlour.person(`Guest ${index}`))
    const start = performance.now()
    const together = await Promise.all(crowd.map((guest) => timed(() => guest.click('whisper', aim))))
    const all = performance.now() - start

    yield { bench: 'parlour: click to visible answer', ...summary(single) }
    yield { bench: `parlour: ${CROWD} people click at once, each waits`, ...summary(together) }
    yield { bench: `parlour: ${CROWD} people click at once, all served`, value: rounded(all), unit: 'ms' }
    yield { bench: 'parlour: memory of a process with server and bot and that many people', value: await megabytes(), unit: 'MB' }
  } finally {
    await bot.destroy()
    await parlour.close()
  }
}
