/** Time, order and secrecy of interactions, told by requests alone. */
import { MessageFlags as Flag } from 'discord-api-types/v10'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Guest, openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { ask } from './bare.ts'
import { button, command, latestInteraction, option, row, select } from './limits.ts'

const open = { token: null }
let parlour: TestParlour
let alice: Guest
let bob: Guest

beforeEach(async () => {
  parlour = await openParlour()
  await ask(parlour, `PUT /applications/${parlour.applicationId}/commands`, [
    command({ name: 'go', options: [option({ name: 'seek', autocomplete: true })] }),
  ])
  alice = parlour.person('Alice')
  bob = parlour.person('Bob')
})
afterEach(() => parlour.close())

/** Alice uses the command; nobody has answered yet. */
async function go() {
  const going = alice.slash('/go').catch((error: Error) => error)
  return { going, ...(await latestInteraction(parlour)) }
}
/** A public message with a button and a select on it. */
async function panel() {
  const body = { content: 'panel', components: [row(button({ custom_id: 'one', label: 'One' })), row(select())] }
  return (await ask(parlour, `POST /channels/${parlour.channel('welcome')}/messages`, body)).body
}
/** Alice presses that button. */
async function pressed() {
  const message = await panel()
  const pressing = alice.click('One').catch((error: Error) => error)
  return { message, pressing, ...(await latestInteraction(parlour)) }
}

describe('time', () => {
  it('answers after 2.9 seconds are in time', async () => {
    const { callback, going } = await go()
    await parlour.clock.advance(2_900)
    expect(await ask(parlour, callback, { type: 4, data: { content: 'just' } }, open)).toMatchObject({ status: 204 })
    expect(await going).toMatchObject({ content: 'just' })
  })
  it('answers after 3.1 seconds come to nothing', async () => {
    const { callback, hook, going } = await go()
    await parlour.clock.advance(3_100)
    expect(await ask(parlour, callback, { type: 4, data: { content: 'late' } }, open)).toMatchObject({
      status: 404,
      body: { code: 10062 },
    })
    expect(await ask(parlour, `POST ${hook}`, { content: 'late' }, open)).toMatchObject({ status: 404, body: { code: 10015 } })
    expect(String(await going)).toContain('This interaction failed')
  })
  it('tokens last a quarter of an hour, and are then refused without harm to the bot’s own token', async () => {
    const { callback, hook } = await go()
    await ask(parlour, callback, { type: 5 }, open)
    await parlour.clock.advance(15 * 60_000 - 1)
    expect(await ask(parlour, `POST ${hook}`, { content: 'in time' }, open)).toMatchObject({ status: 200 })
    await parlour.clock.advance(1)
    for (const line of [
      `POST ${hook}`,
      `PATCH ${hook}/messages/@original`,
      `GET ${hook}/messages/@original`,
      `DELETE ${hook}/messages/@original`,
    ])
      expect(await ask(parlour, line, line.startsWith('P') ? { content: 'late' } : undefined, open)).toMatchObject({
        status: 401,
        body: { code: 50027 },
      })
  })
  it('a promise that is not kept says so in the end', async () => {
    const { callback } = await go()
    await ask(parlour, callback, { type: 5 }, open)
    expect(alice.screen()).toContain('is thinking…')
    await parlour.clock.advance(15 * 60_000)
    expect(alice.screen()).toContain('The application did not respond')
  })
  it('old buttons still work, even on ephemerals, and bring a fresh token', async () => {
    const { callback } = await go()
    await ask(
      parlour,
      callback,
      { type: 4, data: { flags: Flag.Ephemeral, content: 'mine', components: [row(button({ label: 'Again' }))] } },
      open,
    )
    await parlour.clock.advance(7 * 24 * 60 * 60_000)
    const clicking = alice.click('Again')
    const fresh = await latestInteraction(parlour)
    expect(await ask(parlour, fresh.callback, { type: 7, data: { content: 'fresh', components: [] } }, open)).toMatchObject({
      status: 204,
    })
    expect(await clicking).toMatchObject({ content: 'fresh', flags: Flag.Ephemeral })
  })
})

