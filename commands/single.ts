/** Commands that are one act each. */
import { board } from '../src/discord/acts/board.ts'
import { find } from '../src/discord/acts/find.ts'
import { hand } from '../src/discord/acts/hand.ts'
import { inbox } from '../src/discord/acts/inbox.ts'
import { learn } from '../src/discord/acts/learn.ts'
import { note } from '../src/discord/acts/note.ts'
import { profile } from '../src/discord/acts/profile.ts'
import { recap } from '../src/discord/acts/recap.ts'
import { rules } from '../src/discord/acts/rules.ts'
import { solo } from '../src/discord/acts/solo.ts'
import { statistics } from '../src/discord/acts/statistics.ts'
import { tables } from '../src/discord/acts/tables.ts'
import { undo } from '../src/discord/acts/take-back.ts'
import { trial } from '../src/discord/acts/trial.ts'
import { turn } from '../src/discord/acts/turn.ts'
import { verify } from '../src/discord/acts/verify.ts'
import { command } from '../src/discord/in/slash.ts'

export const SINGLE = [
  command('act', turn),
  command('hand', hand),
  command('board', board),
  command('recap', recap),
  command('rules', rules, { on: 'anywhere' }),
  command('learn', learn, { on: 'anywhere' }),
  command('solo', solo, { on: 'anywhere' }),
  command('try', trial, { on: 'anywhere' }),
  command('undo', undo),
  command('note', note),
  command('inbox', inbox, { on: 'anywhere' }),
  command('tables', tables),
  command('find', find, { on: 'servers' }),
  command('profile', profile, { on: 'anywhere' }),
  command('stats', statistics, { on: 'servers' }),
  command('verify', verify),
]
