/** Answers left beforehand, in words; and what each question is about. */
import { mandateWords, PROMISED } from '../../../common/words/mandate.ts'
import type { PolicyWords } from '../../../policy.ts'

export const policies: Readonly<Record<string, PolicyWords>> = {
  'stay-out': {
    title: 'When I may stay out of a contest',
    fields: {
      which: {
        label: 'Which contests',
        choice: (id) => (id === 'all' ? 'Every one I may stay out of' : 'Those that do not touch my nations'),
      },
    },
    said: ({ which }) =>
      which === 'all' ? 'stay out of every contest you may' : 'stay out of contests that do not touch your nations',
  },
  defend: {
    title: 'When my nation is attacked',
    fields: { bid: { label: 'Your dial, or as much of it as you can pay', choice: (bid) => `Defend with ${bid}` } },
    said: ({ bid = '0' }) => `defend with ${bid}, or as much of it as you can pay`,
  },
  consent: {
    title: 'When somebody wants to join my archon',
    fields: { word: { label: 'Your answer', choice: (id) => (id === 'yes' ? 'They may' : 'They may not') } },
    said: ({ word }) => (word === 'yes' ? 'let them' : 'do not let them'),
  },
  mandate: mandateWords(
    { one: 'in the purse', many: 'in the purse' },
    {
      partner: {
        label: 'My partners',
        choice: (id) => (id === 'never' ? 'No coup that gives up one of my nations' : 'Coups may give up one of my nations'),
        never: 'attempt no coup that gives up one of the nations',
      },
      peace: PROMISED,
    },
  ),
}

/** Of both editions. */
export const questions: Readonly<Record<string, string>> = {
  'setup.agree': 'Which special places are in the game',
  'draft.nation': 'Which nation you take',
  'zeroAgents.place': 'Where your first agents go',
  'zeroAgents.more': 'Where more of your first agents go',
  'keepCards.back': 'Which card you give back',
  'societies.choose': 'Which society you play',
  'turn.space': 'Your turn: where your archon goes',
  'turn.consent': 'Letting somebody join your archon',
  'contest.dials': 'Your dial in a contest',
  'strike.army': 'Whom a strike hits',
  'strike.units': 'Which units you lose to a strike',
  'conflict.destroy': 'What you destroy after a conflict',
  'coup.plan': 'Where you attempt a coup',
  'coup.give': 'Which nation gets what a coup won',
  'coup.seize': 'What a coup seizes',
  'march.plan': 'Your march',
  'march.next': 'Which fight of your march comes next',
  'global.target': 'Whom a Global Conflict is against',
  'global.losses': 'Which units a Global Conflict costs you',
  'intrigue.plan': 'Placing and moving your agents',
  'construct.place': 'What you build',
  'recruit.levy': 'Where you recruit',
  'recruit.extra': 'Where your extra units go',
  'weather.direction': 'Which way the weather turns',
  'contact.copy': 'Which space you copy',
  'oracle.announce': 'What your Oracle announces',
  'repolarize.take': 'Which cards you take up',
  'repolarize.choose': 'Which cards you look at',
  'repolarize.give': 'Which card goes back where',
  'repolarize.arrange': 'How the cards are laid out again',
  'repolarize.tablets': 'Which tablets you look at',
  'repolarize.keep': 'Which card you keep',
  'anu.extra': 'What Anu adds',
  'chimeras.units': 'Where chimeras go',
  'healing.temple': 'Which temple heals',
  'healing.player': 'Whom healing helps',
  'oracleSeen.show': 'Which card your Oracle shows',
  'psychotronic.space': 'Which space is put under psychic control',
  'psychotronic.player': 'Whom you put under psychic control',
  'peacekeepers.veto': 'Stopping an attack with peacekeepers',
  'aftermath.king': 'What becomes of it after a fight',
  'ambition.choose': 'Which secret goal you keep',
  'expel.agent': 'Which agent is driven off',
  'loot.value': 'Which loot you take',
}
