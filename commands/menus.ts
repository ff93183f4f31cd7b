/** Entries in the menus of messages and people. */

import { avoid } from '../src/discord/acts/avoid.ts'
import { boardThen } from '../src/discord/acts/board-then.ts'
import { profile } from '../src/discord/acts/profile.ts'
import { onMessage, onPerson } from '../src/discord/in/menu.ts'

export const MENUS = [onMessage('menu.board', boardThen), onPerson('menu.profile', profile), onPerson('menu.avoid', avoid)]
