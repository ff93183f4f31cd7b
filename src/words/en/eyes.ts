/** Looking over somebody's shoulder. */
import { phrases } from '../../kernel/words.ts'

type Both = { host: string; guest: string }
type Guests = { guests: readonly { readonly guest: string; readonly isMentor: boolean }[] }

export const EYES = phrases({
  'eyes.who': 'Whom would you like to have beside you?',
  'eyes.ask-guest':
    'Whoever you choose sees everything you see in this game, and can press nothing. The table is told that they look on, and they cannot play another seat of this game afterwards.',
  'eyes.ask-mentor':
    'Whoever you choose sees everything you see in this game and can prepare your answers; only you can hand them over. The table is told, and they cannot play another seat of this game afterwards.',
  'eyes.now': ({ guests }: Guests, s) =>
    `With you now: ${s.list(guests.map(({ guest, isMentor }) => `<@${guest}>${isMentor ? ' (mentor)' : ''}`))}.`,
  'eyes.asked': ({ who }: { who: string }) =>
    `<@${who}> is asked, and the table is told. They see nothing before they press **Look on**.`,
  'eyes.alone': 'Nobody looks on with you any more.',
  'eyes.left': 'You no longer look on.',
  'eyes.guest': ({ host, guest }: Both) =>
    `${host} lets ${guest} look on: ${guest} may see everything that ${host} sees, and can press nothing.`,
  'eyes.mentor': ({ host, guest }: Both) =>
    `${host} asks ${guest} to be their mentor: ${guest} may see everything that ${host} sees and prepare answers. Only ${host} can hand them over.`,
  'eyes.looking': ({ name }: { name: string }) => `-# You are looking over ${name}'s shoulder. Only ${name} can answer.`,
  'eyes.hand': ({ name }: { name: string }) => `${name}'s hand`,
  'eyes.again': 'Look again',
  'eyes.since': 'Since their last turn',
  'eyes.hand-over':
    'You can prepare answers, but this one would be final: only the player whose mentor you are can hand it over.',
  'eyes.league': 'In a league everybody plays alone: nobody can look on.',
  'eyes.elsewhere': 'That person looks on with somebody else at this table already.',
  'eyes.enough': ({ most }: { most: number }, s) => `At most ${s.count(most, 'person', 'people')} can look on with you.`,
  'eyes.bot': 'Bots cannot look on.',
})
