/** What people look for at a question of Secret Societies, whoever they are and whatever they hold. */
import { KINDS, REGIONS } from '../../../src/games/secret-societies/data/effect.ts'
import { secretSocieties } from '../../../src/games/secret-societies/index.ts'
import type { View } from '../../../src/games/secret-societies/view.ts'
import type { Decision, Text } from '../../../src/kernel/contract.ts'
import { bySeat } from '../../../src/kernel/language.ts'

const { game, rules } = secretSocieties
const speak = (text: Text) => game.speak(text, bySeat())

const KIND_WORDS = KINDS.map((kind) => speak({ say: 'kind', kind }))

export function lookedFor({ prompt, seat }: Decision, view: View): readonly string[] {
  const me = view.players[seat]!
  const places = view.row.map((_, i) => `${i + 1}. `)
  switch (prompt.say) {
    case 'setup.society':
      return Object.values(rules.societies).map(({ name }) => name)
    case 'turn': {
      const cards = Object.keys(rules.bidCards).map((card) => `Card "${card}"`)
      return [...(prompt.laid === 0 && me.cards > 0 ? [...cards, 'Bid facedown'] : []), 'Move one of your', 'End the turn']
    }
    case 'tokens.both':
    case 'tokens.cancel':
      return places.map((place) => `Cancel ${place}`)
    case 'tokens.endorse':
      return places.map((place) => `Endorse ${place}`)
    case 'move.agent':
    case 'move.rivalAgent':
      return places
    case 'dummy.down':
    case 'dummy.up':
      return rules.dummies[0]!.values.map((value) => `Dummy ${value}`)
    case 'auction.buy':
      return view.planets ? ['bove', view.planets.open ? rules.cards[view.planets.open]!.name : 'The Planet'] : ['bove']
    case 'consolation':
    case 'any.one':
    case 'any.split':
    case 'any.different':
      return KIND_WORDS
    case 'star.where':
      return rules.starSpaces[me.hq]!.map(({ id }) => speak({ say: 'star.space', space: id }))
    case 'tile.which':
      return [...view.market, ...Object.values(view.players).flatMap(({ tiles }) => [tiles.immediate, tiles.scoring])]
        .filter((tile) => tile !== null)
        .map((tile) => speak({ say: 'tile', tile }))
    case 'monument.which':
      return [...REGIONS, 'grey'].map((colour) => speak({ say: 'colour', colour }))
    case 'growth':
      return [
        ...REGIONS.map((name) => speak({ say: 'grow.region', name })),
        ...Object.keys(rules.treasuryInvestments).map((name) => speak({ say: 'grow.treasury', name })),
        ...Object.keys(rules.projects).map((name) => speak({ say: 'grow.project', name, society: me.society })),
        'Swap one resource',
        'Monument',
      ]
    default:
      return []
  }
}
