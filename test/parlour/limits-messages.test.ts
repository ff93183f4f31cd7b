/** Every limit Discord sets to messages: just inside it passes, just outside it is refused at the right place. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { ask, type Part } from './bare.ts'
import {
  asRules,
  type Body,
  button,
  CHOICES,
  choice,
  command,
  LENGTH,
  latestInteraction,
  REQUIRED,
  type Rule,
  refusedWith,
  row,
  type Size,
  select,
  text,
  times,
} from './limits.ts'

const embed = (body: Body) => ({ embeds: [{ description: 'd', ...body }] })
const field = (body: Body) => embed({ fields: [{ name: 'n', value: 'v', ...body }] })
const rows = (...components: Body[]) => ({ components: [row(...components)] })
const buttons = (count: number) => times(count, (index) => button({ custom_id: `b${index}` }))
const options = (count: number) => times(count, (index) => choice(index))
const ofSelect = (body: Body) => rows(select(body))
const ofOption = (body: Body) => ofSelect({ options: [choice(0, body)] })
const users = (body: Body) => rows({ type: 5, custom_id: 'u', ...body })
const link = (body: Body) => rows(button({ style: 5, custom_id: undefined, url: 'https://example.com', ...body }))
const words = (content: string) => ({ type: 10, content })
const v2 = (...components: Body[]) => ({ flags: 32768, components })
const container = (count: number) => v2({ type: 17, components: times(count, () => words('w')) })
const section = (count: number) => v2({ type: 9, components: times(count, () => words('w')), accessory: button() })
const picture = (body: Body = {}) => ({ media: { url: 'https://example.com/a.png' }, ...body })
const gallery = (...items: Body[]) => v2({ type: 12, items })
const mentions = (body: Body) => ({ content: 'c', allowed_mentions: body })

const FIRST = 'components.0.components.0'
const most: Size[] = [
  ['content', 2000, (n) => ({ content: text(n) }), 'content'],
  ['content, in characters rather than units', 2000, (n) => ({ content: '🎲'.repeat(n) }), 'content'],
  ['embeds', 10, (n) => ({ embeds: times(n, () => ({ title: 't' })) }), 'embeds'],
  ['embed title', 256, (n) => embed({ title: text(n) }), 'embeds.0.title'],
  ['embed description', 4096, (n) => embed({ description: text(n) }), 'embeds.0.description'],
  ['embed fields', 25, (n) => embed({ fields: times(n, () => ({ name: 'n', value: 'v' })) }), 'embeds.0.fields'],
  ['embed field name', 256, (n) => field({ name: text(n) }), 'embeds.0.fields.0.name'],
  ['embed field value', 1024, (n) => field({ value: text(n) }), 'embeds.0.fields.0.value'],
  ['embed footer', 2048, (n) => embed({ footer: { text: text(n) } }), 'embeds.0.footer.text'],
  ['embed author', 256, (n) => embed({ author: { name: text(n) } }), 'embeds.0.author.name'],
  ['embed colour', 0xffffff, (n) => embed({ color: n }), 'embeds.0.color', 'NUMBER_TYPE_MAX'],
  [
    'text of all embeds',
    2000,
    (n) => ({ embeds: [{ description: text(4000) }, { title: 'x', description: text(n - 1) }] }),
    'embeds',
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
  ['rows', 5, (n) => ({ components: buttons(n).map((one) => row(one)) }), 'components'],
  ['buttons in a row', 5, (n) => rows(...buttons(n)), 'components.0.components'],
  ['custom id', 100, (n) => rows(button({ custom_id: text(n) })), `${FIRST}.custom_id`],
  ['button label', 80, (n) => rows(button({ label: text(n) })), `${FIRST}.label`],
  ['link address', 512, (n) => link({ url: `https://example.com/${text(n - 20)}` }), `${FIRST}.url`],
  ['select options', 25, (n) => ofSelect({ options: options(n) }), `${FIRST}.options`],
  ['option label', 100, (n) => ofOption({ label: text(n) }), `${FIRST}.options.0.label`],
  ['option value', 100, (n) => ofOption({ value: text(n) }), `${FIRST}.options.0.value`],
  ['option description', 100, (n) => ofOption({ description: text(n) }), `${FIRST}.options.0.description`],
  ['placeholder', 150, (n) => ofSelect({ placeholder: text(n) }), `${FIRST}.placeholder`],
  ['most values', 25, (n) => users({ max_values: n }), `${FIRST}.max_values`, 'NUMBER_TYPE_MAX'],
  [
    'most values above the options',
    2,
    (n) => ofSelect({ options: options(2), max_values: n }),
    `${FIRST}.max_values`,
    'SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS',
  ],
  [
    'least values above the most',
    2,
    (n) => users({ min_values: n, max_values: 2 }),
    `${FIRST}.min_values`,
    'SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX',
  ],
  ['components, nested ones too', 39, container, 'components', 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'],
  ['components at the top', 40, (n) => v2(...times(n, () => words('w'))), 'components'],
  ['text display', 4000, (n) => v2(words(text(n))), 'components.0.content'],
  [
    'text of all displays',
    1000,
    (n) => v2(words(text(3000)), words(text(n))),
    'components',
    'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  ['texts in a section', 3, section, 'components.0.components'],
  ['pictures in a gallery', 10, (n) => gallery(...times(n, () => picture())), 'components.0.items'],
  ['words on a picture', 1024, (n) => gallery(picture({ description: text(n) })), 'components.0.items.0.description'],
  [
    'accent colour',
    0xffffff,
    (n) => v2({ type: 17, accent_color: n, components: [words('w')] }),
    'components.0.accent_color',
    'NUMBER_TYPE_MAX',
  ],
  ['people mentioned by id', 100, (n) => mentions({ users: times(n, String) }), 'allowed_mentions.users'],
]
const least: Size[] = [
  ['embed colour', 0, (n) => embed({ color: n }), 'embeds.0.color', 'NUMBER_TYPE_MIN'],
  ['embed field name', 1, (n) => field({ name: text(n) }), 'embeds.0.fields.0.name', REQUIRED],
  ['buttons in a row', 1, (n) => rows(...buttons(n)), 'components.0.components'],
  ['custom id', 1, (n) => rows(button({ custom_id: text(n) })), `${FIRST}.custom_id`, REQUIRED],
  ['select options', 1, (n) => ofSelect({ options: options(n) }), `${FIRST}.options`],
  ['option label', 1, (n) => ofOption({ label: text(n) }), `${FIRST}.options.0.label`, REQUIRED],
  ['most values', 1, (n) => users({ max_values: n }), `${FIRST}.max_values`, 'NUMBER_TYPE_MIN'],
  ['least values', 0, (n) => users({ min_values: n }), `${FIRST}.min_values`, 'NUMBER_TYPE_MIN'],
  ['text display', 1, (n) => v2(words(text(n))), 'components.0.content', REQUIRED],
  ['texts in a section', 1, section, 'components.0.components'],
  ['pictures in a gallery', 1, (n) => gallery(...times(n, () => picture())), 'components.0.items'],
  ['components in a container', 1, container, 'components.0.components'],
]
const twoDefaults = (second: boolean) => ofSelect({ options: [choice(0, { default: true }), choice(1, { default: second })] })
const defaultOf = (type: string) => users({ default_values: [{ id: '1', type }] })
const inContainer = (inner: Body) => v2({ type: 17, components: [inner] })
const rules: Rule[] = [
  ['embed field without value', field({}), field({ value: undefined }), `embeds.0.fields.0.value: ${REQUIRED}`],
  [
    'embed time',
    embed({ timestamp: '2026-01-01T00:00:00Z' }),
    embed({ timestamp: 'soon' }),
    'embeds.0.timestamp: DATETIME_TYPE_PARSE',
  ],
  ['embed address', embed({ url: 'https://example.com' }), embed({ url: 'nowhere' }), 'embeds.0.url: URL_TYPE_INVALID_URL'],
  [
    'embed address of another kind',
    embed({ url: 'http://a.b' }),
    embed({ url: 'ftp://a.b' }),
    'embeds.0.url: URL_TYPE_INVALID_SCHEME',
  ],
  ['empty embed', { embeds: [{ title: 't' }] }, { embeds: [{}] }, `embeds.0.description: ${REQUIRED}`],
  [
    'custom id used twice',
    rows(...buttons(2)),
    rows(button(), button()),
    'components.0.components.1.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'faceless button',
    rows(button({ label: undefined, emoji: { name: '👍' } })),
    rows(button({ label: undefined })),
    `${FIRST}.label: BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED`,
  ],
  [
    'button emoji',
    rows(button({ emoji: { name: '🎲' } })),
    rows(button({ emoji: { name: 'die' } })),
    `${FIRST}.emoji.name: COMPONENT_INVALID_EMOJI`,
  ],
  ['button style', rows(button({ style: 4 })), rows(button({ style: 7 })), `${FIRST}.style: UNION_TYPE_CHOICES`],
  ['button without custom id', rows(button()), rows(button({ custom_id: undefined })), `${FIRST}.custom_id: ${REQUIRED}`],
  ['button with an address', rows(button()), rows(button({ url: 'https://example.com' })), `${FIRST}.url: INVALID_VALUE`],
  ['link with a custom id', link({}), link({ custom_id: 'b' }), `${FIRST}.custom_id: INVALID_VALUE`],
  [
    'button beside a select',
    rows(select()),
    rows(button(), select()),
    'components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'select beside a select',
    rows(select()),
    rows(select(), select({ custom_id: 't' })),
    'components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'option value used twice',
    ofSelect({ options: options(2) }),
    ofSelect({ options: [choice(0), choice(0)] }),
    `${FIRST}.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED`,
  ],
  ['too many defaults', twoDefaults(false), twoDefaults(true), `${FIRST}.options: SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE`],
  ['default of another kind', defaultOf('user'), defaultOf('role'), `${FIRST}.default_values.0.type: ${CHOICES}`],
  [
    'text input outside a modal',
    rows(button()),
    rows({ type: 4, custom_id: 't', style: 1 }),
    `${FIRST}.type: UNION_TYPE_CHOICES`,
  ],
  ['section without accessory', section(1), v2({ type: 9, components: [words('w')] }), `components.0.accessory: ${REQUIRED}`],
  [
    'container in a container',
    inContainer(words('w')),
    inContainer({ type: 17, components: [words('w')] }),
    `${FIRST}.type: UNION_TYPE_CHOICES`,
  ],
  ['separator', v2({ type: 14, spacing: 2 }), v2({ type: 14, spacing: 3 }), `components.0.spacing: ${CHOICES}`],
  [
    'a mention listed twice',
    mentions({ users: ['1', '2'] }),
    mentions({ users: ['1', '1'] }),
    'allowed_mentions.users.1: SET_TYPE_ALREADY_CONTAINS_VALUE',
  ],
  [
    'people mentioned both one by one and all together',
    mentions({ parse: ['roles'], users: ['1'] }),
    mentions({ parse: ['users'], users: ['1'] }),
    'allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  ['kinds of mention', mentions({ parse: ['users'] }), mentions({ parse: ['friends'] }), `allowed_mentions.parse.0: ${CHOICES}`],
]
/** These concern the making of a message, not its edits. */
const onlyNew: Rule[] = [
  ['new components without the flag', v2(words('w')), { components: [words('w')] }, 'components.0.type: UNION_TYPE_CHOICES'],
  [
    'content beside new components',
    v2(words('w')),
    { ...v2(words('w')), content: 'c' },
    'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'embeds beside new components',
    v2(words('w')),
    { ...v2(words('w')), ...embed({}) },
    'embeds: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  ['nonce', { content: 'c', nonce: text(25) }, { content: 'c', nonce: text(26) }, `nonce: ${LENGTH}`],
  ['poll', { content: 'c' }, { content: 'c', poll: { question: { text: 'q' } } }, 'poll: INVALID_VALUE'],
  [
    'reply to nothing',
    { content: 'c', message_reference: { message_id: '1', fail_if_not_exists: false } },
    { content: 'c', message_reference: { message_id: '1' } },
    'message_reference: REPLIES_UNKNOWN_MESSAGE',
  ],
]
const PNG: Part = { name: 'a.png', bytes: Buffer.from('x') }
const MISSING = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'
const withFile: Rule[] = [
  ...asRules([['alt text', 1024, (n) => ({ attachments: [{ id: '0', description: text(n) }] }), 'attachments.0.description']]),
  [
    'a note on a file that was not sent',
    { attachments: [{ id: '0' }] },
    { attachments: [{ id: '1' }] },
    'attachments.0.id: ATTACHMENT_NOT_FOUND',
  ],
  [
    'a picture that was not sent',
    embed({ image: { url: 'attachment://a.png' } }),
    embed({ image: { url: 'attachment://b.png' } }),
    `embeds.0.image.url: ${MISSING}`,
  ],
  [
    'a gallery of what was not sent',
    gallery({ media: { url: 'attachment://a.png' } }),
    gallery({ media: { url: 'attachment://b.png' } }),
    `components.0.items.0.media.url: ${MISSING}`,
  ],
  [
    'a file from the web',
    v2({ type: 13, file: { url: 'attachment://a.png' } }),
    v2({ type: 13, file: { url: 'https://a.b/c' } }),
    'components.0.file.url: URL_TYPE_INVALID_SCHEME',
  ],
]

describe('messages', () => {
  let parlour: TestParlour
  let line: string
  beforeAll(async () => {
    parlour = await openParlour({ record: false })
    line = `POST /channels/${parlour.channel('welcome')}/messages`
  })
  afterAll(() => parlour.close())
  const everywhere = [...asRules(most), ...asRules(least, true), ...rules]

  it.each([...everywhere, ...onlyNew])('%s', async (_, good, bad, complaint) => {
    await refusedWith(ask(parlour, line, bad), complaint)
    expect(await ask(parlour, line, good)).toMatchObject({ status: 200 })
  })
  it.each(withFile)('%s', async (_, good, bad, complaint) => {
    await refusedWith(ask(parlour, line, bad, { files: [PNG] }), complaint)
    expect(await ask(parlour, line, good, { files: [PNG] })).toMatchObject({ status: 200 })
  })
  it.each(everywhere)('%s, in an edit', async (_, good, bad, complaint) => {
    const { body } = await ask(parlour, line, { content: 'before' })
    const edit = `PATCH /channels/${parlour.channel('welcome')}/messages/${body.id}`
    // New components take the place of content; it has to go first.
    const blank = (change: Body) => ('flags' in change ? { ...change, content: null } : change)
    await refusedWith(ask(parlour, edit, blank(bad)), complaint)
    expect(await ask(parlour, edit, blank(good))).toMatchObject({ status: 200 })
  })

  it('keep to the same limits in answers to interactions', async () => {
    await ask(parlour, `POST /applications/${parlour.applicationId}/commands`, command({ name: 'go' }))
    parlour
      .person('Alice')
      .slash('/go')
      .catch(() => {})
    const { callback, hook } = await latestInteraction(parlour)
    const open = { token: null }
    await refusedWith(ask(parlour, callback, { type: 4, data: { content: text(2001) } }, open), `data.content: ${LENGTH}`)
    await refusedWith(
      ask(parlour, callback, { type: 4, data: rows(button(), button()) }, open),
      'data.components.0.components.1.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
    )
    await refusedWith(ask(parlour, callback, { type: 5, data: { flags: 64 | 4096 } }, open), 'data.flags: INVALID_FLAGS')
    expect(await ask(parlour, callback, { type: 5, data: { flags: 64 } }, open)).toMatchObject({ status: 204 })
    await refusedWith(ask(parlour, `POST ${hook}`, { content: text(2001) }, open), `content: ${LENGTH}`)
    await refusedWith(ask(parlour, `PATCH ${hook}/messages/@original`, { content: text(2001) }, open), `content: ${LENGTH}`)
    expect(await ask(parlour, `PATCH ${hook}/messages/@original`, { content: text(2000) }, open)).toMatchObject({ status: 200 })
  })
  it('carry ten files, ten megabytes each, twenty-five in all', async () => {
    const file = (bytes: number): Part => ({ name: 'f', bytes: Buffer.alloc(bytes) })
    const MB = 1024 * 1024
    const send = (...files: Part[]) => ask(parlour, line, {}, { files })
    expect(await send(...times(10, () => file(1)))).toMatchObject({ status: 200 })
    expect(await send(...times(11, () => file(1)))).toMatchObject({ status: 400, body: { code: 50035 } })
    const { body: full } = await send(...times(9, () => file(1)))
    const add = (...files: Part[]) => ask(parlour, `${line.replace('POST', 'PATCH')}/${full.id}`, {}, { files })
    await refusedWith(add(file(1), file(1)), `files: ${LENGTH}`)
    expect(await add(file(1))).toMatchObject({ status: 200 })
    expect(await send(file(10 * MB))).toMatchObject({ status: 200 })
    expect(await send(file(10 * MB + 1))).toMatchObject({ status: 413, body: { code: 40005 } })
    expect(await send(...times(3, () => file(9 * MB)))).toMatchObject({ status: 413, body: { code: 40005 } })
  })
  it('are not empty', async () => {
    for (const body of [{}, { content: '  ' }, { content: null, embeds: [] }])
      expect(await ask(parlour, line, body)).toMatchObject({ status: 400, body: { code: 50006 } })
  })
})
