/** The course of the game, phase by phase, to look up. */
import type { Topic } from '../../../../hosted.ts'

export const courseTopics: readonly Topic[] = [
  {
    id: 'aim',
    title: 'Aim of the game',
    rule: 'Aim of the Game; Final Scoring',
    text: 'Seven Rounds. In each, the societies bid for countries, then grow: they turn Land, Industry and Population into Investments and Projects. Whoever has the most **Power** after Round 7 wins. A tie goes to the player with more Bid Cards in hand (the Vault does not count); still tied, the victory is shared.',
  },
  {
    id: 'setup',
    title: 'Setup',
    rule: 'Setup',
    text: 'Societies are dealt or chosen; HQs are dealt. You lay your HQ Card **above** your board for its Industry or **below** for its Population. Coins come from society and HQ and are **hidden**; everything else lies open. You start with Bid Cards 1 to 5 (Reptilians 1 to 4); "0", "2+H" and the two Agents have to be unlocked. The lowest society number holds the Gavel first.',
  },
  {
    id: 'start-of-round',
    title: 'Start of Round',
    rule: 'Start of Round',
    text: 'From Round 2 on the Gavel moves one seat on, everybody gets the income under their Treasury, and may **retrieve** Bid Cards. Then one Deed more than there are players is laid out faceup, and one facedown at the end of the row. Their order is the order of the auctions.',
  },
  {
    id: 'retrieval',
    title: 'Vault and retrieval',
    rule: 'Start of Round, step 2; Resolution, step 1',
    text: 'Bid Cards that won lie in the **Vault**. At the Start of Round you may pay 1, 1, 2, 2, 3 or 3 Coins (Rounds 2 to 7) once and take all of yours back, all or nothing; everybody decides at the same time. Cards left there come home free of charge before the auctions, so an unpaid card misses exactly one Bidding.',
  },
  {
    id: 'bidding',
    title: 'Bidding',
    rule: 'Bidding; Placing a Bid',
    text: 'Two laps of turns, the Gavel holder first. On each turn you lay **one Bid Card** at any Deed and may stack Coins on it, usually up to 3 faceup or 2 facedown (one less on a "5"). **One** of your two Bids may lie facedown. You have to bid as long as you have a card. Stacked Coins are spent, whatever happens, and their number is open even on facedown Bids.',
  },
  {
    id: 'agents',
    title: 'Agents',
    rule: 'Placing Agents; Player Board Projects',
    text: 'With the Agents Project you post both Agents on your first turn of every Bidding, at two different Deeds. Before the auctions, in turn order, everybody with Agents may move **one** of their Bids, as it lies, to a Deed where an own Agent stands. Then the Agents go home.',
  },
  {
    id: 'auction',
    title: 'How an auction is decided',
    rule: 'Steps for Winning an Auction',
    text: 'All facedown Bids at the Deed are turned up. Your **total** is the values of your Bid Cards there plus the Coins on them. Ties go by turn order; the Drone wins all ties, Dummies lose all. The Deed is offered down the ranking: the first who wants and can pay takes it. Declining is always possible, and nobody learns whether somebody could not or would not pay.',
  },
  {
    id: 'paying',
    title: 'What a Deed costs',
    rule: 'Steps for Winning an Auction',
    text: 'The winner pays the printed values of all own Bid Cards there. The Coins stacked on them are gone as well, but no part of the price. Discounts come from society Tiles; a fee is due on a Cancelled Deed. The facedown Deed is paid for before it is turned up.',
  },
  {
    id: 'outbid',
    title: 'Being outbid',
    rule: 'Steps for Winning an Auction; Bid Cards',
    text: 'If somebody ranked above you takes the Deed, each of your cards there gives its reward: "1" a Coin, "2" a Population, "3" an Industry, "4" a Land, "5" a Population, an Industry or a Land, as you like; "0" and "2+H" nothing. Your cards return to your hand at once. Who was offered the Deed and declined is not outbid and gets nothing. A winning "1" returns to hand instead of the Vault.',
  },
  {
    id: 'two-plus-h',
    title: 'Bid Cards "0" and "2+H"',
    rule: 'Player Board Projects',
    text: '"0" can win alone and costs nothing. "2+H" is always faceup and counts 2 more than the highest rival Bid Card at the Deed, Coins ignored; a rival "2+H" counts 2, no rival card 0. You pay what it counted for. The Drone gives no H, Dummies do.',
  },
  {
    id: 'placing',
    title: 'Placing a Deed',
    rule: 'Steps for Winning an Auction',
    text: 'A Deed goes into its Region, above your board for its Industry or below for its Population; its Land you gain either way. Then, in the order you like: Island effects, one Satellite step per border with Deeds you had, a Trade Route for the fourth Card of a row, a Monument for enough Cards in the Region.',
  },
  {
    id: 'chains',
    title: 'Chains of effects',
    rule: 'Resolution (continued)',
    text: 'Costs come first. Every effect is followed to its end before the next begins, and where several wait you choose. An ability you gain along the way does not react to what brought it, but to whatever you resolve after it.',
  },
  {
    id: 'consolation',
    title: 'Consolation',
    rule: 'Resolution, step 4',
    text: 'Whoever gained no Deed in the Resolution takes 2, 2, 3, 3, 3, 4 or 4 resources (Rounds 1 to 7) in any mix of Land, Industry and Population. A Planet or a Cached Deed does not count as gained; one taken unsold does.',
  },
  {
    id: 'events',
    title: 'Events',
    rule: 'Events',
    text: 'Round 1: a Land or 2 Coins. Round 3: one trade, 2 Coins for a Treasury step, two resources for a Satellite step, or one for 2 Coins. Round 5: up to two swaps one for one, Coins included, then by the number of Cards above and below your board: 9 a Coin, 8 two Coins, 7 two Coins and a resource, fewer two Coins and two resources, ten or more nothing. Rounds 4 and 6: Conferences.',
  },
  {
    id: 'conferences',
    title: 'Conferences',
    rule: 'Events; Conference Tiles',
    text: 'Two tiles lie open from the start: the left one for Round 4, the right one for Round 6. All who have the most of what it s (and at least one) win: in Round 4 the grey Monument; in Round 6 a coloured Monument of the highest value, the grey one, or a Satellite step. Everybody else gets the consolation on the tile.',
  },
  {
    id: 'growth',
    title: 'Growth',
    rule: 'Growth',
    text: 'Everybody at once, in any order, as often as you can pay: Region Investments, Treasury Investments, Projects. Land placed stays on the board for good; everything else spent goes back. Only Project Tiles are chosen in turn order: if somebody earlier is still busy, yours waits while you go on.',
  },
  {
    id: 'round-seven',
    title: 'Round 7',
    rule: 'Round 7 Growth',
    text: 'In the last Growth you may buy one Monument you do not have for 5 Coins (grey, or the highest value of a colour), and any number of Land, Industry or Population for 2 Coins each.',
  },
  {
    id: 'two-players',
    title: 'Two players: Dummies',
    rule: '2 Player Rules',
    text: 'Each has Dummies 0 to 7. Before bidding the Gavel holder lays one facedown, then the other lays one faceup, each with up to 2 of their own Coins. A Dummy can win (the Deed leaves the game) but loses all ties; used ones leave for ever and are shown. It counts as a rival Bid for both players. The second place for Islands is worth 4.\n**Aliens**: a winning Dummy of 0 to 4 takes the Planet out of the game, and the supply pays them its value. **Illuminati** siphon off both Dummies. **Influencers** place their tokens before the Dummies; if one wins the cancelled Deed, the supply pays the fee. **Tech Bros** get no Coin for joining where a Dummy of their own lies. **Vampires** may charm the rival’s Dummy, whose set is then immune until the Charm is back.',
  },
]
