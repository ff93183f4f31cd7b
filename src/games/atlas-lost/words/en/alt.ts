/** The pictures in words: short sentences, the most important first, because what does not fit is left off at the end. */

import type { Speaker } from '../../../../kernel/language.ts'
import { totalOf } from '../../../common/score.ts'
import { type CardId, COALITION, type Faction } from '../../data/components.ts'
import type { PlayerView, TechView, TreeView, View } from '../../view.ts'
import { onSpace, rankingOf, resourcesOf, shortOf } from '../reading.ts'
import { faceInBrief, faceInFull, titleOf } from './faces.ts'
import { effectInFull } from './full.ts'
import { ending, handNotes, kindWord, lastTurn, status } from './labels.ts'
import { costInBrief, costInFull, RESOURCE, TILE, TREE } from './terms.ts'
import { tieIn } from './ties.ts'
import { actionsLeft, changesIn, faceIn, laidOn, meansIn, pointsIn, whoIn } from './view.ts'

const TITLE = 'Atlas Lost'
const ASSET = 'An asset is a placed token or 1 military power.'

function overview(view: View, s: Speaker): string[] {
  const { phase, players, npcs, rivals, initiative } = view
  const who = whoIn(view, s)
  const free = initiative.filter(({ owner }) => owner === null).map(({ id }) => TILE[id])
  return [
    `${TITLE}: ${status(view, s)}.`,
    ...(phase === 'action' ? [`Actions left: ${actionsLeft(view, s)}.`] : []),
    ...players.map((player) => standingIn(view, player, s)),
    ...(rivals ? [`The coalition stands on influence space ${rivals.marker}; teams on ${teamsIn(view, COALITION, s)}.`] : []),
    ...(free.length > 0 ? [`Free initiative tiles: ${s.list(free)}.`] : []),
    ...npcs.map(({ name, TP, ally }) => `${name}: ${TP} TP${ally ? `, religious ally of ${who(ally)}` : ''}.`),
    ...changesIn(view, who, s),
  ]
}

/** All that is somebody's, so that nobody has to be named again and again. */
function standingIn(view: View, player: PlayerView, s: Speaker): string {
  const { seat, position, hand, installed, tiles, ally } = player
  const has = resourcesOf(view).flatMap((res) => (player[res] > 0 ? [`${player[res]} ${RESOURCE[res]}`] : []))
  const parts = [
    `${pointsIn(player)} of ${view.goal} TP`,
    `influence space ${position}`,
    s.list(has) || 'no resources',
    `${s.count(hand, 'card')} in hand${installed.length > 0 ? `, ${installed.length} installed` : ''}`,
    ...(tiles.length > 0 ? [`holds ${s.list(tiles.map((tile) => TILE[tile]))}`] : []),
    ...(ally ? [`religious ally of ${s.name(ally)}`] : []),
    `teams on ${teamsIn(view, seat, s)}`,
  ]
  return `${s.name(seat)}: ${parts.join('; ')}.`
}

/** Above Lv.1, where they can be anywhere. */
const teamsIn = ({ trees }: View, faction: Faction, s: Speaker): string => {
  const above = trees.flatMap(({ techs }) => techs.filter(({ level, teams }) => level > 1 && teams.includes(faction)))
  return s.list(above.map(({ id }) => id)) || 'Lv.1 only'
}

