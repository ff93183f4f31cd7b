/** What Era's second lesson says: for whoever knows the first rounds of the introductory game. */
import { purseOf } from '../../../atlantis/words/en/lesson.ts'
import type { LessonWords } from '../../../lesson.ts'
import type { EraView } from '../../view.ts'

export const wholeGame = {
  title: 'The whole game',
  about: 'Powers of societies, secret goals of nations, special actions, and objective cards that change hands.',
  minutes: 10,
  beats: {
    more: {
      say: 'You know the introductory game; this is what the others add. A golden number on the map marks a special action, which belongs to whoever holds that small nation.',
    },
    society: {
      say: 'With powers, every society can do something that nobody else can. Lead the Purple Dragon: in a coup of its own its agent of value 3 counts 9.',
      rather: 'Each of them wins games; this lesson is about the Purple Dragon.',
    },
    cards: {
      say: 'You are dealt three objective cards and keep two. Put Continuation back: both of yours then hope for Ascension, which comes with enough Temples of Light.',
      rather: 'Two cards that hope for the same ending are easier to work for.',
    },
    nation: {
      say: 'Nations are chosen as before. Take Atlantis once more.',
      rather: 'Any nation can win, but this lesson is about Atlantis.',
    },
    agents: {
      say: 'Three agents worth 0 are free, as always. Put them where a coup is easiest; one of them goes to Hawaiki.',
      rather: 'You are going to need one in Hawaiki.',
    },
    intrigue: {
      say: 'With secret goals, each nation hopes for something that only its controllers know, and it counts as Power in the end. Keep yours in mind, and begin with an Intrigue.',
      rather: 'Your best agent has to be on the map before you can use it.',
    },
    three: {
      say: 'Hawaiki has the Weather Control Crystals, a special action you want. Place your 3 there, for 1 Virya.',
      rather: 'Hawaiki is worth more than it looks, because of its special action.',
    },
    settled: {
      say: 'One agent is enough for what you are up to. End the Intrigue.',
      rather: 'Keep your Virya; you will not need a second agent there.',
    },
    coup: {
      say: 'Nobody has noticed, or nobody minds. Now the coup.',
      rather: 'Strike before somebody else does.',
    },
    target: {
      say: 'Look at the numbers: your 3 counts 9 in Hawaiki, against 3. Elsewhere your agents count nothing.',
      rather: 'That would need a high bid; Hawaiki needs none.',
    },
    bid: {
      say: 'It stands 9 against 3, and bids high enough to stop you would cost the others a fortune. So bid 0, which costs nothing.',
      rather: 'You are far ahead without it, so a bid is money burnt.',
    },
    give: {
      say: 'The secret goal of Atlantis is Imperial Ambition: 4 Power more at the end if it has the most small nations, else 1 less. So give Hawaiki to Atlantis.',
      rather: 'Brahmapura hopes for armies, not for small nations.',
    },
    king: {
      say: 'Agents go home after a coup. Only the 3 of the Purple Dragon may stay, for 1 Virya: keep it there, so that nobody takes Hawaiki from you.',
      rather: 'A guard worth 3 for 1 Virya is cheap.',
    },
    weather: {
      say: (view) =>
        `You have ${purseOf(view)} Virya, since Atlantis was collected from. Hawaiki is yours, and with it a new place for your archons: go to the Weather Control Crystals.`,
      rather: 'You have taken Hawaiki for this.',
    },
    doom: {
      say: (view) =>
        `Once Doom, at ${view.doom}, meets the round marker the poles shift and the game is over; you hope for Ascension, so push Doom back. The crystals pay you 5 Virya besides.`,
      rather: 'You gain the same, but a Pole Shift is not what your cards hope for.',
    },
    repolarize: {
      say: 'Three objective cards lie open beside the map, and Repolarize exchanges cards with them. It costs as much Virya as the number of the round: 4 now.',
      rather: 'You have built and collected before; this is new.',
    },
    take: {
      say: 'The card under the moon brings 6 Virya when you take it. A type under the sun pays 2 Virya for each card in the end, and one under the eclipse 1 point more if it comes true: take moon and eclipse.',
      rather: 'You are about to put something better under the eclipse.',
    },
    away: {
      say: 'You hold four cards and give two away. Put an Ascension under the eclipse: then each Ascension you keep pays 1 point more.',
      rather: 'What lies under the eclipse pays more, and you hold Ascension.',
    },
    rest: {
      say: 'And Continuation under the moon. Whoever wants its 6 Virya has to take that card.',
      rather: 'Keep both Ascensions: they are what you work for.',
    },
    yours: {
      say: (view) =>
        `Round ${view.round}, ${purseOf(view)} Virya, and the rest is up to you. In the standard game those who act earlier get some Virya at the end, because those who act later know more.`,
    },
  },
  end: 'That is the whole game: special actions, cards that change hands, powers and secret goals. Whoever opens a table chooses which of these are in play.',
} satisfies LessonWords<EraView>
