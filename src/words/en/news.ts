/** What is new, on the welcome card: with every version that has some. Cards that tell something else are brought up to date at the next start. */
import { phrases } from '../../kernel/words.ts'

export const NEWS_SAYS = phrases({
  'welcome.news': [
    '**What is new**',
    '- `/league champions` and `/stats`: who won here, and how you did against each other',
    '- Things to achieve in every game: the last card and your `/profile` tell',
    '- A line for the chronicle each round (*More*), opened when the game is over; and titles for one another after it',
  ].join('\n'),
})
