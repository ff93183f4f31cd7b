import { clearPlans, leavePlan, listPlans } from '../src/discord/acts/plan.ts'
import { commands } from '../src/discord/in/slash.ts'

export const plan = commands('plan', { set: leavePlan, list: listPlans, clear: clearPlans })
