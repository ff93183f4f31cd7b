/** What is said around a lesson; what it teaches, the games say. */
import { phrases } from '../../kernel/words.ts'

export const LEARNING = phrases({
  'learn.which':
    '**Which game would you like to learn?** You play a round with me beside you. Nobody else sees it, and nothing counts.',
  'learn.choose': 'Choose a lesson …',
  'learn.lesson': ({ title, lesson }: { title: string; lesson: string }) => `${title}: ${lesson}`,
  'learn.minutes': ({ about, minutes }: { about: string; minutes: number }) => `${minutes} minutes · ${about}`,
  'learn.goes-on': ({ title, beat, of }: { title: string; beat: number; of: number }) =>
    `You are in the middle of **${title}**, at step ${beat} of ${of}.`,
  'learn.none': 'There is no lesson of that name. `/learn` lists those there are.',
  'learn.nothing': 'There are no lessons here. `/rules` explains every game in words.',
  'learn.over': 'That lesson is closed. `/learn` opens it again where you left it.',
  'learn.head': ({ title, beat, of }: { title: string; beat: number; of: number }) => `-# ${title} · step ${beat} of ${of}`,
  'learn.do-this': ({ answer }: { answer: string }) => `**→ Choose ${answer}.**`,
  'learn.freely': '**→ Your choice:** whatever you like best.',
  'learn.rather': ({ wanted, why }: { wanted: string; why: string }) =>
    `${why || 'That will be yours to choose in a moment.'} First: **${wanted}**.`,
  'learn.end': ({ title }: { title: string }) => `### Done: ${title}`,
  'learn.next': 'You know enough to sit down.',
  'learn.stopped': 'You can go on from here any time: `/learn`, or the button below.',
  'learn.or-play': ({ title, blurb }: { title: string; blurb: string }) =>
    `### New to ${title}?
${blurb}
Learn it first by playing a round with me beside you, or sit down with computers right away: they are patient.`,
  'learn.on': 'Go on',
  'learn.back': '← Back',
  'learn.again': 'Restart',
  'learn.stop': 'Stop',
  'learn.play': 'Just play',
  'learn.sit-down': 'Play with computers',
  'learn.gather': 'Open a table for people',
  'learn.once-more': 'Once more',
  'learn.this': ({ minutes }: { minutes: number }) => `Learn this game (${minutes} min)`,
  'learn.first-button': ({ minutes }: { minutes: number }) => `Learn first (${minutes} min)`,
  'learn.play-now': 'Play now',
  'learn.continue': 'Go on learning',
  'learn.learn': 'Learn a game …',
})
