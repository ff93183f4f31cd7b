/** The complete board of Era in words, from a view alone. */
import type { Text } from '../../kernel/contract.ts'
import type { Speaker } from '../../kernel/language.ts'
import { describeBoard, describeHeadline, describeSupply } from '../atlantis/text.ts'
import { list, plural } from '../atlantis/words.ts'
import type { EraView } from './view.ts'
import { alignmentOf, legacy, prospects } from './words/campaign.ts'
import { GLOSSARY } from './words.ts'

const MARKERS = { 'chimera-lab': 'Chimera Lab', 'healing-crystal': 'Healing Crystal' } as const
const card = (id: string) => GLOSSARY.cards[id as keyof typeof GLOSSARY.cards]

export const headline = (view: EraView) => describeHeadline(view, GLOSSARY.cards)

export const describe = (view: EraView, s: Speaker, speak: (text: Text, s: Speaker) => string) =>
  describeBoard(
    view,
    { s, speak, glossary: GLOSSARY },
    {
      temples: ascension(view),
      sheet: campaign(view, s),
      player: ({ seat }) => (view.compensation[seat] ? [`${view.compensation[seat]} Virya more at the end`] : []),
      nation: ({ id }) =>
        view.ambitions.flatMap(({ nation, name }) => (nation === id && name !== null ? [`secret goal ${name}`] : [])),
      area: ({ relic, markers }) => [...(relic ? ['Lost Relic'] : []), ...markers.map((marker) => MARKERS[marker])],
      secrets: secrets(view),
    },
  )

function ascension(view: EraView): string {
  const { loot, layout, deck, track } = view
  const { relics, onMap, needed, usable } = view.ascension
  const laid =
    layout &&
    (['sun', 'moon', 'eclipse'] as const).map((spot) => `${spot} ${layout[spot] === null ? 'empty' : card(layout[spot])}`)
  return [
    `Temples of Light on the map: ${onMap} of ${needed} for Ascension; ${usable} more may be built now.`,
    `Relics found: ${relics}${track.relics.length > 0 ? `; on the track at ${track.relics.join(', ')}` : ''}.`,
    `${describeSupply(view)} Loot left: ${loot.map((value) => `+${value}`).join(' ') || 'none'}.`,
    ...(laid ? [`Layout: ${laid.join(', ')}; ${plural(deck, 'card')} in the deck.`] : []),
  ].join('\n')
}

/** 9: what everybody takes along. */
function campaign({ campaign: sheet }: EraView, s: Speaker): string | null {
  if (sheet === null) return null
  const heirs = sheet.players.map((player) => {
    const brings = [`starts as ${alignmentOf(player)}`, ...legacy(player)]
    return `**${s.name(player.seat)}**: ${brings.join('; ')}`
  })
  const lines = [...heirs, ...prospects(sheet)].map((line) => `- ${line}`)
  return [`**For a following game of ${sheet.for}**`, ...lines].join('\n')
}

const secrets = ({ drawn, ambitionDeck, ambitions }: EraView): string[] => [
  ...(drawn.length > 0 ? [`You have drawn: ${list(drawn, card)}.`] : []),
  ...(ambitions.length > 0 ? [`${plural(ambitionDeck, 'secret goal')} left in the deck.`] : []),
]
