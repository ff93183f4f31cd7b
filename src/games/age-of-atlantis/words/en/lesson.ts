/** What the lesson of Age says. */
import { inBoth, partnerIn, powerOf, purseOf } from '../../../atlantis/words/en/lesson.ts'
import type { LessonWords } from '../../../lesson.ts'
import type { AgeView } from '../../view.ts'

export const lesson = {
  title: 'Your first rounds',
  about: 'Take a hand in two nations, fill your purse, build, and take a small nation over without an army.',
  minutes: 9,
  beats: {
    theme: {
      say: 'Light and darkness fight over a world that will be lost either way, and you lead a secret society in it. Great nations lie on this map, with small nations between them.',
    },
    goal: inBoth.goal,
    cards: {
      say: 'Objective cards are your secret hope for how the world ends, and they pay if it ends that way. You hold three and keep two: put Continuation back, so that both of yours say Ascension.',
      rather: 'Two cards that hope for the same are easier to work for.',
    },
    nation: {
      say: 'Now choose a nation. Take Atlantis, the strongest of them: its Power becomes power points, or PP, the money of this game.',
      rather: 'Any nation can win, but this lesson is about Atlantis.',
    },
    second: {
      say: 'And a second one, which you share with somebody else. Take Aztlán, together with Boole.',
      rather: 'Lemuria is far from everything you are going to do.',
    },
    agents: {
      say: 'Influence markers undermine nations from within, and help you to take them over later. Three of yours, worth 0, start on the map for free.',
      rather: 'You can choose your own places in a real game.',
    },
    archons: inBoth.archons,
    collect: {
      say: (view) =>
        `You have ${purseOf(view)} PP. Collect with Atlantis: it pays its Power and 3 more, to both of its controllers.`,
      rather: 'Everything else costs PP, so fill your purse first.',
    },
    construct: {
      say: (view) =>
        `${purseOf(view)} PP now. Nations grow by what their units conquer and by buildings: let Aztlán build, the weaker of yours.`,
      rather: 'A building stays, whatever comes of a fight.',
    },
    pyramid: inBoth.pyramid,
    enough: {
      say: 'A second building would cost 5 PP. Keep them: you will need them in a moment.',
      rather: 'You are about to need every one of them.',
    },
    paid: {
      say: (view, s) =>
        `Aztlán has Power ${powerOf(view, 'aztlan')} now. What ${s.name(partnerIn(view, 'aztlan'))} does for it helps you, too, and when either of you collects there, both are paid.`,
    },
    coup: {
      say: 'A coup takes a small nation over without an army, wherever one of your influence markers lies. Both your archons are out by now, so one of them moves on to it.',
      rather: 'You have seen that; a coup is new.',
    },
    target: {
      say: 'The number behind each name is what stands against you: the stability of the nation and whatever protects it. Take Hawaiki.',
      rather: 'All three take the same bid; Hawaiki brings 2 Power and lies out of everybody’s way.',
    },
    bid: {
      say: 'Everybody who has a marker there sets a dial in secret, and a tie fails. Your marker is worth 0, so bid 4 to beat 3.',
      rather: 'Less would fail, since a tie does not win; anything more is money burnt.',
    },
    give: {
      say: 'The dials are open and Hawaiki is yours to give away. Which of your nations needs it more?',
    },
    endings: {
      say: 'The game ends after a round in which Light is far enough ahead of Darkness, with Doom on the round marker, or when that marker meets the End marker. Every temple somebody builds pushes one way or the other, so watch who wants what.',
    },
    yours: {
      say: (view) => `Round ${view.round}, ${purseOf(view)} PP, and nobody tells you what to do any more.`,
    },
  },
  end: 'Grow both nations, pay for what matters, and build towards the ending that your cards hope for. The rest explains itself where you meet it.',
} satisfies LessonWords<AgeView>
