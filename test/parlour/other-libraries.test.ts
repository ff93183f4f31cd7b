/** The parlour is a Discord, not a partner of discord.js: bots in other libraries come in, register, and answer people. */
import { Agent } from 'node:https'
import { connect } from 'node:net'
import Eris from 'eris'
import {
  ApplicationCommandTypes,
  ButtonStyles,
  ComponentTypes,
  InteractionTypes,
  Client as Oceanic,
  TextInputStyles,
} from 'oceanic.js'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { ask } from './bare.ts'

let parlour: TestParlour
beforeEach(async () => {
  parlour = await openParlour({ realTime: true })
})
afterEach(() => parlour.close())

/** What every one of these bots does: `/greet` shows a button, the button opens a form, the form is answered with what was typed. */
async function isServed() {
  const ada = parlour.person('Ada').in('welcome')
  expect(await ada.slash('/greet')).toMatchObject({ content: 'Hello ada' })
  await ada.click('Name yourself')
  expect(await ada.modal({ Name: 'Lovelace' })).toMatchObject({ content: 'Welcome, Lovelace' })
}

/** Eris speaks TLS to port 443 only; this takes its requests to the parlour as they are. */
class Plainly extends Agent {
  override createConnection() {
    return connect(Number(new URL(parlour.address).port), '127.0.0.1')
  }
}

const typedIn = (form: unknown) => /"value":"(\w+)"/.exec(JSON.stringify(form))?.[1]

it('Eris logs in, registers a command, and answers a command, a button and a form', async () => {
  const bot = Eris(`Bot ${parlour.token}`, {
    intents: ['guilds'],
    restMode: true,
    rest: { domain: new URL(parlour.address).host, agent: new Plainly() },
  })
  const troubles: unknown[] = []
  bot.on('error', (error) => troubles.push(error))
  bot.on('interactionCreate', (interaction) => {
    if ('createModal' in interaction && 'name' in interaction.data)
      return interaction.createMessage({
        content: `Hello ${interaction.member?.username}`,
        components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Name yourself', custom_id: 'name' }] }],
      })
    if ('createModal' in interaction)
      return interaction.createModal({
        title: 'Who are you?',
        custom_id: 'who',
        components: [{ type: 1, components: [{ type: 4, style: 1, label: 'Name', custom_id: 'field' }] }],
      })
    return 'createMessage' in interaction && interaction.createMessage(`Welcome, ${typedIn(interaction.data)}`)
  })
  const ready = new Promise<void>((resolve) => bot.once('ready', resolve))
  try {
    await bot.connect()
    await ready
    await bot.createCommand({ name: 'greet', description: 'Greets you', type: 1 })
    await isServed()
    expect(troubles).toEqual([])
  } finally {
    bot.disconnect({ reconnect: false })
  }
})

it('Oceanic logs in, registers a command, and answers a command, a button and a form', async () => {
  const bot = new Oceanic({
    auth: `Bot ${parlour.token}`,
    gateway: { intents: ['GUILDS'] },
    rest: { baseURL: `${parlour.api}/v10` },
  })
  const troubles: unknown[] = []
  bot.on('error', (error) => troubles.push(error))
  bot.on('interactionCreate', async (interaction) => {
    if (interaction.type === InteractionTypes.APPLICATION_COMMAND)
      await interaction.createMessage({
        content: `Hello ${interaction.user.username}`,
        components: [
          {
            type: ComponentTypes.ACTION_ROW,
            components: [{ type: ComponentTypes.BUTTON, style: ButtonStyles.PRIMARY, label: 'Name yourself', customID: 'name' }],
          },
        ],
      })
    if (interaction.type === InteractionTypes.MESSAGE_COMPONENT)
      await interaction.createModal({
        title: 'Who are you?',
        customID: 'who',
        components: [
          {
            type: ComponentTypes.ACTION_ROW,
            components: [{ type: ComponentTypes.TEXT_INPUT, style: TextInputStyles.SHORT, label: 'Name', customID: 'field' }],
          },
        ],
      })
    if (interaction.type === InteractionTypes.MODAL_SUBMIT)
      await interaction.createMessage({ content: `Welcome, ${interaction.data.components.getTextInput('field')}` })
  })
  const ready = new Promise<void>((resolve) => bot.once('ready', () => resolve()))
  try {
    await bot.connect()
    await ready
    await bot.application.createGlobalCommand({
      type: ApplicationCommandTypes.CHAT_INPUT,
      name: 'greet',
      description: 'Greets you',
    })
    await isServed()
    expect(troubles).toEqual([])
  } finally {
    bot.disconnect(false)
  }
})

it('anybody may ask where the gateway is', async () => {
  expect(await ask(parlour, 'GET /gateway', undefined, { token: null })).toMatchObject({
    status: 200,
    body: { url: expect.stringContaining('/gateway') },
  })
  expect(await ask(parlour, 'GET /gateway/bot', undefined, { token: null })).toMatchObject({ status: 401 })
})
