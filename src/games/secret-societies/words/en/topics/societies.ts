/** The eight societies, to look up. */
import type { Topic } from '../../../../hosted.ts'

export const societyTopics: readonly Topic[] = [
  {
    id: 'influencers',
    title: 'Influencers',
    rule: 'Influencers Rules',
    text: 'Before bidding they **endorse** any Deed and **cancel** another faceup one (never the Drone’s). On the endorsed Deed they may pay 1 Coin for +1 once all Bids are open (asked only where that would move them up); whoever wins it gains a Population or an Industry (side B: and a Land). Whoever else wins the cancelled one pays them 1 Coin (side B: 2); unsold, they gain its Industry.\nTiles: **1** Endorse to side B, placed on their first turn. **2** Cancel to side B. **3** the endorsed Deed costs them 2 less.',
  },
  {
    id: 'stonesmiths',
    title: 'Stonesmiths',
    rule: 'Stonesmiths Rules',
    text: 'They see the facedown Deed, and gain an Industry or a Population if outbid for it.\nTiles: **1** it costs them 1 less, and being outbid for it pays 1 Coin. **2** they choose it from three; the others go under the pile. **3** 1 less again, and theirs for nothing if unsold and they did not bid for it (they cannot refuse it).',
  },
  {
    id: 'robots',
    title: 'Robots',
    rule: 'Robots Rules',
    text: 'Their **Drone** bids for the third Deed with 1 (2 after Round 4) plus its Coins. It wins ties, even against them. With a Bid there they may **combine**: their total plus the Drone’s, normal ties, its printed value added to the price; then they must buy. If a rival wins, the Drone gets a Coin; if it wins alone, the Deed goes to their **Cache**, where it counts for nothing until placed.\nTiles: **1** cache one of three; Cached Deeds may be discarded for 2 Coins whenever the table pauses. **2** place a Cached Deed. **3** the same, and the Coins of the Drone are theirs when it wins.',
  },
  {
    id: 'aliens',
    title: 'Aliens and Planets',
    rule: 'Aliens Rules',
    text: 'Each Round one **Planet** is offered to the winner of the first auction, then to the next. It costs the value of the winning Bid Cards again, paid to the Aliens (who pay the supply); discounts on Deeds do not apply. It joins the Deed’s Region and side and counts as a Card, not as a Deed. Unsold, the Aliens place it anywhere.\nTiles: **1** once a rival wants it, they set the price: card value or stacked Coins. **2** Planets cost them 2 less. **3** the top Planet, anywhere.',
  },
  {
    id: 'reptilians',
    title: 'Reptilians',
    rule: 'Reptilians Rules',
    text: 'Rivals’ winning Bid Cards go to them instead of the Vault, and retrieval is paid to them. What is not bought back they may bid with, faceup under a **Disguise** (three a Round), as if it were theirs; outbid, it rewards twice. Afterwards it returns to its owner, unless they won an Island with the HQ Nauru: then they keep it for another Round. In a final tie such cards count as theirs.\nTiles: **1** own retrieval is free. **2** 2 Coins, and every Bid may carry 2 more. **3** wins with a Disguise cost 1 less.',
  },
  {
    id: 'vampires',
    title: 'Vampires and Charms',
    rule: 'Vampires Rules',
    text: 'One facedown Bid fewer than others, but three **Charms** (two with up to three players). A refreshed Charm may be exhausted to lay a Bid facedown, or laid on a rival’s facedown Bid to see it, on their own turn or while others bid. That rival keeps the Charm and is immune until it returns: when Vampires pay for retrieval, or before the next auctions. One exhausted Charm recovers each Round.\nTiles: **1** two different resources whenever they pay to retrieve Bid Cards. **2** Charms place or move Agents. **3** a further Charm.',
  },
  {
    id: 'illuminati',
    title: 'Illuminati',
    rule: 'Illuminati Rules',
    text: 'Wherever they have a Bid they collect up to 4 Coins from rival Bids, after the winner has paid. The Drone’s Coins are out of reach.\nTiles: **1** their own stacked Coins return when they lose. **2** when winning they collect first and may pay with it. **3** on each turn 2 Coins place or move an Agent.',
  },
  {
    id: 'techbros',
    title: 'Tech Bros',
    rule: 'Tech Bros Rules',
    text: 'A Coin for every Bid they lay where only rivals bid, in time to stack it. An unsold faceup Deed they did not bid for is theirs for 2 Coins, shared among rivals as they like.\nTiles: **1** outbid rewards doubled. **2** a Coin whenever a rival bids where they have a Bid. **3** before Agents move, one Bid may go to a Deed with a rival Agent.',
  },
]
