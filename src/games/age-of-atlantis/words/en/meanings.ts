/** What things do in Age, in a line with the numbers of the pack in play. */
import type { Card } from '../../../atlantis/terms.ts'
import type { Meanings } from '../../../atlantis/words/en/lexicon.ts'
import type { AgePack } from '../../data/pack.ts'

export const meaningsOf = ({ powers, objectives, specials: n, actions, intrigue, repolarize }: AgePack): Meanings => ({
  powers: {
    lemurian_brotherhood: `+${powers.loyalty} for your side in every conflict of Lemuria.`,
    order_of_thoth: `Your Repolarize may leave you ${powers.tabletsKeep} cards, for ${powers.tabletsPrice} PP more.`,
    priests_of_atla_ra: `Your Intrigue may remove influence markers beside temples, ${powers.manipulation} PP each.`,
    purple_dragon: 'In your coups one of your influence markers counts twice, which one in secret.',
    sisters_of_starlight: 'Both your archons may stand on one space.',
  },
  cards: cardsOf(objectives),
  specials: {
    black_knight: 'A coup on a minor nation: your markers count double, units there change sides.',
    brahmastra: `Removes ${n.brahmastraUnits} units anywhere for each Temple of Darkness on the map; Doom comes nearer.`,
    crystal_healing_grid: `You and another player get ${n.healingGain} PP each for every Temple of Light on the map.`,
    et_contact_center: `For ${n.contactPrice} PP, use any special action in play.`,
    military_research: `Mobilize with ${n.researchUnits} more units at each base and factory.`,
    oracle_of_rama: `Look at a card of somebody: ${n.oracleGain} PP if you named it right, and all see it.`,
    psychotronic_weaponry: `Takes up to ${n.psychotronicLoss} PP from another player for each pyramid of the nation.`,
    galactic_sun: 'Collect Power; what pyramids and temples add counts twice.',
    spy_network: `An Intrigue, and ${n.spyRemovals} markers of others removed for each capitol of the nation.`,
    temple_of_anu: `Draw ${n.anuDraw} objective cards for free, and keep ${repolarize.keep}.`,
    utopian_city: `Build, with ${n.utopianBuildings} more free for each capitol; others cost ${n.utopianPrice} PP.`,
    vimanas: `March over oceans at your bases without losses; further attacks cost ${n.vimanasConflict} PP.`,
    weather_control: `Move Doom by ${n.weatherSteps} either way.`,
  },
  intrigue: `Send influence markers into any nations, ${actions.placement} PP each; ${intrigue.relocations} moves for 1 PP.`,
  repolarize: `Draw ${repolarize.draw} objective cards, and keep ${repolarize.keep} of all you have then.`,
  oracle: `Right: ${n.oracleGain} PP, and everybody sees the card.`,
})

/** What a card pays if its ending comes: alone, with another holder, with more. */
function cardsOf({ alone, pair, crowd }: AgePack['objectives']): Readonly<Record<Card, string>> {
  const pays = (card: Card, when: string) =>
    `${alone[card]} VP ${when}; ${pair[card]} if two players hold such cards, ${crowd[card]} if more.`
  return {
    ascension: pays('ascension', 'if it ends in Ascension'),
    poleShift: pays('poleShift', 'if it ends in a Pole Shift'),
    continuation: pays('continuation', 'if it ends in Continuation'),
  }
}
