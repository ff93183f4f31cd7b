/** What the lesson of Atlantis Rising says. */
import type { LessonWords } from '../../../lesson.ts'
import type { View } from '../../view.ts'
import { goodsText } from './speech.ts'

const LEARNER = 'p1'
const mine = ({ players }: View) => players.find(({ seat }) => seat === LEARNER)!
const peopleOf = ({ pieces }: View) => pieces.filter(({ owner }) => owner === LEARNER).length

export const lesson = {
  title: 'Your first two rounds',
  about: 'Send out your people, outlive the sea, roll, forge, recruit, and face the wrath of the gods.',
  minutes: 10,
  beats: {
    theme: {
      say: 'Atlantis is sinking, and you are one of its councilors. Six peninsulas reach from the centre into the sea, which takes them tile by tile, from the outside in.',
    },
    goal: {
      say: (view, s) =>
        `Nobody wins alone: together you build the ${s.count(view.blueprint.length, 'component')} of the Cosmic Gate and then its Power Core. If the whole island is under water first, you have all lost.`,
    },
    councilor: {
      say: 'Everybody speaks for one councilor, who brings a gift. Take the Explorer: it rolls better when it looks for ore, gold and crystal.',
      rather: 'Each of them is worth a game; this lesson goes exploring.',
    },
    leader: {
      say: 'Each round begins with sending out the Atlanteans in your pool: a Leader and followers. Send your Leader to the mountains, where there is ore; the gift works wherever the Leader stands.',
      rather: 'Ore comes first, because nearly everything else is made of it.',
    },
    edge: {
      say: 'The number on a tile says what a die has to show: far out it is low, close to the centre it is high. Put a follower on the outermost hills, where gold is easy to find, and see what happens.',
      rather: 'That is a good place, too; but this one teaches you something.',
    },
    centre: {
      say: 'The centre of the island never fails: everybody there brings home 1 energy. Send the rest of your people there.',
      rather: 'Energy mends bad luck, and you are going to need some.',
    },
    misfortunes: {
      say: 'Now the sea has its say: misfortunes are drawn, most of them a flood that takes the outermost tile of one peninsula. Your follower in the hills was washed away and does nothing this round, but is back in the next.',
    },
    ore: {
      say: 'Those still standing act, in any order you like. Let your Leader dig: a die has to show 3, and the Explorer adds 1.',
      rather: 'In this game the order is yours; begin with the Leader this once.',
    },
    energy: {
      say: (view, s) =>
        `You hold ${goodsText(mine(view).goods, s) || 'nothing yet'}. Let the rest of your people act in one go: two in the centre make 2 energy.`,
      rather: 'One press for all of them is quicker, and comes to the same.',
    },
    wrath: {
      say: (view, s) =>
        `At the end of every round come the gods themselves: this time ${s.count(view.wrath.floods, 'tile')}, and later more and more. You are the starting player now, so you will have the last word on what they take.`,
    },
    again: {
      say: 'Place all four at once: the Leader to the forge, two followers into one city, one into the forests. In a city two have to work together.',
      rather: 'A forge, a city and the forests: you have not seen these yet.',
    },
    forge: {
      say: 'Most components are made of Atlantium, and only a forge makes it. Let your Leader turn your ore into 3 Atlantium: no die, no luck.',
      rather: 'The forge is safe and sure, so it goes first.',
    },
    recruit: {
      say: 'In the city both followers roll, and the wrath of the gods is added to their dice: fear brings people to you. With 6 you win a new follower for good.',
      rather: 'More hands help in every round to come.',
    },
    crystal: {
      say: 'The last of your people looks for crystal. The Leader stands elsewhere, so there is nothing to add this time.',
      rather: 'Whoever does not act has come for nothing.',
    },
    boost: {
      say: 'A bad roll! Every energy you spend adds 1 after the die has fallen: spend 2 and the crystal is yours.',
      rather: 'Energy kept is worth less than a crystal in hand.',
    },
    tribute: {
      say: 'The gods demand a tile, and you decide which peninsula loses its outermost one. Look for one that you can do without.',
    },
    gate: {
      say: (view, s) =>
        `${view.built.length || 'None'} of the Gate’s ${s.count(view.built.length + view.blueprint.length, 'component')} ${view.built.length > 1 ? 'stand' : 'stands'} so far, and the Power Core comes last. To build, stand on the Cosmic Gate; everybody on the same space pays together, so share out who fetches what.`,
    },
    yours: {
      say: (view, s) =>
        `Round ${view.round}: you have ${s.count(peopleOf(view), 'Atlantean')} to send, hold ${goodsText(mine(view).goods, s)}, and nobody tells you what to do. Energy also buys barriers that hold the sea back once.`,
    },
  },
  end: 'That is a round: place, suffer, act, and feed the gods. Talk with the others before you place, because the Gate is built by all of you or not at all.',
} satisfies LessonWords<View>
