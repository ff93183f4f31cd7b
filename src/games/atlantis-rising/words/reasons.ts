/** Why something cannot be done now. */
import type { LoosePhrases } from '../../../kernel/words.ts'
import type { Data } from '../data/data.ts'
import { goodName, plural } from './effects.ts'
import { costOf } from './speech.ts'

export const reasons = (data: Data): LoosePhrases => ({
  'not.built': ({ component }) => `The ${data.names[String(component)]} has not been built.`,
  'not.flooded': 'It is under water.',
  'not.taken': 'Every place there is taken. You can ask for one.',
  'not.automaton': 'The Automaton needs an Atlantean to go with: place one first.',
  'not.fixed': 'This Leader has lowered a price here and stays for the round.',
  'not.room': 'No place is free there.',
  'not.piece': 'You have no such piece to move.',
  'not.roll': 'It is played right after a roll of your own.',
  'not.actions': 'It is played while Atlanteans act.',
  'not.placing': 'While placing, pieces move freely anyway.',
  'not.standing': 'None of your Atlanteans is standing.',
  'not.down': 'None of your Atlanteans could act again.',
  'not.barrier': 'No peninsula can take a barrier now.',
  'not.unflood': 'No tile is flooded.',
  'not.recruit': 'Nobody has followers in reserve.',
  'not.supply': ({ kind }) => `There is no ${goodName(kind)} left in the supply.`,
  'not.claimed': ({ kind }) => `The last ${goodName(kind)} may go to a roll that is still open. Wait for it.`,
  'not.volunteers': 'All volunteers are at work.',
  'not.goods': 'You have nothing to exchange.',
  'not.ore': 'You have no ore.',
  'not.energy': ({ free }) => `You have ${Number(free) > 0 ? `only ${free}` : 'no'} energy.`,
  'not.cards': 'There are no cards left.',
  'not.library': 'Somebody is still choosing from the library.',
  'not.peeking': 'Somebody is still looking at the misfortunes.',
  'not.closed': 'A misfortune forbids this for the round.',
  'not.alone': 'Both places of the space must hold an Atlantean that can still act.',
  'not.waits': ({ seat }, s) => `${s.name(String(seat))} asked you to wait with this one.`,
  'not.space-used': 'Something was already built on this space this round.',
  'not.gate': 'The Gate is unstable: nothing more can be built this round.',
  'not.offer-open': 'A build on this space is waiting for answers.',
  'not.payable': ({ cost }) => `Those on the space lack ${costOf(cost)}.`,
  'not.payable-any': 'Those on the space cannot pay for anything on the blueprint.',
  'not.core-early': ({ left }) => `First the other ${plural(Number(left), 'component')} must be built.`,
  'not.core-leaders': 'The Leaders of all players must stand on this space.',
  'not.one-each': 'Each player must give at least one resource or energy.',
})
