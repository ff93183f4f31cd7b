/** The fields of a policy in a form. */
import type { AnyHosted } from '../../games/hosted.ts'
import { ASK_ME, type Policy, type Wishes } from '../../games/policy.ts'
import type { Field, Filled } from '../show/present/form.ts'

/** Where nothing was chosen yet, the first choice stands there. */
export const fieldsOf = ({ about }: AnyHosted, { id: policy, fields }: Policy, locale: string): Field[] =>
  fields.map(({ id, choices }) => {
    const words = about(locale).policies![policy]!.fields[id]!
    const entries = choices.map((value) => ({ value, label: words.choice(value), about: '' }))
    return { label: words.label, entries, min: 1, max: 1, preset: choices[0]! }
  })

/** A policy as it is left by itself: nobody has to be asked whether to be asked. */
export const byItself = (policy: Policy): Policy => ({
  ...policy,
  fields: policy.fields.map(({ id, choices }) => ({ id, choices: choices.filter((choice) => choice !== ASK_ME) })),
})

/** What is none of its choices is taken for the first. */
export const wishesIn = ({ fields }: Policy, filled: Filled): Wishes =>
  Object.fromEntries(fields.map(({ id, choices }, i) => [id, choices.find((choice) => choice === filled[i]?.[0]) ?? choices[0]!]))
