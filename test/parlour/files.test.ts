/** Files live as long as the message they came with: no longer, and no shorter. */
import { PermissionFlagsBits as May } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { type Answer, ask } from './bare.ts'
import { PIXEL } from './demo-bot.ts'

let parlour: TestParlour
beforeAll(async () => {
  parlour = await openParlour({ botPermissions: May.Administrator })
})
afterAll(() => parlour.close())

const files = [{ name: 'map.png', bytes: PIXEL }]
async function send(channel: string) {
  const { body } = await ask(parlour, `POST /channels/${channel}/messages`, {}, { files })
  const [file] = body.attachments as { url: string }[]
  return { line: `/channels/${channel}/messages/${body.id}`, id: body.id, url: file?.url ?? '' }
}
const found = async (url: string): Promise<boolean> => (await fetch(url)).status === 200

it('a refused edit costs a message nothing', async () => {
  const { line, url } = await send(parlour.channel('welcome'))
  const edit = (body: unknown): Promise<Answer> => ask(parlour, `PATCH ${line}`, body)
  expect(await edit({ attachments: [] })).toMatchObject({ status: 400, body: { code: 50006 } })
  expect(await found(url)).toBe(true)
  expect(await edit({ attachments: [], content: 'Without a map' })).toMatchObject({ status: 200 })
  expect(await found(url)).toBe(false)
})

it('files go with the messages that are swept away', async () => {
  const channel = parlour.channel('welcome')
  const [one, two] = [await send(channel), await send(channel)]
  await ask(parlour, `POST /channels/${channel}/messages/bulk-delete`, { messages: [one.id, two.id] })
  expect(await found(one.url)).toBe(false)
  expect(await found(two.url)).toBe(false)
})

it('files go with their channel, and only with theirs', async () => {
  const { body: room } = await ask(parlour, `POST /guilds/${parlour.guildId}/channels`, { name: 'attic' })
  const [gone, here] = [await send(room.id), await send(parlour.channel('welcome'))]
  expect(await found(gone.url)).toBe(true)
  expect(await ask(parlour, `DELETE /channels/${room.id}`)).toMatchObject({ status: 200 })
  expect(await found(gone.url)).toBe(false)
  expect(await found(here.url)).toBe(true)
})
