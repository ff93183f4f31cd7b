/** The end in sight: all Leaders stand together for the core, and nothing it needs is spent on anything else. */
import type { Action, Good, View } from '../../games/atlantis-rising/view.ts'
import { abilityOf, actionOf } from './outlook.ts'

/** The build space where every Leader stands for the core: what else has to be built is for others, on spaces of their own. */
export function coreSpace({ pieces, players, blueprint, now }: View): string | undefined {
  const leaders = pieces.filter(({ kind, down }) => kind === 'leader' && !down)
  const at = leaders[0]?.at
  if (leaders.length < players.length || leaders.some((leader) => leader.at !== at)) return undefined
  const sites = new Set(pieces.filter(({ down }) => !down).map((piece) => piece.at))
  const open = [...sites].filter((site) => site.startsWith('build-') && !now.spacesUsed.includes(site))
  return open.includes(at!) && open.length > blueprint.length ? at : undefined
}

/** Whether the core may still be built this round: what is missing can be brought by those who have yet to act. */
export function isCoreInReach(view: View): boolean {
  const space = coreSpace(view)
  if (space === undefined) return false
  const standing = view.pieces.filter(({ at, down }) => !down && at !== space)
  const isCheaper = view.pieces.some((piece) => piece.at === space && abilityOf(view, piece).includes('cheaper'))
  const free = standing.flatMap(({ at }) => actionOf(view, at) ?? [])
  let lacking = isCheaper ? -1 : 0
  for (const kind of ['gold', 'crystal', 'atlantium', 'energy'] as const) {
    const lack = needOf(view, kind)
    if (lack <= 0) continue
    lacking += lack
    if (!free.some((action) => brings(action, kind)) && !(isCheaper && lack === 1)) return false
  }
  return lacking <= free.length
}

/** What the rest of the blueprint and the core take of one kind, beyond what all own. */
function needOf({ blueprint, facts, players }: View, kind: Good): number {
  const needed = [...blueprint, facts.core].reduce((sum, id) => sum + (facts.components[id]!.cost[kind] ?? 0), 0)
  return needed - players.reduce((sum, { goods }) => sum + goods[kind], 0)
}

function brings(action: Action, kind: Good): boolean {
  switch (action.op) {
    case 'gather':
      return action.kind === kind || (action.kind === 'choice' && (kind === 'gold' || kind === 'crystal'))
    case 'forge':
    case 'distil':
      return kind === 'atlantium'
    case 'channel':
      return kind === 'energy'
    default:
      return false
  }
}
