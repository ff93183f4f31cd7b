/** The complete board of Era in words, from a view alone. */

import type { Speaker } from '../../../../kernel/language.ts'
import { describeBoard, describeSupply, type Speak } from '../../../atlantis/words/en/board.ts'
import { MARKER_NAMES } from '../../../atlantis/words/en/glossary.ts'
import { raceInWords } from '../../../common/race.ts'
import type { EraView } from '../../view.ts'
import { campaign } from './campaign.ts'
import { GLOSSARY } from './glossary.ts'
import { race } from './outlook.ts'

export const describe = (view: EraView, s: Speaker, speak: Speak) =>
  describeBoard(
    view,
    { s, speak, glossary: GLOSSARY },
    {
      temples: ascension(view, s),
      race: raceInWords(race(view, s)),
      sheet: describeCampaign(view, s),
      player: ({ seat }) => (view.compensation[seat] ? [`${view.compensation[seat]} Virya more at the end`] : []),
      nation: ({ id }) =>
        view.ambitions.flatMap(({ nation, name }) => (nation === id && name !== null ? [`secret goal ${name}`] : [])),
      area: ({ relic, markers }) => [...(relic ? ['Lost Relic'] : []), ...markers.map((marker) => MARKER_NAMES[marker])],
      secrets: secrets(view, s),
    },
  )

function ascension(view: EraView, s: Speaker): string {
  const { loot, layout, deck, track } = view
  const { relics, onMap, needed, usable } = view.ascension
  const laid =
    layout &&
    (['sun', 'moon', 'eclipse'] as const).map((spot) => {
      const card = layout[spot]
      return `${spot} ${card === null ? 'empty' : GLOSSARY.cards[card]}`
    })
  return [
    `Temples of Light on the map: ${onMap} of ${needed} for Ascension; ${usable} more may be built now.`,
    `Relics found: ${relics}${track.relics.length > 0 ? `; on the track at ${s.list(track.relics.map(String))}` : ''}.`,
    `${describeSupply(view)} Loot left: ${loot.map((value) => `+${value}`).join(' ') || 'none'}.`,
    ...(laid ? [`Layout: ${laid.join(', ')}; ${s.count(deck, 'card')} in the deck.`] : []),
  ].join('\n')
}

/** 9: what everybody takes along. */
function describeCampaign({ campaign: sheet }: EraView, s: Speaker): string | null {
  if (sheet === null) return null
  const heirs = sheet.players.map((player) => {
    const brings = [campaign.startsAs(player), ...campaign.legacy(player, s)]
    return `**${s.name(player.seat)}**: ${brings.join('; ')}`
  })
  const lines = [...heirs, ...campaign.prospects(sheet, s)].map((line) => `- ${line}`)
  return [`**For a following game of ${sheet.for}**`, ...lines].join('\n')
}

const secrets = ({ drawn, ambitionDeck, ambitions }: EraView, s: Speaker): string[] => [
  ...(drawn.length > 0 ? [`You have drawn: ${s.list(drawn.map((card) => GLOSSARY.cards[card]))}.`] : []),
  ...(ambitions.length > 0 ? [`${s.count(ambitionDeck, 'secret goal')} left in the deck.`] : []),
]
