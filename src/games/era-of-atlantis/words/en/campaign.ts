/** 9 Campaign: what everybody takes along into a following game, in words. */
import type { Speaker } from '../../../../kernel/language.ts'
import type { CampaignPlayer, CampaignSheet } from '../../data/campaign.ts'
import { GLOSSARY } from './glossary.ts'

const alignmentOf = ({ alignment }: CampaignPlayer) => (alignment === 'free' ? 'STO or STS' : alignment)

/** What a player brings along; the alignment stands apart. */
const legacy = ({ destinyPoints, technology, population, ships, choices }: CampaignPlayer, s: Speaker): string[] => [
  ...(destinyPoints > 0 ? [`+${destinyPoints} Destiny Points`] : []),
  ...(technology ? ['a technology of choice at level 2'] : []),
  ...(population > 0 ? [`+${population} population at home as STO`] : []),
  ...(ships > 0 ? [`+${s.count(ships, 'ship')} at home as STS`] : []),
  ...(choices > 0 ? [`+${s.count(choices, 'star people or domination card')}`] : []),
]

/** What holds for the whole table of the next game. */
const prospects = ({ stories, goals }: CampaignSheet, s: Speaker): string[] =>
  stories && goals
    ? [`Stories to draw from: ${s.list(stories)}`, `Goals to draw from: ${s.list(goals)}`]
    : ['Any story and any goal may be drawn', 'More cards are more to choose from: one domination card is kept']

const startsAs = (player: CampaignPlayer) => `starts as ${alignmentOf(player)}`

export const campaign = {
  name: 'Campaign sheet',
  heading: ({ ending }: CampaignSheet) => `What this ${GLOSSARY.endings[ending]} hands on`,
  alignmentOf,
  startsAs,
  legacy,
  nothing: 'nothing more',
  prospects,
  alt: (sheet: CampaignSheet, s: Speaker): string[] => [
    `Campaign sheet for a following game of ${sheet.for}, after ${GLOSSARY.endings[sheet.ending]}.`,
    ...sheet.players.map((player) => {
      const brings = [startsAs(player), ...legacy(player, s)]
      return `${player.place}. ${s.name(player.seat)}: ${brings.join(', ')}.`
    }),
    ...prospects(sheet, s).map((said) => `${said}.`),
  ],
}
