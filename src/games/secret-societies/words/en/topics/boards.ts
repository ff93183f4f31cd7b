/** Boards, tracks, Cards and scoring, to look up. */
import type { Topic } from '../../../../hosted.ts'

export const boardTopics: readonly Topic[] = [
  {
    id: 'region-investments',
    title: 'Region Investments',
    rule: 'Region Investments',
    text: 'One per Region. Place 2 Land, spend 1 more for every Region Investment you already have, and 1 Industry per Card in that Region, above and below. At the end it is worth 2 Power per Card there, later ones included.',
  },
  {
    id: 'treasury-investments',
    title: 'Treasury Investments',
    rule: 'Treasury Investments',
    text: 'Seven spaces in three linked groups, each filled once with Land and Industry. Each moves your Treasury one space. When both ends of a link are filled you gain its reward at once: a Treasury step (A1-A2, C1-C2), 2 Population (B1-B2), or 5 Power at the end (B2-B3). A1 costs 1 Power.',
  },
  {
    id: 'treasury-track',
    title: 'Treasury track',
    rule: 'Treasury Investments; Final Scoring',
    text: 'Income from 1 up to 8 Coins; between two income steps lies a space that pays 1 Coin at once. Scoring spaces are worth 1, 3, 5, 8, 11 and 15 Power; only the last one reached counts. Past the end every step is worth a Coin.',
  },
  {
    id: 'satellite',
    title: 'Satellite track',
    rule: 'Gaining Satellite Advancements',
    text: 'Every space is rewarded when entered: Coin, Star, Land, Star, Treasury, Star, Population, Star, Industry, Star, Treasury, Star. Past the end every step is worth a Coin. Borders between your Deeds are the main way to move it.',
  },
  {
    id: 'projects',
    title: 'Projects',
    rule: 'Start Projects; Player Board Projects',
    text: 'Twelve spaces in four rows of three. Each takes 1 to 3 Land and some Population, 1 less for every filled Project right beside it in its row. Seven are printed (one more facedown Bid, "0", "2+H", Agents, swaps, moving a Bid, an extra Bid), three belong to your society, two hold Project Tiles.',
  },
  {
    id: 'bidding-projects',
    title: 'Projects that change Bidding',
    rule: 'Player Board Projects',
    text: '*Facedown*: a second Bid may lie facedown. *Extra Bid*: one more Bid on your first turn, faceup unless the facedown Project is used for it. *Move*: on your second turn take one earlier Bid to another Deed, as it lies; nothing triggers.',
  },
  {
    id: 'swaps',
    title: 'Swaps',
    rule: 'Player Board Projects',
    text: 'The exchange Project pays 2 Coins when started, and in every Growth, that one included, you may change up to three resources one for one into another kind, Coins included.',
  },
  {
    id: 'project-tiles',
    title: 'Project Tiles',
    rule: 'Gaining Project Tiles; Project Tiles',
    text: 'Gained with your first Monument and by one Star space. You may hold one immediate and one scoring Tile. The Tile alone does nothing: its space has to be started as a Project, before or after the Tile comes.',
  },
  {
    id: 'stars',
    title: 'Stars',
    rule: 'Gaining Stars',
    text: 'Put it on any of the six spaces of your HQ that is still empty. Some spaces work once at that moment, the others from then on. Stars placed are worth 2, 4, 7, 11, 15 and 20 Power.',
  },
  {
    id: 'monuments',
    title: 'Monuments',
    rule: 'Gaining Monuments',
    text: 'One per colour, and one grey. A coloured one comes by itself when you have as many Cards in the Region, above and below, as the lowest value left asks for (3, then 4, then 5). Given Monuments take the highest value left. Each goes to the next space of your row for a reward; 1 to 6 of them are worth 2, 5, 9, 13, 18 and 24 Power.',
  },
  {
    id: 'trade-routes',
    title: 'Trade Routes',
    rule: 'Steps for Winning an Auction; Global Trade Council',
    text: 'When four of the five Regions have a Card in the same row of one side, you complete the row with a Trade Route of the current pile (1-3, then 4-5, then 6-7) and gain its Industry or Population. They are Cards, not Deeds, and worth 2, 3 or 4 Power.',
  },
  {
    id: 'islands',
    title: 'Islands',
    rule: 'Final Scoring; HQ Boards and Stars',
    text: 'Gaining one sets off your HQ and your Island Stars. At the end most Islands are worth 12 Power, then 8, then 4; with two players 12 and 4. Tied players share the places they take up, rounded down. You need at least one.',
  },
  {
    id: 'borders',
    title: 'Borders',
    rule: 'Steps for Winning an Auction',
    text: 'A new Deed moves your Satellite one space for every Deed you had, on either side of your board, that shares a land border with it. HQ Cards, Planets, Trade Routes and Cached Deeds have no borders.',
  },
  {
    id: 'hqs',
    title: 'HQs',
    rule: 'HQ Boards and Stars',
    text: '**El Salvador**: a Coin per Island; Stars: pay a Coin for a Treasury step with an Island; a Land and an Island. **Qatar**: an Industry per Island; Stars: a Population or a Land on scoring Treasury spaces; Treasury step and 2 Coins. **Lesotho**: a Land per Island; Stars: a Population and an Industry per Trade Route; a Route of the last pile. **Nauru**: winning Bid Cards return to hand with an Island; Stars: a Land and an Industry after a Region Investment; a Population and a Coin per Region Investment. **San Marino**: a Population per Island; Stars: 2 Coins per Monument; the dearest Monument of a colour.',
  },
  {
    id: 'scoring',
    title: 'Final scoring',
    rule: 'Final Scoring',
    text: 'Island majority, Monuments, 2 Power per Card in invested Regions, Treasury Investments and links, Projects, the scoring Tile if its Project was started, the Treasury track, Stars, Trade Routes.',
  },
  {
    id: 'hidden',
    title: 'What is hidden',
    rule: 'Setup; Bidding',
    text: 'Coins, the cards in hand, facedown Bids and the facedown Deed. Stonesmiths know the facedown Deed, Vampires the Bids their Charms lie on, Robots and Stonesmiths what they drew. Everything else, Stacks of Coins included, lies open.',
  },
]
