import { end } from '../src/discord/acts/end.ts'
import { mentor, watchWith } from '../src/discord/acts/eyes.ts'
import { handover } from '../src/discord/acts/hand-over.ts'
import { invite } from '../src/discord/acts/invite.ts'
import { join } from '../src/discord/acts/join.ts'
import { leave } from '../src/discord/acts/leave.ts'
import { letters } from '../src/discord/acts/letters.ts'
import { move } from '../src/discord/acts/move.ts'
import { open } from '../src/discord/acts/open-table.ts'
import { promises } from '../src/discord/acts/promises.ts'
import { rematch } from '../src/discord/acts/rematch.ts'
import { resign } from '../src/discord/acts/resign.ts'
import { sitting } from '../src/discord/acts/sitting.ts'
import { start } from '../src/discord/acts/start.ts'
import { status } from '../src/discord/acts/table-status.ts'
import { commands } from '../src/discord/in/slash.ts'

export const table = commands('table', {
  open,
  invite,
  join,
  leave,
  start,
  status,
  letters,
  promises,
  watch: watchWith,
  mentor,
  sitting,
  move,
  rematch,
  handover,
  resign,
  end,
})