function beside(view: View, s: Speaker): string[] {
  const { players, initiative, goal, influence, tilesToWin } = view
  const who = whoIn(view, s)
  return [
    `${TITLE}, the race: ${status(view, s)}.`,
    ...players.map((player) => {
      const lacks = shortOf(view, player)
      const isShort = lacks.R + lacks.D + lacks.C > 0
      const short = isShort ? `, still lacking ${costInFull(lacks, s)}` : ' and all they ask for'
      const tiles = `${player.tiles.length} of ${tilesToWin} initiative tiles${player.tiles.length > 0 ? short : ''}`
      return `${s.name(player.seat)}: ${pointsIn(player)} of ${goal} TP, influence space ${player.position} of ${influence.spaces.length}, ${tiles}.`
    }),
    ...(view.rivals
      ? [
          `The coalition: space ${view.rivals.marker}; turn ${Math.min(view.rivals.turn, view.rivals.limit)} of ${view.rivals.limit}.`,
        ]
      : []),
    ...initiative.map(({ id, owner, min, standings, needs }) => {
      const counts = Object.entries(standings).map(([each, n]) => `${who(each)} ${n}`)
      const state = owner ? `held by ${who(owner)}` : `free, from ${min} on`
      return `${TILE[id]}: ${state}; ${counts.join(', ')}; asks for ${costInFull(needs, s)}.`
    }),
    ...nextSpaces(view, s),
  ]
}

/** What the next space costs, once for all who stand before it. */
function nextSpaces({ players, influence }: View, s: Speaker): string[] {
  const next = [...new Set(players.map(({ position }) => position))].sort((a, b) => a - b)
  const priced = next.flatMap((at) => {
    const costs = influence.spaces[at]?.costs ?? []
    return costs.length > 0 ? [{ at, costs }] : []
  })
  const said = priced.map(({ at, costs }) => `Space ${at + 1} costs ${costs.map((cost) => costInBrief(cost, s)).join(', or ')}.`)
  return priced.some(({ costs }) => costs.some(({ asset }) => asset)) ? [...said, ASSET] : said
}

/** Every Tech in brief, lowest first. */
function techs(view: View, s: Speaker): string[] {
  const all = view.trees.flatMap((each) => each.techs).sort((a, b) => a.level - b.level)
  return [
    `${TITLE}: all Techs and what they do.`,
    ...all.map(({ id }) => `${titleOf(faceIn(view, id))}: ${faceInBrief(faceIn(view, id), s)}.`),
  ]
}

function tree(view: View, { tree: id, techs, deck, discards }: TreeView, about: string | undefined, s: Speaker): string[] {
  const here = (tech: TechView) => {
    const marks = laidOn(tech, whoIn(view, s), s)
    return marks.length > 0 ? ` Here: ${marks.join(', ')}.` : ''
  }
  const tell = (tech: TechView) => {
    const face = faceIn(view, tech.id)
    return `${titleOf(face)}, ${kindWord(face)}: ${faceInFull(face, s)}${here(tech)}`
  }
  const briefly = (tech: TechView) => `${titleOf(faceIn(view, tech.id))}: ${faceInBrief(faceIn(view, tech.id), s)}.${here(tech)}`
  return [
    `${TITLE}: the ${TREE[id]} Tree close up.`,
    ...techs.filter((tech) => tech.id === about).map(tell),
    ...techs.filter((tech) => tech.id !== about).map(briefly),
    `${s.count(deck, 'card')} in the deck, ${discards.length} discarded.`,
  ]
}

function track(view: View, s: Speaker): string[] {
  const { spaces, rewards } = view.influence
  const who = whoIn(view, s)
  const where = spaces.flatMap((_, i) => onSpace(view, i + 1).map((each) => `${who(each)} on ${i + 1}`))
  return [
    `${TITLE}: the influence track close up, ${spaces.length} spaces.`,
    `Markers: ${s.list(where)}.`,
    ...spaces.flatMap(({ costs, bonus }, i) => {
      if (i === 0) return []
      const gain = bonus.length > 0 ? ` ${effectInFull(bonus, s)}` : ''
      return [`Space ${i + 1} costs ${costs.map((cost) => costInBrief(cost, s)).join(', or ')}.${gain}`]
    }),
    ASSET,
    ...Object.entries(rewards).map(([space, { effect }]) => `Reward at space ${space}: ${effectInFull(effect, s)}`),
  ]
}

