/** 9 Campaign: what the sheet says, in words. */
import { plural } from '../../atlantis/words.ts'
import type { CampaignPlayer, CampaignSheet } from '../data/campaign.ts'

/** What a player brings along, in words; the alignment stands apart. */
export const legacy = ({ destinyPoints, technology, population, ships, choices }: CampaignPlayer): string[] => [
  ...(destinyPoints > 0 ? [`+${destinyPoints} Destiny Points`] : []),
  ...(technology ? ['a technology of choice at level 2'] : []),
  ...(population > 0 ? [`+${population} population at home as STO`] : []),
  ...(ships > 0 ? [`+${plural(ships, 'ship')} at home as STS`] : []),
  ...(choices > 0 ? [`+${plural(choices, 'star people or domination card')}`] : []),
]

export const alignmentOf = ({ alignment }: CampaignPlayer) => (alignment === 'free' ? 'STO or STS' : alignment)

/** What holds for the whole table of the next game. */
export const prospects = ({ stories, goals }: CampaignSheet): string[] =>
  stories && goals
    ? [`Stories to draw from: ${stories.join(', ')}`, `Goals to draw from: ${goals.join(', ')}`]
    : ['Any story and any goal may be drawn', 'More cards are more to choose from: one domination card is kept']
