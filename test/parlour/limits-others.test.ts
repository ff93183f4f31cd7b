/** Every limit Discord sets to commands, suggestions, modals and threads. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { ask } from './bare.ts'
import {
  asRules,
  type Body,
  button,
  CHOICES,
  choice,
  command,
  LENGTH,
  latestInteraction,
  option,
  REQUIRED,
  type Rule,
  refusedWith,
  row,
  type Size,
  select,
  text,
  times,
} from './limits.ts'

const withOptions = (...options: Body[]) => command({ options })
const offer = (value: unknown, body: Body = {}) => ({ name: 'n', value, ...body })
const offering = (...choices: Body[]) => withOptions(option({ choices }))
const sub = (body: Body = {}) => option({ type: 1, ...body })
/** 7972 characters, and as many more as the last value has. */
const large = (rest: number) =>
  command({
    description: text(100),
    options: [
      ...times(20, (i) =>
        option({
          name: `o${10 + i}`,
          description: text(100),
          choices: times(2, (n) => offer(`${n}${text(71)}`, { name: text(70) })),
        }),
      ),
      option({ name: 'z', description: text(100), choices: [offer(text(rest), { name: text(27) })] }),
    ],
  })

const TOO_LARGE = 'APPLICATION_COMMAND_TOO_LARGE'
const commandSizes: Size[] = [
  ['name', 32, (n) => command({ name: text(n) }), 'name'],
  ['translated name', 32, (n) => command({ name_localizations: { de: text(n) } }), 'name_localizations.de'],
  ['description', 100, (n) => command({ description: text(n) }), 'description'],
  ['options', 25, (n) => withOptions(...times(n, (i) => option({ name: `o${i}` }))), 'options'],
  ['subcommands', 25, (n) => withOptions(...times(n, (i) => sub({ name: `o${i}` }))), 'options'],
  ['option name', 32, (n) => withOptions(option({ name: text(n) })), 'options.0.name'],
  ['option description', 100, (n) => withOptions(option({ description: text(n) })), 'options.0.description'],
  ['choices', 25, (n) => offering(...times(n, (i) => offer(`v${i}`))), 'options.0.choices'],
  ['choice name', 100, (n) => offering(offer('v', { name: text(n) })), 'options.0.choices.0.name'],
  ['choice value', 100, (n) => offering(offer(text(n))), 'options.0.choices.0.value'],
  ['text length', 6000, (n) => withOptions(option({ max_length: n })), 'options.0.max_length', 'NUMBER_TYPE_MAX'],
  ['whole command, 8000 characters', 28, large, '', TOO_LARGE],
]
const INVALID = 'APPLICATION_COMMAND_INVALID_NAME'
const commandRules: Rule[] = [
  ['capitals', command({ name: 'ok-name_1' }), command({ name: 'Name' }), `name: ${INVALID}`],
  ['spaces', command({ name: 'größe' }), command({ name: 'a name' }), `name: ${INVALID}`],
  ['capitals in an option', withOptions(option()), withOptions(option({ name: 'O' })), `options.0.name: ${INVALID}`],
  ['name of a menu', { type: 3, name: 'A Name' }, { type: 3, name: '' }, `name: ${REQUIRED}`],
  ['no description', command(), command({ description: undefined }), `description: ${REQUIRED}`],
  [
    'description of a menu',
    { type: 2, name: 'Menu' },
    { type: 2, name: 'Menu', description: 'd' },
    'description: APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION',
  ],
  [
    'option name used twice',
    withOptions(option(), option({ name: 'p' })),
    withOptions(option(), option()),
    'options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'required after optional',
    withOptions(option({ required: true }), option({ name: 'p' })),
    withOptions(option(), option({ name: 'p', required: true })),
    'options.1.required: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'subcommand beside option',
    withOptions(sub()),
    withOptions(sub(), option({ name: 'p' })),
    'options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'group in a group',
    withOptions(sub({ type: 2, options: [sub()] })),
    withOptions(sub({ type: 2, options: [sub({ type: 2 })] })),
    'options.0.options.0.type: UNION_TYPE_CHOICES',
  ],
  [
    'choice of the wrong kind',
    withOptions(option({ type: 4, choices: [offer(1)] })),
    withOptions(option({ type: 4, choices: [offer('one')] })),
    'options.0.choices.0.value: NUMBER_TYPE_COERCE',
  ],
  [
    'choices beside suggestions',
    withOptions(option({ autocomplete: true })),
    withOptions(option({ autocomplete: true, choices: [offer('v')] })),
    'options.0.autocomplete: APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
  ],
  ['contexts', command({ contexts: [0, 1, 2] }), command({ contexts: [3] }), `contexts.0: ${CHOICES}`],
  ['no context', command({ contexts: [1] }), command({ contexts: [] }), `contexts: ${LENGTH}`],
  [
    'languages',
    command({ name_localizations: { de: 'name' } }),
    command({ name_localizations: { xx: 'name' } }),
    `name_localizations: ${CHOICES}`,
  ],
  [
    'rights',
    command({ default_member_permissions: '8' }),
    command({ default_member_permissions: 'all' }),
    'default_member_permissions: STRING_TYPE_REGEX',
  ],
]

