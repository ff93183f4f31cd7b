/** Why something cannot be done now. */
import type { Seat } from '../../../../kernel/contract.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { Facts } from '../../data/facts.ts'
import type { Good } from '../../data/language.ts'
import type { Sum } from '../parameters.ts'
import { costText, goodName } from './speech.ts'

export const reasons = ({ names }: Facts) =>
  phrases({
    'not.built': ({ component }: { component: string }) => `The ${names[component]} has not been built yet.`,
    'not.flooded': 'It is under water.',
    'not.taken': 'Every place there is taken. You can ask for one.',
    'not.automaton': 'The Automaton goes with one of your Atlanteans: place one first.',
    'not.fixed': 'This Leader has lowered a price here and stays for the round.',
    'not.room': 'There is no free place left.',
    'not.piece': 'You have no such piece to move.',
    'not.roll': 'Play it after a roll of yours that came to nothing.',
    'not.turned': ({ value, target }: { value: number; target: number }) =>
      `Even a ${value} would leave your last roll short of ${target}.`,
    'not.actions': 'Play it while the Atlanteans act.',
    'not.placing': 'While placing, your pieces move freely anyway.',
    'not.standing': 'None of your Atlanteans is standing.',
    'not.down': 'None of your Atlanteans could act again.',
    'not.barrier': 'No peninsula can take a barrier now.',
    'not.unflood': 'No tile is flooded.',
    'not.recruit': 'Nobody has followers in reserve.',
    'not.supply': ({ kind }: { kind: Good }) => `There is no ${goodName(kind)} left in the supply.`,
    'not.claimed': ({ kind }: { kind: Good }) => `The last ${goodName(kind)} may go to a roll that is still open. Wait for it.`,
    'not.volunteers': 'All volunteers are at work.',
    'not.goods': 'You have nothing to exchange.',
    'not.ore': 'You have no ore.',
    'not.energy': ({ free }: { free: number }) => `You have ${free > 0 ? `only ${free}` : 'no'} energy.`,
    'not.cards': 'There are no cards left.',
    'not.library': 'Somebody is still choosing from the library.',
    'not.peeking': 'Somebody is still looking at the misfortunes.',
    'not.closed': 'A misfortune forbids this for the round.',
    'not.alone': 'It takes two standing Atlanteans, one on each place of the space.',
    'not.waits': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} asked you to wait with this one.`,
    'not.space-used': 'Something was already built on this space this round.',
    'not.gate': 'The Gate is unstable: nothing more can be built this round.',
    'not.offer-open': 'A build on this space is waiting for answers.',
    'not.payable': ({ cost }: { cost: Sum }, s) => `Those on the space are short of ${costText(cost, s)}.`,
    'not.payable-any': 'Those on the space cannot pay for anything on the blueprint.',
    'not.core-early': ({ left }: { left: number }, s) =>
      left === 1 ? 'The last other component comes first.' : `The other ${s.count(left, 'component')} come first.`,
    'not.core-leaders': 'The Leaders of all players must stand on this space.',
    'not.one-each': 'Each player must give at least one resource or energy.',
  })
