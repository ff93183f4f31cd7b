/** What the lesson of Era says. */
import { inBoth, partnerIn, powerOf, purseOf } from '../../../atlantis/words/en/lesson.ts'
import type { LessonWords } from '../../../lesson.ts'
import type { EraView } from '../../view.ts'

export const lesson = {
  title: 'Your first three rounds',
  about: 'Take a hand in two nations, fill your purse, win a contest, build, and carry out a coup.',
  minutes: 10,
  beats: {
    theme: {
      say: 'It is the last age before the flood, and you lead a secret society that pulls strings in Atlantis and its rivals. Five great nations lie on this map, with small nations between them.',
    },
    goal: inBoth.goal,
    nation: {
      say: 'First you choose a nation. Take Atlantis: nobody offers more than its Power of 5, and Power becomes Virya, the money of this game.',
      rather: 'Any nation can win, but this lesson is about Atlantis.',
    },
    shared: {
      say: (view, s) =>
        `You share Atlantis with ${s.name(partnerIn(view, 'atlantis'))} and Brahmapura with ${s.name(partnerIn(view, 'brahmapura'))}. What you do for a nation helps that partner, too: everybody is half a friend.`,
    },
    agents: {
      say: 'Agents undermine nations from within, and help you to take them over later. Three of yours, worth 0, start on the map for free.',
      rather: 'You can choose your own places in a real game.',
    },
    archons: inBoth.archons,
    collect: {
      say: (view) =>
        `You have ${purseOf(view)} Virya. Collect with Atlantis: it pays its Power and 2 more, to both of its controllers.`,
      rather: 'Everything else costs Virya, so fill your purse first.',
    },
    dials: {
      say: (view, s) =>
        `${s.name(partnerIn(view, 'brahmapura'))} leads your Brahmapura against Eden: 3 units against 4, and a tie is won by the defence. Everybody sets a dial in secret: add a bid of 1, for 1 Virya, to whatever your partner bids.`,
      rather: 'A bid of 2 costs 3 Virya and a bid of 3 costs 6, whether it is needed or not.',
    },
    taken: {
      say: (view) =>
        `Eden belongs to Brahmapura now, whose Power is ${powerOf(view, 'brahmapura')}. Dials are opened together, so you never know what the others add.`,
    },
    construct: {
      say: (view) =>
        `A new round, with ${purseOf(view)} Virya in your purse. Nations grow by conquest and by buildings: let Atlantis build one, so that it keeps up with Brahmapura.`,
      rather: 'You have seen a conquest; now for a building.',
    },
    pyramid: inBoth.pyramid,
    enough: {
      say: 'A second building would cost 5 Virya. Keep them: you will need them in a moment.',
      rather: 'You are about to need every bit of Virya.',
    },
    power: {
      say: (view) =>
        `Atlantis has Power ${powerOf(view, 'atlantis')} now and Brahmapura ${powerOf(view, 'brahmapura')}. When somebody collects from either, you are paid as well, on their turn.`,
    },
    coup: {
      say: 'A coup takes a small nation over without an army, wherever one of your agents sits. Both your archons are out by now, so one of them moves on to it.',
      rather: 'You have seen that; a coup is new.',
    },
    target: {
      say: 'The number behind each name is what stands against you. Ophir has a stability of only 2.',
      rather: 'Paititi is protected by agents of a nation nobody plays; Ophir is not.',
    },
    bid: {
      say: 'Your agent there is worth 0, so your bid has to beat 2 by itself. Bid 3: it costs 6 Virya.',
      rather: 'Less would fail, since a tie is won by the defence; anything more is money burnt.',
    },
    give: {
      say: (view) =>
        `Ophir is yours to give away: Atlantis has Power ${powerOf(view, 'atlantis')}, Brahmapura ${powerOf(view, 'brahmapura')}, and only the lesser scores for you. Whom do you want to please?`,
    },
    endings: {
      say: 'The game ends after a round with enough Temples of Light on the map, with Doom on the round marker, or when that marker meets the End marker. Your objective cards pay if it ends their way, so steer it there.',
    },
    yours: {
      say: (view) => `Round ${view.round}, ${purseOf(view)} Virya, and nobody tells you what to do any more.`,
    },
  },
  end: 'That is the heart of it: grow both nations, pay for what matters, and never forget whom you help. The rest explains itself where you meet it.',
} satisfies LessonWords<EraView>
