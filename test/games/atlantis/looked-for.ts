/** What people look for at the questions both editions share, whoever they are. */
import type { Stance } from '../../../src/games/atlantis/terms.ts'
import type { View } from '../../../src/games/atlantis/view.ts'
import type { Decision } from '../../../src/kernel/contract.ts'

const namesIn = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name)

/** The sides of a contest; what can be chosen there is named in many ways. */
const SIDES: Readonly<Record<Stance, string>> = {
  attack: 'Help the attack',
  defend: 'Help the defence',
  peace: 'Stay out of it',
}

export function lookedFor({ prompt }: Decision, view: View): readonly string[] {
  const areas = (owner?: unknown) =>
    namesIn(view.areas.filter(({ kind, owner: held }) => kind !== 'wilderness' && (owner === undefined || held === owner)))
  switch (prompt.say) {
    case 'turn.space':
      return [...namesIn(view.nations), ...namesIn(view.specials)]
    case 'setup.society':
      return view.players.flatMap(({ society }) => (society ? [society.name] : []))
    case 'draft.nation':
    case 'global.target':
      return namesIn(view.nations)
    case 'coup.target':
    case 'coup.knight':
      return areas()
    case 'construct.place':
    case 'march.plan':
      return areas(prompt.nation)
    case 'contest.dial':
      return (Object.keys(SIDES) as Stance[])
        .filter((side) => !view.contest?.involved.find(({ seat }) => seat === view.seat)?.stances.includes(side))
        .map((side) => SIDES[side])
    default:
      return []
  }
}