describe('order', () => {
  it('one acknowledgement only', async () => {
    const { callback } = await go()
    expect(await ask(parlour, callback, { type: 5 }, open)).toMatchObject({ status: 204 })
    for (const type of [4, 5, 9])
      expect(await ask(parlour, callback, { type }, open)).toMatchObject({ status: 400, body: { code: 40060 } })
  })
  it('a refused answer is no answer: the next may still come', async () => {
    const { callback } = await go()
    expect(await ask(parlour, callback, { type: 4, data: { content: '' } }, open)).toMatchObject({
      status: 400,
      body: { code: 50006 },
    })
    expect(await ask(parlour, callback, { type: 4, data: { content: 'now' } }, open)).toMatchObject({ status: 204 })
  })
  it('unknown interactions, wrong tokens and strange applications are refused', async () => {
    const { callback, id, hook, token } = await go()
    expect(await ask(parlour, callback.replace(id, '123456789012345678'), { type: 5 }, open)).toMatchObject({
      status: 404,
      body: { code: 10062 },
    })
    expect(await ask(parlour, callback.replace(token, 'bm9uZQ'), { type: 5 }, open)).toMatchObject({
      status: 404,
      body: { code: 10062 },
    })
    expect(await ask(parlour, `POST ${hook}`, { content: 'before the answer' }, open)).toMatchObject({
      status: 404,
      body: { code: 10015 },
    })
    expect(await ask(parlour, `POST /webhooks/123456789012345678/${token}`, { content: 'c' }, open)).toMatchObject({
      status: 404,
      body: { code: 10015 },
    })
  })

  const modal = {
    custom_id: 'm',
    title: 'T',
    components: [{ type: 18, label: 'L', component: { type: 4, custom_id: 't', style: 1 } }],
  }
  const data: Record<number, object> = { 4: { content: 'c' }, 5: {}, 6: {}, 7: { content: 'c' }, 8: { choices: [] }, 9: modal }
  const tried = [4, 5, 6, 7, 8, 9]
  const fitting = async (start: () => Promise<{ callback: string }>) => {
    const accepted: number[] = []
    for (const type of tried) {
      const { callback } = await start()
      const { status, body } = await ask(parlour, callback, { type, data: data[type] }, open)
      if (status === 204) accepted.push(type)
      else expect(body).toMatchObject({ code: 50035, errors: { type: {} } })
    }
    return accepted
  }
  it('commands take 4, 5 and 9', async () => expect(await fitting(go)).toEqual([4, 5, 9]))
  it('components take 4, 5, 6, 7 and 9', async () => expect(await fitting(pressed)).toEqual([4, 5, 6, 7, 9]))
  it('suggestions take 8', async () => {
    const seek = async () => {
      alice.autocomplete('/go', 'seek', 'x').catch(() => {})
      return latestInteraction(parlour)
    }
    expect(await fitting(seek)).toEqual([8])
  })
  it('forms take 4 and 5, and 6 and 7 if they came from a message', async () => {
    const submitted = async (start: () => Promise<{ callback: string }>) => {
      const { callback } = await start()
      await ask(parlour, callback, { type: 9, data: modal }, open)
      alice.modal({ L: 'text' }).catch(() => {})
      return latestInteraction(parlour)
    }
    expect(await fitting(() => submitted(go))).toEqual([4, 5])
    expect(await fitting(() => submitted(pressed))).toEqual([4, 5, 6, 7])
  })
})

