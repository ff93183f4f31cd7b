/** What is kept, why and for how long: the same page that stands in the documentation. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { said } from '../show/reply.ts'
import { act } from './act.ts'

const PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'privacy.md')

export const privacy = act({
  name: 'privacy',
  at: 'anywhere',
  answers: 'beside',
  do: () => said(readFileSync(PAGE, 'utf8')),
})