function player(view: View, one: PlayerView, s: Speaker): string[] {
  const { seat, points, position, waiting, income, tiles, ally, hand: held, handLimit, installed, runners } = one
  return [
    `${TITLE}: the board of ${s.name(seat)} close up.`,
    `${pointsIn(one)} of ${view.goal} TP: tokens ${points.tokens}, tiles ${points.tiles}, cards ${points.passives}, ${s.count(runners, 'front runner token')}.`,
    `Has ${meansIn(view, one, s)}. Influence space ${position}.`,
    ...nextSpaces({ ...view, players: [one] }, s),
    `${s.count(waiting.research, 'team waits', 'teams wait')} in the research row, which brings ${income.replenish} research; ${waiting.data} in the data row, which brings ${income.collect} data.`,
    tiles.length > 0 ? `Initiative tiles: ${s.list(tiles.map((tile) => TILE[tile]))}.` : 'No initiative tiles.',
    ...(ally ? [`Religious ally of ${s.name(ally)}.`] : []),
    `${held} of ${handLimit} cards in hand.`,
    ...installed.map((each) => `Installed${each.used ? ' and used' : ''}: ${cardSentence(view, each.card, s)}`),
  ]
}

function cardSentence(view: View, id: CardId, s: Speaker): string {
  const face = faceIn(view, id)
  const price = face.install ? `, ${costInFull(face.install, s)} to install` : ''
  return `${face.name} (${kindWord(face)}${price}): ${faceInFull(face, s)}`
}

const card = (view: View, id: CardId, s: Speaker): string[] => [
  `${TITLE}: a card close up.`,
  cardSentence(view, id, s),
  ...view.players.map((one) => `${s.name(one.seat)}: ${pointsIn(one)} TP, ${meansIn(view, one, s)}.`),
  ...view.npcs.map((npc) => `${npc.name}: ${npc.TP} TP, ${meansIn(view, npc, s)}.`),
]

const hand = (view: View, own: PlayerView, s: Speaker): string[] => [
  `Your hand in ${TITLE}, seen by nobody else.`,
  `You have ${meansIn(view, own, s)}, and ${pointsIn(own)} of ${view.goal} TP.`,
  ...(own.values?.length ? [`Your front runner tokens are worth ${s.list(own.values.map(String))}.`] : []),
  ...own.looking.map((id) => `Just drawn: ${cardSentence(view, id, s)}`),
  ...own.cards.map((id) => cardSentence(view, id, s)),
  ...(own.cards.length + own.looking.length === 0 ? ['No cards.'] : []),
  ...handNotes(view, own, s).map((note) => `${note}.`),
]

const reveal = (view: View, s: Speaker): string[] => [
  `${TITLE} is over, and what was hidden is opened.`,
  ...rankingOf(view).map(({ seat, values, cards, points }) => {
    const runners = values?.length ? `front runner tokens worth ${s.list(values.map(String))}` : 'no front runner tokens'
    const held = cards.length > 0 ? `cards left: ${s.list(cards.map((id) => faceIn(view, id).name))}` : 'no cards left'
    return `${s.name(seat)}, ${points.most} TP: ${runners}; ${held}.`
  }),
]

function score(view: View, result: NonNullable<View['result']>, s: Speaker): string[] {
  const { winner, scores } = result
  const rows = rankingOf(view).map(({ seat, position }, i) => {
    const lines = scores[seat] ?? []
    const [tokens, runners, tiles, cards] = lines.map(({ points }) => points)
    const made = `tokens ${tokens}, front runners ${runners}, tiles ${tiles}, cards ${cards}`
    return `${winner ? `${i + 1}. ` : ''}${s.name(seat)} with ${totalOf(lines)} TP (${made}), influence space ${position}.`
  })
  const tie = tieIn(view, s)
  const won = winner ? `${s.name(winner)} wins` : 'The coalition wins'
  return [`${TITLE} has ended in ${lastTurn(view)}: ${ending[result.ending].title}. ${won}.`, ...(tie ? [tie] : []), ...rows]
}

export const alt = { overview, beside, techs, tree, track, player, card, hand, reveal, score }
