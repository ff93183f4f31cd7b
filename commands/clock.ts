import { hours, vacation } from '../src/discord/acts/availability.ts'
import { extend, clock as status } from '../src/discord/acts/clock.ts'
import { pause, resume } from '../src/discord/acts/pause.ts'
import { commands } from '../src/discord/in/slash.ts'

export const clock = commands('clock', { status, pause, resume, extend, vacation, hours })
