/** Who one is at this table, and how far everybody is from winning. */
import type { Speaker } from '../../../../kernel/language.ts'
import { NO_RACE, shareOf } from '../../../common/race.ts'
import type { Race } from '../../../hosted.ts'
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
    ...(view.round > 1
      ? []
      : ['First, grow: a team on Lv.2 brings a card, more income and a Tech of your own. Whoever is there first finds a token.']),
  ]
}

/** Resources, teams to send out, cards, and what front runner tokens are worth. */
export function holds(view: View, s: Speaker): string {
  const own = view.players.find(({ seat }) => seat === view.seat)
  if (!own) return ''
  const teams = own.waiting.research + own.waiting.data
  const names = own.cards.map((card) => faceIn(view, card).name)
  const values = own.values ?? []
  return [
    names.length > 0 ? `the ${s.plural(names.length, { one: 'card', other: 'cards' })} ${s.list(names)}` : 'no card',
    ...(values.length > 0 ? [`front runner tokens worth ${s.list(values.map(String))}`] : []),
    meansIn(view, own, s),
    `${teams === 0 ? 'no team' : s.count(teams, 'team')} to send out`,
  ].join('; ')
}

const isThere = (view: View, { points, position }: PlayerView) => ({
  technology: points.least >= view.goal,
  influence: position >= view.influence.spaces.length,
})

/** Everybody, the nearest to winning first, by whichever of the three goals they are nearest to. */
export function race(view: View, s: Speaker): Race {
  if (view.phase === 'deal') return NO_RACE
  const { goal, influence, rivals } = view
  const last = influence.spaces.length
  const near = (player: PlayerView) => Math.max(player.points.least / goal, player.position / last)
  const players = view.players.map((player) => publicly(view, player)).sort((a, b) => near(b) - near(a))
  const coalition = rivals
    ? [
        `The coalition: space ${rivals.marker} of ${last}; you have ${Math.max(0, rivals.limit - rivals.turn + 1)} of ${rivals.limit} turns left.`,
      ]
    : []
  const [first, second] = players
  const isAhead = first !== undefined && (second === undefined || near(first) > near(second))
  return {
    lead: isAhead && second !== undefined ? `${s.name(first.seat)} is nearest to a goal` : '',
    bars: players.map((player) => ({
      name: s.name(player.seat),
      share: shareOf(near(player), 1),
      note: `${pointsIn(player)} of ${goal} TP, influence ${player.position} of ${last}, ${tiles(view, player, s)}`,
    })),
    lines: [...players.flatMap((player) => warning(view, player, s)), ...coalition],
  }
}

/** As others see a player, also in the player's own view. */
const publicly = ({ runners: { least, most }, result }: View, player: PlayerView): PlayerView => {
  if (result) return player
  const { tokens, tiles: held, passives } = player.points
  const open = tokens + held + passives
  return { ...player, points: { ...player.points, least: open + player.runners * least, most: open + player.runners * most } }
}

function tiles(view: View, player: PlayerView, s: Speaker): string {
  const held = `${player.tiles.length} of ${s.count(view.tilesToWin, 'initiative tile')}`
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
