/** A mandate in words: what every game says of it, and what one adds of its own. */
import type { FieldWords, PolicyWords } from '../../policy.ts'

const MANDATE = 'While somebody else plays for me'

type Bounded = FieldWords & { readonly never: string }

/** Where people may promise each other peace. */
export const PROMISED: Bounded = {
  label: 'Whom I promised peace',
  choice: (id) => (id === 'never' ? 'Nothing against them' : 'As the game goes'),
  never: 'turn against nobody who was promised peace',
}

/** The words of a mandate; `many` are what its seat pays with, `one` a single one of them. */
export const mandateWords = (
  { one, many }: { readonly one: string; readonly many: string },
  more: Readonly<Record<string, Bounded>> = {},
): PolicyWords => ({
  title: MANDATE,
  fields: {
    keep: {
      label: 'What has to be left',
      choice: (n) => (n === '0' ? 'They may spend everything' : `At least ${n} ${n === '1' ? one : many}`),
    },
    ...more,
  },
  said({ keep = '0', ...others }) {
    const never = Object.entries(others).flatMap(([id, word]) => (word === 'never' && more[id] ? [more[id].never] : []))
    const said = [...(keep === '0' ? [] : [`leave at least ${keep} ${keep === '1' ? one : many}`]), ...never]
    return said.length > 0 ? said.join('; ') : 'do as they think best'
  },
})
