import { champions, fixtures, myLeague, standings } from '../src/discord/acts/league/look.ts'
import { checkInLeague, joinLeague, leaveLeague } from '../src/discord/acts/league/take-part.ts'
import { commands } from '../src/discord/in/slash.ts'

export const league = commands('league', {
  join: joinLeague,
  leave: leaveLeague,
  checkin: checkInLeague,
  standings,
  fixtures,
  me: myLeague,
  champions,
})