describe('answers', () => {
  it('tell what they made when asked to', async () => {
    const { callback, id } = await go()
    const { status, body } = await ask(
      parlour,
      `${callback}?with_response=true`,
      { type: 4, data: { content: 'c', flags: Flag.Ephemeral } },
      open,
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      interaction: { id, type: 2, response_message_ephemeral: true, response_message_loading: false },
      resource: { type: 4, message: { content: 'c', interaction_metadata: { id, user: { id: alice.id } } } },
    })
  })
  it('the first follow-up keeps a promise and its secrecy, whatever its own flags; the second is a new message', async () => {
    const { callback, hook } = await go()
    await ask(parlour, callback, { type: 5, data: { flags: Flag.Ephemeral } }, open)
    const first = await ask(parlour, `POST ${hook}`, { content: 'kept' }, open)
    expect(first.body).toMatchObject({ content: 'kept', flags: Flag.Ephemeral })
    expect(bob.canSee('kept')).toBe(false)
    const second = await ask(parlour, `POST ${hook}`, { content: 'more' }, open)
    expect(second.body.id).not.toBe(first.body.id)
    await bob.sees('more')
  })
  it('can be fetched, edited and deleted by name and by id, through their own token only', async () => {
    const { callback, hook } = await go()
    await ask(parlour, callback, { type: 4, data: { content: 'first' } }, open)
    const { body } = await ask(parlour, `POST ${hook}`, { content: 'second', flags: Flag.Ephemeral }, open)
    expect((await ask(parlour, `GET ${hook}/messages/%40original`, undefined, open)).body.content).toBe('first')
    expect((await ask(parlour, `PATCH ${hook}/messages/${body.id}`, { content: 'edited' }, open)).body.content).toBe('edited')
    const other = await panel()
    expect(await ask(parlour, `GET ${hook}/messages/${other.id}`, undefined, open)).toMatchObject({
      status: 404,
      body: { code: 10008 },
    })
    expect(await ask(parlour, `DELETE ${hook}/messages/@original`, undefined, open)).toMatchObject({ status: 204 })
    expect(await ask(parlour, `GET ${hook}/messages/@original`, undefined, open)).toMatchObject({
      status: 404,
      body: { code: 10008 },
    })
  })
  it('ephemerals are unknown to the channel, which neither shows, edits nor deletes them', async () => {
    const { callback, hook } = await go()
    await ask(parlour, callback, { type: 4, data: { content: 'mine', flags: Flag.Ephemeral } }, open)
    const { body } = await ask(parlour, `GET ${hook}/messages/@original`, undefined, open)
    const messages = `/channels/${parlour.channel('welcome')}/messages`
    for (const line of [`GET ${messages}/${body.id}`, `PATCH ${messages}/${body.id}`, `DELETE ${messages}/${body.id}`])
      expect(await ask(parlour, line, line.startsWith('PATCH') ? { content: 'x' } : undefined)).toMatchObject({
        status: 404,
        body: { code: 10008 },
      })
    expect(await ask(parlour, `GET ${messages}`)).toMatchObject({ status: 200, body: [] })
  })
  it('6 and 7 make the pressed message the original', async () => {
    const { callback, hook, message } = await pressed()
    await ask(parlour, callback, { type: 6 }, open)
    expect((await ask(parlour, `PATCH ${hook}/messages/@original`, { content: 'changed', components: [] }, open)).body.id).toBe(
      message.id,
    )
    await bob.sees('changed')
    const again = await pressed()
    await ask(parlour, again.callback, { type: 7, data: { content: 'at once' } }, open)
    expect((await ask(parlour, `GET ${again.hook}/messages/@original`, undefined, open)).body).toMatchObject({
      id: again.message.id,
      content: 'at once',
    })
  })
  it('an edit replaces files only when it lists what stays', async () => {
    const messages = `/channels/${parlour.channel('welcome')}/messages`
    const file = (name: string) => ({ files: [{ name, bytes: Buffer.from(name) }] })
    const { body } = await ask(parlour, `POST ${messages}`, {}, file('a.txt'))
    const names = async (change: object, more = {}) => {
      const { attachments } = (await ask(parlour, `PATCH ${messages}/${body.id}`, change, more)).body
      return Array.isArray(attachments) ? attachments.map(({ filename }: { filename: string }) => filename) : undefined
    }
    expect(await names({ content: 'with files' })).toEqual(['a.txt'])
    expect(await names({}, file('b.txt'))).toEqual(['a.txt', 'b.txt'])
    expect(await names({ attachments: [] }, file('c.txt'))).toEqual(['c.txt'])
  })
})

