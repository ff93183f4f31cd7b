/** What things do in Era, in a line with the numbers of the pack in play. */
import type { Card } from '../../../atlantis/terms.ts'
import type { Meanings } from '../../../atlantis/words/en/lexicon.ts'
import type { EraPack } from '../../data/pack.ts'

export const meaningsOf = ({ powers, objectives, specials: n, actions }: EraPack): Meanings => ({
  powers: {
    lemurian_brotherhood: `You may bar marches into nations where your agents are worth ${powers.peacekeepers} or more.`,
    order_of_thoth: `Your Repolarize is free, gives ${powers.tabletsGain} Virya and leaves you ${powers.tabletsKeep} cards.`,
    priests_of_atla_ra: `Your Intrigue gives ${powers.espionageGain} Virya, and a look into the hand of a temple owner.`,
    purple_dragon: `Your 3 counts ${powers.lizardKing} in a coup, and may stay there for ${powers.lizardPrice} Virya.`,
    sisters_of_starlight: 'You may join a partner’s archon on its space, if the partner agrees.',
  },
  cards: cardsOf(objectives.rewards),
  specials: {
    black_knight: 'A coup on a minor nation: your agents count double, units there change sides.',
    brahmastra: `Removes ${n.brahmastraUnits} units anywhere for each Temple of Darkness on the map; Doom comes nearer.`,
    chimeras: `${n.chimeraUnits} units in each wilderness of the nation; its units count double in conflicts from now on.`,
    crystal_healing_grid: 'Lost units of the nation come home from now on; a Temple of Light at home if you like.',
    et_contact_center: `For ${n.contactPrice} Virya, use any special action in play.`,
    military_research: `Recruit with ${n.researchUnits} more units at each base and factory.`,
    oracle_of_rama: `Look at a card of somebody: ${n.oracleShown} Virya if you named it and show it, else ${n.oracleKept}.`,
    psychotronic_weaponry: `Whoever uses a space of your choice pays ${n.psychicToll} Virya; its owners get ${n.psychicShare} each.`,
    galactic_sun: 'Collect Virya; areas with a pyramid count double.',
    spy_network: `An Intrigue, and ${n.spyRemovals} agents of others removed for each capitol of the nation.`,
    temple_of_anu: 'Exchange cards with layout and deck for free; then move Doom, turn the End, or build.',
    utopian_city: `Build, with one more free in each area without units; others cost ${n.utopianBuilding} Virya.`,
    vimanas: `March over oceans at your bases without losses; further attacks cost ${n.vimanasConflict} Virya.`,
    weather_control: `Move Doom by ${n.weatherSteps} either way and gain ${n.weatherGain} Virya.`,
  },
  intrigue: `Send agents into any nations, ${actions.placement} Virya each; those on the map move for free.`,
  repolarize: 'Take two of the three open objective cards, and give two of yours away.',
  oracle: `Right and shown: ${n.oracleShown} Virya; otherwise ${n.oracleKept}.`,
})

/** What a card pays if its ending comes: alone, with another holder, with more. */
function cardsOf(rewards: EraPack['objectives']['rewards']): Readonly<Record<Card, string>> {
  const pays = (card: Card, when: string) => {
    const [alone, pair, crowd] = rewards[card].points
    const always = rewards[card].always
    return `${alone} VP ${when}; ${pair} if two players hold such cards, ${crowd} if more${always > 0 ? `. In any case ${always} Virya` : ''}.`
  }
  return {
    ascension: pays('ascension', 'if it ends in Ascension'),
    poleShift: pays('poleShift', 'if it ends in a Pole Shift'),
    continuation: pays('continuation', 'if it ends in Continuation'),
  }
}
