/** What the lesson of Secret Societies says. */
import type { LessonWords } from '../../../lesson.ts'
import type { View } from '../../view.ts'

const mine = ({ players }: View) => players.p1!

export const lesson = {
  title: 'Your first Round',
  about: 'Bid openly and facedown, break a tie, lay two countries at your board, and grow on them.',
  minutes: 10,
  beats: {
    theme: {
      say: 'Secret societies carve up the world, country by country. You are the Influencers: what you praise is worth more, and what you mock costs others money.',
    },
    goal: {
      say: 'Whoever has the most Power after seven Rounds wins. Each Round has two halves: you bid for countries, and then you grow on what they bring.',
    },
    side: {
      say: 'Every country lies above your board for its Industry or below it for its Population. Lay Qatar, your headquarters (HQ), below.',
      rather: 'Both sides are good; this lesson lives on Population.',
    },
    row: {
      say: 'These countries are for sale, and their cards are called Deeds. The last one lies facedown: whoever buys it buys it unseen.',
    },
    power: {
      say: 'Now your own power: a Deed you cancel costs its buyer a Coin, paid to you, and a Deed you endorse brings you something if you win it. Cancel Peru, endorse Nigeria.',
      rather: 'You are going to bid for Nigeria, so that is the one to endorse.',
    },
    facedown: {
      say: 'You bid with cards from 1 to 5, and one of your two Bids may lie facedown. Put the 3 facedown at Nigeria: it brings 3 Land and 4 Population.',
      rather: 'Nigeria is the Deed you endorsed, and nobody should know how much you want it.',
    },
    faceup: {
      say: 'The second Bid lies open, which also scares others away. Put the 4 at Bangladesh.',
      rather: 'Nobody has bid for Bangladesh yet, and few will try to beat a 4.',
    },
    raise: {
      say: 'The facedown Bids are opened: you have 3, and Boole has bid 4. You hold the Gavel and win ties, so 1 Coin more is enough; raise it.',
      rather: 'One Coin for Nigeria is a bargain.',
    },
    buy: {
      say: (view, s) =>
        `You go first, and the price is the number on your card: 3 of your ${s.count(mine(view).coins ?? 0, 'Coin')}. Buy it and lay it below; those you outbid get a small comfort.`,
      rather: 'Below your board it brings 4 Population, above only 2 Industry.',
    },
    endorsed: {
      say: 'And because you endorsed it, something on top. Take the Population.',
      rather: 'One more Population goes further in a moment.',
    },
    second: {
      say: 'Bangladesh is yours as well, if you like: 2 Land and 4 Population for 4 Coins. Two Deeds in one Round is a fine start.',
      rather: 'Below is where its people are.',
    },
    event: {
      say: 'Most Rounds have an Event; this one is a gift for everybody. Take the 2 Coins, since your purse is nearly empty.',
      rather: 'Coins are what you will bid with next Round.',
    },
    estate: {
      say: (view) =>
        `This is your board: ${mine(view).land} Land, ${mine(view).industry} Industry, ${mine(view).population} Population. In Growth everybody spends theirs at the same time, in any order.`,
    },
    grow: {
      say: 'Start your Treasury, which pays you Coins every Round, and unlock two more Bid Cards: "0" wins for nothing where nobody bids, and "2+H" beats the highest rival card by 2.',
      rather: 'Coins and cards early on pay for everything later.',
    },
    scores: {
      say: 'Power comes from Monuments for several countries in one Region, Investments, Projects and their Tiles, Trade Routes, Islands, and Stars, which your Satellite brings when you own neighbours. Nobody can do all of it, so pick two or three and get far.',
    },
    vault: {
      say: 'Cards that won rest in the Vault and miss the next Bidding, unless you pay. For 1 Coin take your 4 and your 3 back.',
      rather: 'Without them you have nothing between your 2 and your 5.',
    },
    tokens: {
      say: (view, s) =>
        `Round ${view.round}, and ${s.count(mine(view).coins ?? 0, 'Coin')} in your purse. Praise one Deed and mock another, as you like.`,
    },
    yours: {
      say: 'Now bid as you please. Look at what each Deed brings, and at who might want it, too.',
    },
  },
  end: 'That was a whole Round, and there are seven of them: bid, buy, grow. Every society has a power of its own, such as the Charms of the Vampires, which your first panel explains.',
} satisfies LessonWords<View>