describe('what a person may press', () => {
  it('only what is there, enabled, and theirs to see', async () => {
    await panel()
    await expect(alice.click('Two')).rejects.toThrow('Alice sees no button Two')
    await ask(parlour, `POST /channels/${parlour.channel('welcome')}/messages`, {
      components: [row(button({ label: 'Off', disabled: true }))],
    })
    await expect(alice.click('Off')).rejects.toThrow('disabled')
  })
  it('as many options as asked for, each once, each on offer', async () => {
    const options = ['A', 'B', 'C'].map((name) => ({ label: name, value: name }))
    const body = { components: [row(select({ placeholder: 'Which', options, min_values: 1, max_values: 2 }))] }
    await ask(parlour, `POST /channels/${parlour.channel('welcome')}/messages`, body)
    await expect(alice.choose('Which', [])).rejects.toThrow('Between 1 and 2')
    await expect(alice.choose('Which', ['A', 'B', 'C'])).rejects.toThrow('Between 1 and 2')
    await expect(alice.choose('Which', ['A', 'A'])).rejects.toThrow('chosen twice')
    await expect(alice.choose('Which', ['D'])).rejects.toThrow('D is not among the options')
  })
  it('complete and fitting forms, once', async () => {
    const { callback } = await go()
    const fields = [
      { type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1, min_length: 2, max_length: 4 } },
      { type: 18, label: 'Maybe', component: { type: 4, custom_id: 'maybe', style: 1, required: false, value: 'proposed' } },
      {
        type: 18,
        label: 'Side',
        component: { type: 21, custom_id: 'side', options: ['A', 'B'].map((name) => ({ label: name, value: name })) },
      },
    ]
    await ask(parlour, callback, { type: 9, data: { custom_id: 'm', title: 'T', components: fields } }, open)
    await expect(alice.modal({ Side: 'A' })).rejects.toThrow('This field is required')
    await expect(alice.modal({ Name: 'x', Side: 'A' })).rejects.toThrow('between 2 and 4')
    await expect(alice.modal({ Name: 'xxxxx', Side: 'A' })).rejects.toThrow('between 2 and 4')
    await expect(alice.modal({ Name: 'xx' })).rejects.toThrow('One of the options')
    await expect(alice.modal({ Name: 'xx', Side: 'C' })).rejects.toThrow('One of the options')
    await expect(alice.modal({ Name: 'xx', Other: 'A' })).rejects.toThrow('The form has no field Other')
    alice.modal({ Name: 'xx', Side: 'A' }).catch(() => {})
    await latestInteraction(parlour)
    expect(parlour.house.fleeting.modals.size).toBe(0)
  })
})

describe('where the bot has no part', () => {
  const [SERVER, PRIVATE, ELSEWHERE, OF_A_PERSON] = [0, 1, 2, 1]

  it('only what people take along is offered, and all is said by answering: five times after the first', async () => {
    await ask(parlour, `PUT /applications/${parlour.applicationId}/commands`, [
      command({ name: 'go', contexts: [SERVER, PRIVATE, ELSEWHERE], integration_types: [0, OF_A_PERSON] }),
      command({ name: 'stay', contexts: [SERVER, PRIVATE], integration_types: [0] }),
      command({ name: 'here', contexts: [SERVER, ELSEWHERE], integration_types: [0] }),
    ])
    const there = alice.with(bob)
    for (const name of ['/stay', '/here']) await expect(there.slash(name)).rejects.toThrow('only /go')
    const going = there.slash('/go')
    const { id, token, channel } = await latestInteraction(parlour)
    await ask(parlour, `POST /interactions/${id}/${token}/callback`, { type: 4, data: { content: 'to both' } }, open)
    const answer = (await going)!
    expect(answer).toMatchObject({ content: 'to both' })
    expect(bob.with(alice).canSee('to both')).toBe(true)
    const say = () => ask(parlour, `POST /webhooks/${parlour.applicationId}/${token}`, { content: 'more' }, open)
    for (let i = 0; i < 5; i++) expect((await say()).status).toBe(200)
    expect(await say()).toMatchObject({ status: 400, body: { code: 40094 } })
    expect(await ask(parlour, `POST /channels/${channel}/messages`, { content: 'by itself' })).toMatchObject({
      status: 403,
      body: { code: 50001 },
    })
  })
})
