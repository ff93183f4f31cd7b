/** Who one is at this table, and how far everybody is from winning. */
import type { Speaker } from '../../../../kernel/language.ts'
import type { PlayerView, View } from '../../view.ts'
import { lackingFor } from '../reading.ts'
import { faceInBrief } from './faces.ts'
import { RESOURCE, TREE } from './terms.ts'
import { faceIn, meansIn, pointsIn } from './view.ts'

/** For the seat whose view it is; nothing for the channel. */
export function briefing(view: View, s: Speaker): readonly string[] {
  const own = view.players.find(({ seat }) => seat === view.seat)
  if (!own) return []
  const trees = view.trees.map(({ tree }) => TREE[tree])
  const place = view.order.indexOf(own.seat) + 1
  const order =
    view.order.length > 1 ? `You are ${s.ordinal(place)} of ${view.order.length} in the turn order.` : 'You play alone.'
  const held = own.cards.map((card) => `**${faceIn(view, card).name}**: ${faceInBrief(faceIn(view, card), s)}.`)
  return [
    `You lead a young faction that digs up what a lost world knew: ${s.list(trees)}. ${order}`,
    `You have ${meansIn(view, own, s)}, and ${s.count(own.waiting.research + own.waiting.data, 'team')} to send out.`,
    ...held,
    `You win at the end of your own turn with ${view.goal} technology points, on influence space ${view.influence.spaces.length}, or with ${view.tilesToWin} initiative tiles and the resources they show.`,
    'First, grow: a team on Lv.2 brings a card, more income and a Tech of your own. Whoever is there first finds a token.',
  ]
}

const isThere = (view: View, { points, position }: PlayerView) => ({
  technology: points.least >= view.goal,
  influence: position >= view.influence.spaces.length,
})

/** One line for each player, the nearest to winning first. */
export function race(view: View, s: Speaker): readonly string[] {
  if (view.phase === 'deal') return []
  const { goal, influence, rivals } = view
  const last = influence.spaces.length
  const lines = [...view.players]
    .sort((a, b) => b.points.least / goal - a.points.least / goal || b.position - a.position)
    .map(
      (player) =>
        `${s.name(player.seat)}: ${pointsIn(publicly(view, player))} of ${goal} TP, space ${player.position} of ${last}, ${tiles(view, player, s)}.`,
    )
  const coalition = rivals
    ? [
        `The coalition: space ${rivals.marker} of ${last}; you have ${Math.max(0, rivals.limit - rivals.turn + 1)} of ${rivals.limit} turns left.`,
      ]
    : []
  return [...lines, ...coalition, ...view.players.flatMap((player) => warning(view, publicly(view, player), s))]
}

/** As others see a player, also in the player's own view. */
const publicly = ({ runners: { least, most }, result }: View, player: PlayerView): PlayerView => {
  if (result) return player
  const { tokens, tiles: held, passives } = player.points
  const open = tokens + held + passives
  return { ...player, points: { ...player.points, least: open + player.runners * least, most: open + player.runners * most } }
}

function tiles(view: View, player: PlayerView, s: Speaker): string {
  const held = `${player.tiles.length} of ${s.count(view.tilesToWin, 'tile')}`
  const lacking = lackingFor(view, player)
  if (!lacking) return held
  const missing = (['R', 'D', 'C'] as const).flatMap((res) => (lacking[res] > 0 ? [`${lacking[res]} ${RESOURCE[res]}`] : []))
  return missing.length > 0 ? `${held} (lacks ${s.list(missing)})` : `${held} with their resources`
}

/** Who wins next, unless somebody stops it. */
function warning(view: View, player: PlayerView, s: Speaker): string[] {
  if (view.result) return []
  const { technology, influence } = isThere(view, player)
  const lacking = lackingFor(view, player)
  const initiative = lacking !== null && lacking.R + lacking.D + lacking.C === 0
  const ways = [...(technology ? ['technology'] : []), ...(influence ? ['influence'] : []), ...(initiative ? ['initiative'] : [])]
  if (ways.length === 0) return []
  const when = view.turn === player.seat ? 'this turn' : 'the next turn of their own'
  return [`${s.name(player.seat)} wins by ${s.list(ways)} at the end of ${when}, unless that changes before.`]
}
