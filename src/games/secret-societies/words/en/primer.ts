/** Secret Societies on one page. */
import type { PrimerWords } from '../../../primer.ts'

export const primer = {
  sentences: [
    'Everybody leads a secret society, with powers and headquarters (HQ) of its own.',
    'Whoever has the most Power after seven Rounds wins.',
    'A Round has two halves: everybody bids for countries, then everybody grows on what they brought.',
    'In turn order you place two Bids, cards worth 1 to 5, at the Deeds in the row; one of them may lie facedown.',
    'Coins put on a card make it stronger and are gone at once; the number on the card is paid only if you win and buy.',
    'The highest total may buy the Deed, ties go by turn order, and whoever is outbid gets a small reward.',
    'A Deed goes above your board for its Industry or below it for its Population, and brings Land either way.',
    'Several cards in one Region bring a Monument, a row of four Regions on one side a Trade Route, and borders with your other countries move your Satellite.',
    'In Growth you spend Land, Industry and Population on Investments, on your Treasury and on Projects.',
    'Cards you have won with rest in the Vault and miss the next Bidding, unless you pay to have them back.',
  ],
  example: {
    title: 'What a Deed sets off',
    names: ['Mira', 'Jonas', 'Ravi'],
    pages: {
      held: 'Mira leads the Illuminati. Canada and Mexico lie above her board, both in the Americas, the black Region, and she has just won the auction for the United States.',
      placed:
        'She lays the Deed above as well: 4 Land, which it brings on either side, and 4 Industry, because it lies above. Below it would have been 4 Population.',
      borders:
        'The United States share a border with Canada and one with Mexico. So her Satellite moves 2 spaces and gets what stands on each: 1 Coin and 1 Star.',
      monument:
        'It is her third card in the Americas, above and below taken together, and three are enough for the first Monument of that colour. It stands in her row of Monuments and is worth more with every further one.',
    },
  },
  tips: [],
  glossary: [
    { word: 'Deed', also: ['Deeds'], means: 'A country that is for sale; at your board it brings goods.' },
    {
      word: 'Bid',
      also: ['Bids', 'Bidding', 'bid'],
      means: 'A card laid at a Deed, perhaps with Coins on it, perhaps facedown.',
    },
    { word: 'Card', also: ['Cards'], means: 'A Bid Card in your hand; at your board, a Deed or a Trade Route.' },
    { word: 'Round', also: ['Rounds'], means: 'Bidding, auctions and Growth. There are seven.' },
    { word: 'Growth', means: 'The second half of a Round: goods become Investments and Projects.' },
    { word: 'Power', means: 'What wins.' },
    { word: 'Coin', also: ['Coins'], means: 'Money. Nobody sees how much you have.' },
    { word: 'Land', means: 'A good that every Investment and Project needs.' },
    { word: 'Industry', means: 'The good of Investments: Deeds above the board bring it.' },
    { word: 'Population', means: 'The good of Projects: Deeds below the board bring it.' },
    {
      word: 'Region',
      also: ['Regions'],
      means: 'One of five parts of the world, each with its colour and its column at your board.',
    },
    {
      word: 'Investment',
      also: ['Investments'],
      means: 'In a Region: Power for every card there at the end. In the Treasury: Coins every Round.',
    },
    { word: 'Treasury', means: 'The track that says how many Coins you get each Round, and gives Power at its end.' },
    { word: 'Project', also: ['Projects'], means: 'A space of your board that gives you a new ability, and Power.' },
    { word: 'Tile', also: ['Tiles'], means: 'Goes with a Project: pays at once, or scores at the end.' },
    { word: 'Monument', also: ['Monuments'], means: 'For several cards in one Region; worth more the more you have.' },
    { word: 'Trade Route', also: ['Trade', 'Route', 'Routes'], means: 'The fifth card of a row in which four Regions have one.' },
    { word: 'Satellite', means: 'A track that moves with borders between your countries and pays on every space.' },
    { word: 'Star', also: ['Stars'], means: 'Goes onto a space of your HQ: Power, and what the space says.' },
    { word: 'Island', also: ['Islands'], means: 'Some countries are one; the most Islands are worth Power at the end.' },
    { word: 'HQ', means: 'Your headquarters: a country with abilities of its own.' },
    { word: 'Vault', means: 'Where cards rest that have won.' },
    { word: 'Gavel', means: 'Whoever holds it goes first and wins ties.' },
    { word: 'Event', also: ['Events'], means: 'Something that happens to everybody in most Rounds.' },
    { word: 'Drone', means: 'A rival without a player: it bids a little, and wins ties.' },
    { word: 'Cancel', also: ['Cancelled'], means: 'Influencers: buying that Deed costs a Coin more.' },
    { word: 'Endorse', also: ['Endorsed'], means: 'Influencers: that Deed brings them something on top.' },
    { word: 'Agent', also: ['Agents'], means: 'Stands at a Deed; before the auctions one of your Bids may move there.' },
    {
      word: 'Planet',
      also: ['Planets'],
      means: 'Aliens: one a Round, which the winner of the first Deed may buy as well, else the next.',
    },
    {
      word: 'Charm',
      also: ['Charms'],
      means: 'Vampires: laid on a rival’s facedown Bid to see it, or spent to lay one’s own facedown.',
    },
    { word: 'Conference', means: 'An Event that rewards whoever has the most of something.' },
  ],
} as const satisfies PrimerWords
