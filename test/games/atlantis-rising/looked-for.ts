/** What people look for, whoever they are: every councilor where abilities matter, every peninsula where one has to go. */
import type { View } from '../../../src/games/atlantis-rising/view.ts'
import type { Decision } from '../../../src/kernel/contract.ts'

export function lookedFor({ prompt }: Decision, { facts, players, seat }: View): readonly string[] {
  switch (prompt.say) {
    case 'choose':
    case 'hologram':
      return Object.keys(facts.councilors).map((id) => facts.names[id]!)
    case 'flood.where':
    case 'wrath.where':
      return facts.peninsulas.map(({ name }) => name)
    case 'placing':
    case 'actions':
      return players.flatMap((player) => (player.seat === seat || !player.councilor ? [] : [facts.names[player.councilor]!]))
    default:
      return []
  }
}
