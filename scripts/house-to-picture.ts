/** A house as people see it, with a browser to look at it: for scripts that make pictures of pages. Needs Chromium. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { openStudio } from '../render/studio.ts'
import { type Archon, openArchon } from '../src/archon.ts'
import { HOSTED } from '../src/games/index.ts'
import { clientAssets } from '../src/parlour/client/bundle.ts'
import { openParlour } from '../src/parlour/harness.ts'
import { STEADY } from '../src/players/index.ts'
import { browserPath } from './browser.mjs'

type Settings = Pick<Parameters<typeof openArchon>[0], 'secrets' | 'pauses'>

export async function houseToPicture(settings: Settings) {
  const data = mkdtempSync(join(tmpdir(), 'archon-pictures-'))
  const guildName = "Archon's Parlour"
  const parlour = await openParlour({ realTime: true, record: false, client: clientAssets, botName: 'Archon', guildName })
  const studio = openStudio()
  const place = { token: parlour.token, api: parlour.api, dataFolder: data }
  const archon: Archon = await openArchon({ ...place, games: HOSTED, players: STEADY, studio, ...settings })
  const browser = await chromium.launch({
    executablePath: browserPath() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  return {
    parlour,
    archon,
    browser,
    async close() {
      await browser.close()
      await archon.close()
      studio.close()
      await parlour.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