const input = (body: Body = {}) => ({ type: 4, custom_id: 't', style: 1, ...body })
const label = (component: Body, body: Body = {}) => ({ type: 18, label: 'L', component, ...body })
const modal = (body: Body = {}) => ({ custom_id: 'm', title: 'T', components: [label(input())], ...body })
const field = (component: Body, body: Body = {}) => modal({ components: [label(component, body)] })
const inputs = (count: number) => modal({ components: times(count, (i) => label(input({ custom_id: `t${i}` }))) })
const radio = (count: number) => field({ type: 21, custom_id: 'r', options: times(count, (i) => choice(i)) })
const boxes = (count: number) => field({ type: 22, custom_id: 'c', options: times(count, (i) => choice(i)) })

const FIELD = 'data.components.0.component'
const modalSizes: Size[] = [
  ['title', 45, (n) => modal({ title: text(n) }), 'data.title'],
  ['custom id', 100, (n) => modal({ custom_id: text(n) }), 'data.custom_id'],
  ['components', 5, inputs, 'data.components'],
  ['label', 45, (n) => field(input(), { label: text(n) }), 'data.components.0.label'],
  ['label description', 100, (n) => field(input(), { description: text(n) }), 'data.components.0.description'],
  ['proposed text', 4000, (n) => field(input({ value: text(n) })), `${FIELD}.value`],
  ['proposed text beyond its own limit', 3, (n) => field(input({ max_length: 3, value: text(n) })), `${FIELD}.value`],
  ['longest text', 4000, (n) => field(input({ max_length: n })), `${FIELD}.max_length`, 'NUMBER_TYPE_MAX'],
  ['text placeholder', 100, (n) => field(input({ placeholder: text(n) })), `${FIELD}.placeholder`],
  ['radio options', 10, radio, `${FIELD}.options`],
  ['checkbox options', 10, boxes, `${FIELD}.options`],
  ['files', 10, (n) => field({ type: 19, custom_id: 'f', max_values: n }), `${FIELD}.max_values`, 'NUMBER_TYPE_MAX'],
  ['select options', 25, (n) => field(select({ options: times(n, (i) => choice(i)) })), `${FIELD}.options`],
]
const modalLeast: Size[] = [
  ['title', 1, (n) => modal({ title: text(n) }), 'data.title', REQUIRED],
  ['components', 1, inputs, 'data.components'],
  ['radio options', 2, radio, `${FIELD}.options`],
  ['checkbox options', 1, boxes, `${FIELD}.options`],
]
const radioDefaults = (second: boolean) =>
  field({ type: 21, custom_id: 'r', options: [choice(0, { default: true }), choice(1, { default: second })] })
const modalRules: Rule[] = [
  ['text style', field(input({ style: 2 })), field(input({ style: 3 })), `${FIELD}.style: ${CHOICES}`],
  ['two radio defaults', radioDefaults(false), radioDefaults(true), `${FIELD}.options: SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE`],
  ['disabled select', field(select()), field(select({ disabled: true })), `${FIELD}.disabled: COMPONENT_DISABLED_IN_MODAL`],
  ['button in a modal', field(input()), field(button()), `${FIELD}.type: UNION_TYPE_CHOICES`],
  [
    'custom id used twice',
    inputs(2),
    modal({ components: [label(input()), label(input())] }),
    'data.components.1.component.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'old row without label',
    modal({ components: [row(input({ label: 'L' }))] }),
    modal({ components: [row(input())] }),
    `data.components.0.components.0.label: ${REQUIRED}`,
  ],
]

const threadRules: Rule[] = [
  ...asRules([
    ['name', 100, (n) => ({ name: text(n) }), 'name'],
    ['slow mode', 21600, (n) => ({ name: 'n', rate_limit_per_user: n }), 'rate_limit_per_user', 'NUMBER_TYPE_MAX'],
    ...[60, 1440, 4320, 10080].map(
      (minutes): Size => [
        'archiving',
        minutes,
        (n) => ({ name: 'n', auto_archive_duration: n }),
        'auto_archive_duration',
        CHOICES,
      ],
    ),
  ]),
  ...asRules([['name', 1, (n) => ({ name: text(n) }), 'name', REQUIRED]], true),
]

