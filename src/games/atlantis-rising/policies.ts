/** What can be left beforehand: what to answer those who ask for something, and whether energy is spent on rolls. */
import type { Input } from '../../kernel/contract.ts'
import { firstOf, KEEPS, leastKept, type Policy, type StillAsked } from '../policy.ts'
import type { View } from './view.ts'

const PHASES = ['pause', 'place', 'late', 'actions'] as const
const inEvery = (stage: string) => PHASES.map((phase) => `${phase}.${stage}`)

/** The first of them that begins so and can be had. */
function firstWith(input: Input, start: string) {
  if (input.kind !== 'pick') return undefined
  return firstOf(
    input,
    input.options.flatMap(({ id, then }) => (id.startsWith(start) && !then ? [id] : [])),
  )
}

const asked: Policy<View> = {
  id: 'asked',
  answers: inEvery('asked'),
  fields: [{ id: 'word', choices: ['yes', 'no'] }],
  answer: ({ input }, { word }) => firstWith(input, `${word}.`),
}

const rolls: Policy<View> = {
  id: 'rolls',
  answers: inEvery('roll'),
  fields: [{ id: 'how', choices: ['leave', 'boost'] }],
  answer: ({ input }, { how }) => firstOf(input, how === 'boost' ? ['boost', 'leave'] : ['leave']),
}

const boon: Policy<View> = {
  id: 'boon',
  answers: inEvery('boon'),
  fields: [],
  answer: ({ input }) => firstOf(input, ['stop']),
}

const mandate: Policy<View> = {
  id: 'mandate',
  answers: [],
  fields: [KEEPS],
  answer: () => undefined,
  bounds: { least: leastKept, purse: 'energy' },
}

export const policies: readonly Policy<View>[] = [asked, rolls, boon, mandate]

export const stillAsked: StillAsked<View> = { 'choose.councilor': ({ phase }) => phase === 'council' }
