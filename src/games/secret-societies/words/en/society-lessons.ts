/** What the short lessons say, one for each society. They are for whoever knows how a Round goes. */
import type { LessonWords } from '../../../lesson.ts'
import type { View } from '../../view.ts'

const mine = ({ players }: View) => players.p1!
const MINUTES = 3

const titled = (society: string) => ({ title: `Playing the ${society}`, minutes: MINUTES })

export const societyLessons = {
  influencers: {
    ...titled('Influencers'),
    about: 'Endorse the Deed you want, and cancel the one the others want.',
    beats: {
      who: {
        say: 'You are the Influencers. Each Round, before anybody bids, you praise one Deed on offer and mock another.',
      },
      tokens: {
        say: 'Whoever else buys the cancelled Deed pays you a Coin; the endorsed one brings you something on top if you win it. Cancel Italy, which everybody likes, and endorse South Africa for yourself.',
        rather: 'Italy brings the most, so somebody will buy it; South Africa is the one you are going for.',
      },
      bid: {
        say: 'At the endorsed Deed you may also raise your Bid by a Coin once all Bids are open. Put your 5 there, facedown.',
        rather: 'An endorsement pays only if you win that Deed.',
      },
      second: {
        say: 'Leave Italy to the others: it pays you when they buy it. Your 1 may try for the facedown Deed.',
        rather: 'A small card is enough for a Deed that nobody has seen.',
      },
      buy: {
        say: 'South Africa is offered to you. Buy it and lay it below, for 3 Land and 3 Population.',
        rather: 'Below it brings more.',
      },
      endorsed: {
        say: 'And now what your praise is worth: choose what you need more.',
      },
    },
    end: 'Cancel what everybody wants, endorse what you want. Tiles of yours turn the tokens over, and then they pay twice as well.',
  },
  stonesmiths: {
    ...titled('Stonesmiths'),
    about: 'Look at the facedown Deed, and bid for what only you know.',
    beats: {
      who: {
        say: 'You are the Stonesmiths. The last Deed of every row lies facedown for everybody but you.',
      },
      bid: {
        say: 'This time it is Vietnam, with 2 Land and 3 Population: worth more than Iceland or Guatemala. Put your 3 there, facedown, so that nobody takes the hint.',
        rather: 'Only you know what that Deed is worth, so use it.',
      },
      second: {
        say: 'Should somebody outbid you at the facedown Deed, you gain an Industry or a Population besides the usual comfort. Now your 1 for Norway: being outbid there brings you a Coin.',
        rather: 'A 1 that is outbid is a Coin, and Norway is wanted by others.',
      },
      buy: {
        say: 'Nobody else would bid for it unseen; you knew all along. Buy Vietnam; on which side it goes you say afterwards.',
        rather: '2 Land and 3 Population for 3 Coins is a fair price.',
      },
    },
    end: 'Look before you bid, every Round: a poor facedown Deed is a good place for others to lose a card. Your Tiles make those Deeds cheaper, or let you choose which one lies there.',
  },
  reptilians: {
    ...titled('Reptilians'),
    about: 'Catch the Bid Cards of others, and bid with them in disguise.',
    beats: {
      who: {
        say: 'You are the Reptilians. You have one Bid Card less than the others, but the cards they win with come to you.',
      },
      bid: {
        say: 'The first Round goes as usual. Put your 4 at Mexico, facedown: it is the largest Deed on offer.',
        rather: 'Mexico brings 3 Land and 3 Population, the most of this row.',
      },
      second: {
        say: 'And your 1 openly at Mauritius. You win ties this Round, and cheap Deeds leave you Coins.',
        rather: 'A small card is enough for a small island.',
      },
      caught: {
        say: 'Cards that won for others lie with you now, unless their owners buy them back. Your own 4 rests in the Vault: pay the Coin for it.',
        rather: 'With the 4 in hand you have something to bid beside what you caught.',
      },
      disguise: {
        say: 'Bid with a card you caught, the 2, openly at Algeria. It counts like one of yours, and being outbid with it pays you twice.',
        rather: 'You are about to see what a card in disguise is good for.',
      },
      yours: {
        say: 'The second Bid of this Round is yours. Whatever wins for the others now comes to you again.',
      },
    },
    end: 'Let others win early with good cards, and bid with those. Two disguises a Round are allowed, and your Tiles make Deeds that you win with them cheaper.',
  },
  vampires: {
    ...titled('Vampires'),
    about: 'Look at a facedown Bid by a Charm, and hide one of your own.',
    beats: {
      who: {
        say: 'You are the Vampires. Others may lay one Bid facedown each Round; you cannot, unless you spend a Charm.',
      },
      charm: {
        say: 'A Charm can also look at a Bid of somebody else. Boole has laid one facedown at China: lay a Charm on it.',
        rather: 'Look first, and bid when you know more.',
      },
      seen: {
        say: 'You alone know what lies there now, and whether China is worth a fight. Leave it, and hide your 4 at Türkiye by your other Charm.',
        rather: 'Türkiye brings 3 of everything, and nobody has bid for it yet.',
      },
      second: {
        say: 'Both Charms are out, so this Bid lies open. Where you put it is up to you.',
      },
    },
    end: 'Charms come back, one a Round by itself and others for a Coin. Keep one for the Deed you want most, and never bid against what you cannot see.',
  },
  robots: {
    ...titled('Robots'),
    about: 'Fill your Cache, and let the Drone bid for you.',
    beats: {
      who: {
        say: 'You are the Robots. A Drone bids for you at the third Deed of every row, and what it wins waits in your Cache.',
      },
      cache: {
        say: 'One Deed is cached before the game begins, and only one with the least Land is allowed. That is Colombia.',
        rather: 'The others have more Land, so they cannot be cached.',
      },
      bid: {
        say: 'The Drone has laid its Bid at Mauritius and wins ties there. So your own cards are free for the rest: your 3 facedown at Mongolia.',
        rather: 'Mongolia has 3 Land, and the Drone needs no help with Mauritius.',
      },
      second: {
        say: 'And your 1 openly for the facedown Deed. If you had put it at the Drone’s Deed, you could have bid together.',
        rather: 'Let the Drone work alone this once.',
      },
      buy: {
        say: 'Mongolia is offered to you, for what your card says. Lay it below.',
        rather: 'This lesson collects Population.',
      },
      drone: {
        say: 'Meanwhile the Drone has been at Mauritius: what it wins lies in your Cache with Colombia. Cached Deeds bring nothing yet, but nobody can take them from you.',
      },
    },
    end: 'Cached Deeds count once a Tile of yours places them, so aim for your second and third Tile. Until then the Drone keeps prices honest at the third Deed.',
  },
  aliens: {
    ...titled('Aliens'),
    about: 'Offer a Planet, and be paid for it, or keep it.',
    beats: {
      who: {
        say: 'You are the Aliens, and begin with fewer Coins than the others. But each Round you offer a Planet, and are paid for it.',
      },
      bid: {
        say: 'Whoever wins a Deed may buy the Planet on offer, Pluto, at the same price, and pays you. So you like high Bids of others: put your 4 facedown at China, where it drives the price up.',
        rather: 'China is wanted by everybody, so a Bid there is never lost.',
      },
      second: {
        say: 'Now your 2 openly at Peru. Whether you win or not, somebody will be offered Pluto.',
        rather: 'Peru is cheap, and being outbid with a 2 brings a Population.',
      },
      sold: {
        say: (view, s) =>
          `That is how it went: you have ${s.count(mine(view).coins ?? 0, 'Coin')} now. If somebody bought Pluto, they paid you what they paid for their Deed; a Planet that nobody wants is yours in the end.`,
      },
    },
    end: 'Sell early, because your purse is small at first; keep Planets later, when they complete your Regions. Each Round brings another one.',
  },
  illuminati: {
    ...titled('Illuminati'),
    about: 'Lay a cheap card where others stack Coins, and take them.',
    beats: {
      who: {
        say: 'You are the Illuminati. Coins that rivals stack on their Bids come to you wherever you have a Bid as well, up to 4 at each Deed.',
      },
      bid: {
        say: 'Boole has stacked 2 Coins at Japan. Lay your 1 there, openly: you need not win, it is enough to be there.',
        rather: 'Where Coins are stacked, your smallest card will do.',
      },
      second: {
        say: 'Your second Bid is for yourself. Put the 2 facedown at Uzbekistan: nobody has bid there, though Boole asks its buyer for a Coin.',
        rather: 'One card to take Coins, and one to win something.',
      },
      siphon: {
        say: (view, s) =>
          `The first Deeds are settled, and you have ${s.count(mine(view).coins ?? 0, 'Coin')}. What others had stacked at Japan went to you, whoever won it.`,
      },
    },
    end: 'Others learn to stack nothing where you are, and that is worth something, too. Watch for Coins on facedown Bids: their number is always seen.',
  },
  techbros: {
    ...titled('Tech Bros'),
    about: 'Join the Bids of others for Coins, and take what stays unsold.',
    beats: {
      who: {
        say: 'You are the Tech Bros. You get a Coin each time you bid where only rivals have bid, whether you win or not.',
      },
      join: {
        say: 'Boole has a facedown Bid at the United States. Join with your 5, facedown: a Coin at once, and perhaps the largest Deed of all.',
        rather: 'Joining pays, and the United States is worth a 5.',
      },
      again: {
        say: 'That was a Coin. Join somebody again: your 2 openly at Libya.',
        rather: 'Another Bid of a rival, and another Coin for you.',
      },
      claim: {
        say: 'Nobody has bid for Iceland, and what stays unsold may be yours for 2 Coins. Take it, lay it below, and pay both to Ada.',
        rather: 'An Island for 2 Coins is a bargain.',
      },
    },
    end: 'Join others rather than bid alone, and keep 2 Coins for what nobody wants. To whom you pay them is your choice, so pay whoever is behind.',
  },
} satisfies Record<string, LessonWords<View>>