let parlour: TestParlour
beforeAll(async () => {
  parlour = await openParlour({ record: false })
})
afterAll(() => parlour.close())

describe('commands', () => {
  it.each([...asRules(commandSizes), ...commandRules])('%s', async (_, good, bad, complaint) => {
    const path = `/applications/${parlour.applicationId}/commands`
    await refusedWith(ask(parlour, `POST ${path}`, bad), complaint)
    await refusedWith(ask(parlour, `PUT ${path}`, [bad]), complaint.startsWith(': ') ? `0${complaint}` : `0.${complaint}`)
    expect((await ask(parlour, `POST ${path}`, good)).status).toBeOneOf([200, 201])
  })
  it('are a hundred at most, and fifteen menus of each kind', async () => {
    const put = (...bodies: Body[]) =>
      ask(parlour, `PUT /applications/${parlour.applicationId}/guilds/${parlour.guildId}/commands`, bodies)
    const slash = (count: number) => times(count, (i) => command({ name: `c${i}` }))
    const menus = (count: number, type: number) => times(count, (i) => ({ type, name: `M${i}` }))
    expect(await put(...slash(100), ...menus(15, 2), ...menus(15, 3))).toMatchObject({ status: 200 })
    for (const bodies of [slash(101), menus(16, 2), menus(16, 3)])
      await refusedWith(put(...bodies), ': APPLICATION_COMMAND_TOO_MANY')
    await refusedWith(put(command(), command()), '1.name: APPLICATION_COMMANDS_DUPLICATE_NAME')
    await refusedWith(put(...slash(100), ...menus(15, 2), ...menus(16, 3)), `: ${LENGTH}`)
  })
  it('are made two hundred times a day at most, not counting what is there already', async () => {
    const fresh = await openParlour({ record: false })
    const put = (letter: string) =>
      ask(
        fresh,
        `PUT /applications/${fresh.applicationId}/commands`,
        times(100, (i) => command({ name: `${letter}${i}` })),
      )
    for (const letter of ['a', 'a', 'b']) expect(await put(letter)).toMatchObject({ status: 200 })
    expect(await put('c')).toMatchObject({ status: 400, body: { code: 30034 } })
    await fresh.clock.advance(24 * 60 * 60_000)
    expect(await put('c')).toMatchObject({ status: 200 })
    await fresh.close()
  })
})

describe('modals', () => {
  it.each([...asRules(modalSizes), ...asRules(modalLeast, true), ...modalRules])('%s', async (_, good, bad, complaint) => {
    await ask(parlour, `POST /applications/${parlour.applicationId}/commands`, command({ name: 'go' }))
    parlour
      .person('Alice')
      .slash('/go')
      .catch(() => {})
    const { callback } = await latestInteraction(parlour)
    await refusedWith(ask(parlour, callback, { type: 9, data: bad }, { token: null }), complaint)
    expect(await ask(parlour, callback, { type: 9, data: good }, { token: null })).toMatchObject({ status: 204 })
  })
})

describe('threads', () => {
  it.each(threadRules)('%s', async (_, good, bad, complaint) => {
    const line = `POST /channels/${parlour.channel('welcome')}/threads`
    await refusedWith(ask(parlour, line, bad), complaint)
    expect(await ask(parlour, line, { ...good, type: 11 })).toMatchObject({ status: 201 })
  })
})

it('suggestions are twenty-five at most, and of the kind that is being typed', async () => {
  const seek = command({ name: 'seek', options: [option({ autocomplete: true })] })
  await ask(parlour, `POST /applications/${parlour.applicationId}/commands`, seek)
  const asking = parlour.person('Alice').autocomplete('/seek', 'o', 'x')
  const { callback } = await latestInteraction(parlour)
  const answer = (...choices: Body[]) => ask(parlour, callback, { type: 8, data: { choices } }, { token: null })
  await refusedWith(answer(...times(26, () => offer('v'))), `data.choices: ${LENGTH}`)
  await refusedWith(answer(offer('v', { name: text(101) })), `data.choices.0.name: ${LENGTH}`)
  await refusedWith(answer(offer(text(101))), `data.choices.0.value: ${LENGTH}`)
  await refusedWith(answer(offer(7)), 'data.choices.0.value: STRING_TYPE_CONVERT')
  expect(await answer(...times(25, () => offer(text(100))))).toMatchObject({ status: 204 })
  expect((await asking).choices).toHaveLength(25)
})
