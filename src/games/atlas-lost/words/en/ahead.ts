/** Answers left beforehand, in words; and what each question is about. */
import { mandateWords, PROMISED } from '../../../common/words/mandate.ts'
import type { PolicyWords } from '../../../policy.ts'

const DECK: Readonly<Record<string, string>> = { culture: 'Culture', science: 'Science', economy: 'Economy' }

export const policies: Readonly<Record<string, PolicyWords>> = {
  draw: {
    title: 'When I may choose a deck to draw from',
    fields: { deck: { label: 'Draw from', choice: (id) => DECK[id]! } },
    said: ({ deck = '' }) => `draw from ${DECK[deck]}`,
  },
  pay: { title: 'When I choose what to pay with', fields: {}, said: () => 'pay with what comes first' },
  stand: { title: 'When I could go on along the influence track', fields: {}, said: () => 'stay where you stand' },
  techs: { title: 'When an effect lets me use a Tech', fields: {}, said: () => 'use none' },
  mandate: mandateWords(
    { one: 'of each: research, data, commands', many: 'of each: research, data, commands' },
    {
      cards: {
        label: 'My cards in hand',
        choice: (id) => (id === 'never' ? 'They are not played' : 'They may be played'),
        never: 'play no card from the hand',
      },
      peace: PROMISED,
    },
  ),
}

export const questions: Readonly<Record<string, string>> = {
  'game.keep': 'Which of your first cards you keep',
  'turn.action': 'Your turn: what you do',
  'turn.influence': 'Going on along the influence track',
  'turn.discard': 'What you discard',
  'payment.tokens': 'Which tokens you pay with',
  'payment.teams': 'Which team you pay with',
  'payment.cards': 'Which cards you pay with',
  'effects.draw': 'Which deck you draw from',
  'effects.place': 'Where a token goes',
  'effects.return': 'Which token goes back',
  'effects.takeCard': 'Which card you take',
  'effects.recover': 'Which discarded card you take back',
  'effects.install': 'Which card you install',
  'effects.discardInstalled': 'Which installed card you give up',
  'effects.moveTeam': 'Where your team moves',
  'effects.placeTeam': 'Where a new team goes',
  'effects.useTech': 'Which Tech you use',
  'effects.influence': 'Taking a step of influence',
  'effects.target': 'Whom an effect hits',
  'effects.choose': 'One effect or the other',
  'effects.may': 'Whether an effect is used',
  'effects.keep': 'Which of the drawn cards you keep',
}
