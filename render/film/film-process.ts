/** The process that makes a film, at the lowest priority: whoever wants a board goes first. */
import { setPriority } from 'node:os'
import { serve } from '../../src/helpers/helper.ts'
import { openDesk } from './desk.ts'

const LOWEST = 19

try {
  setPriority(LOWEST)
} catch {
  // Where that is not allowed, films are made like everything else.
}

serve(openDesk())
