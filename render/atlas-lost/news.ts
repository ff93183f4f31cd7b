/** The same view, telling what has changed since an earlier one instead of what the present turn has changed. */
import type { TechView, View } from '../../src/games/atlas-lost/view.ts'

type Change = View['changes'][number]

export function since(before: View, view: View): View {
  const then = new Map(before.players.map((player) => [player.seat, player]))
  const players = view.players.map((player) => {
    const { R, D, C, M, TP } = then.get(player.seat) ?? player
    const changed = { R: player.R - R, D: player.D - D, C: player.C - C, M: player.M - M, TP: player.TP - TP }
    return { ...player, changed }
  })
  return { ...view, players, changes: changesSince(before, view) }
}

const techsOf = ({ trees }: View): TechView[] => trees.flatMap(({ techs }) => techs)

function changesSince(before: View, view: View): Change[] {
  const techs = new Map(techsOf(before).map((tech) => [tech.id, tech]))
  const onTechs = techsOf(view).flatMap((tech): Change[] => {
    const then = techs.get(tech.id)
    if (!then) return []
    return [
      ...tech.teams.filter((who) => !then.teams.includes(who)).map((by) => ({ what: 'team', at: tech.id, by }) as const),
      ...tech.economy.filter((who) => !then.economy.includes(who)).map((by) => ({ what: 'economy', at: tech.id, by }) as const),
      ...(tech.culture !== then.culture ? [{ what: 'culture', at: tech.id, by: tech.culture } as const] : []),
      ...(then.runner && !tech.runner ? [{ what: 'runner', at: tech.id, by: tech.teams[0] ?? null } as const] : []),
    ]
  })
  const cards = view.players.flatMap(({ seat, installed }): Change[] => {
    const had = before.players.find((each) => each.seat === seat)?.installed.map(({ card }) => card) ?? []
    return installed.filter(({ card }) => !had.includes(card)).map(({ card }) => ({ what: 'installed', at: card, by: seat }))
  })
  const markers = Object.entries(view.influence.markers).flatMap(([who, space]): Change[] =>
    before.influence.markers[who] === space ? [] : [{ what: 'marker', at: who, by: who }],
  )
  const faith = [...view.players.map(({ seat, track }) => ({ id: seat, track })), ...view.npcs].flatMap(
    ({ id, track }): Change[] => {
      const old = [...before.players.map((each) => ({ id: each.seat, track: each.track })), ...before.npcs].find(
        (each) => each.id === id,
      )
      return old && `${old.track}` !== `${track}` ? [{ what: 'religion', at: id, by: track.at(-1) ?? null }] : []
    },
  )
  const tiles = view.initiative.flatMap(({ id, owner }): Change[] =>
    before.initiative.find((each) => each.id === id)?.owner === owner ? [] : [{ what: 'tile', at: id, by: owner }],
  )
  return [...onTechs, ...cards, ...markers, ...faith, ...tiles]
}
