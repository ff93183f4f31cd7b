/** What organisers of leagues do: all of it asks whether one may, through whichever door it came, and is kept with who did it. */
import { type Act, act } from '../act.ts'
import { organising } from '../may.ts'

export const organisersAct: typeof act = (description) => ({ ...act(description), may: organising as Act['may'] }) as never
