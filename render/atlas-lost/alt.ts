/** The pictures in words. Short sentences, the most important first: what does not fit is left off at the end. */
import type { CardId } from '../../src/games/atlas-lost/data/components.ts'
import { COALITION } from '../../src/games/atlas-lost/data/components.ts'
import type { PlayerView, TechView, TreeView, View } from '../../src/games/atlas-lost/view.ts'
import { changesIn } from '../../src/games/atlas-lost/words/changes.ts'
import { costInFull, plural, RESOURCE_WORDS, TREE_WORDS } from '../../src/games/atlas-lost/words/full.ts'
import { totalOf } from '../../src/games/common/score.ts'
import { altText } from '../picture.ts'
import { typeWord } from './cards.ts'
import { resourcesOf } from './counts.ts'
import { endingOf } from './endings.ts'
import { notesOf } from './hand.ts'
import { TITLE } from './look.ts'
import { lastTurn, type Scene, statusOf } from './scene.ts'
import { rankingOf } from './score.ts'
import { onSpace } from './track.ts'

const list = (parts: readonly string[]): string => parts.join(', ')
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const pointsIn = ({ points: { least, most } }: PlayerView): string => (least === most ? `${most}` : `${least} to ${most}`)

const means = (scene: Scene, has: Readonly<Record<'R' | 'D' | 'C' | 'M', number>>): string =>
  list(resourcesOf(scene).map((res) => `${has[res]} ${RESOURCE_WORDS[res]}`))

export function altOverview(scene: Scene): string {
  const { view, name } = scene
  const { phase, left, players, npcs, rivals, initiative, trees, goal } = view
  const open = [left.main && 'main', left.command && 'command', left.cards > 0 && 'card'].filter(Boolean)
  return altText([
    `${TITLE}: ${statusOf(scene)}.`,
    ...(phase === 'action' ? [`Actions left: ${list(open as string[]) || 'only free ones'}.`] : []),
    ...changesIn(view, (who) => nameIn(scene, who)),
    ...players.map((player) => {
      const { seat, position, hand, installed } = player
      const cards = `${plural(hand, 'card')} in hand, ${installed.length} installed`
      return `${name(seat)}: ${pointsIn(player)} of ${goal} TP, influence space ${position}, ${means(scene, player)}, ${cards}.`
    }),
    ...(rivals ? [`The coalition stands on influence space ${rivals.marker}.`] : []),
    `Initiative tiles: ${list(initiative.map(({ id, owner }) => `${wordOf(id)} ${owner ? `held by ${nameIn(scene, owner)}` : 'free'}`))}.`,
    ...trees.map((tree) => treeSentence(scene, tree)),
    ...npcs.map((npc) => `${npc.name}: ${npc.TP} TP${npc.ally ? `, religious ally of ${name(npc.ally)}` : ''}.`),
  ])
}

const wordOf = (tile: View['initiative'][number]['id']): string => (tile === 'influence' ? 'Influence' : TREE_WORDS[tile])
const nameIn = ({ name }: Scene, who: string): string => (who === COALITION ? 'the coalition' : name(who))

/** Teams above Lv.1, where they can be anywhere. */
function treeSentence(scene: Scene, { tree, techs }: TreeView): string {
  const taken = techs
    .filter(({ level, teams }) => level > 1 && teams.length > 0)
    .map(({ id, teams }) => `${id} ${teams.map((who) => nameIn(scene, who)).join(' and ')}`)
  return `${TREE_WORDS[tree]}: ${taken.length > 0 ? `teams on ${list(taken)}` : 'no teams above Lv.1'}.`
}

/** What lies on a Tech. */
function laidOn(scene: Scene, { teams, economy, culture, runner }: TechView): string {
  const parts = [
    teams.length > 0 &&
      `teams of ${teams.map((who) => `${nameIn(scene, who)}${economy.includes(who) ? ' with an economy token' : ''}`).join(' and ')}`,
    culture && `culture token of ${scene.name(culture)}`,
    runner && 'front runner token',
  ].filter(Boolean)
  return parts.length > 0 ? ` Here: ${list(parts as string[])}.` : ''
}

export function altTree(scene: Scene, { tree, techs, deck, discards }: TreeView, about: string | undefined): string {
  const tell = (tech: TechView) => {
    const face = scene.face(tech.id)
    return `${tech.id} (${typeWord(face)}): ${sentence(face.text)}${laidOn(scene, tech)}`
  }
  const meant = techs.filter(({ id }) => id === about)
  const briefly = (tech: TechView) => `${tech.id}: ${scene.face(tech.id).brief}.${laidOn(scene, tech)}`
  return altText([
    `${TITLE}: the ${TREE_WORDS[tree]} Tree close up.`,
    ...meant.map(tell),
    ...techs.filter(({ id }) => id !== about).map(briefly),
    `${plural(deck, 'card')} in the deck, ${discards.length} discarded.`,
  ])
}

export function altTrack(scene: Scene): string {
  const { spaces, rewards } = scene.view.influence
  const where = spaces.flatMap((_, i) => onSpace(scene, i + 1).map((who) => `${nameIn(scene, who)} on ${i + 1}`))
  return altText([
    `${TITLE}: the influence track close up, ${spaces.length} spaces.`,
    `Markers: ${list(where)}.`,
    ...spaces.flatMap(({ cost, bonus }, i) => (i === 0 ? [] : [`Space ${i + 1} costs ${cost}.${bonus ? ` ${bonus}` : ''}`])),
    ...Object.entries(rewards).map(([space, { text }]) => `Reward at space ${space}: ${text}`),
  ])
}

export function altPlayer(scene: Scene, player: PlayerView): string {
  const { seat, points, position, waiting, income, tiles, ally, hand, handLimit, installed, runners } = player
  return altText([
    `${TITLE}: the board of ${scene.name(seat)} close up.`,
    `${pointsIn(player)} of ${scene.view.goal} TP: tokens ${points.tokens}, tiles ${points.tiles}, cards ${points.passives}, ${plural(runners, 'front runner token')}.`,
    `${sentence(`Has ${means(scene, player)}`)} Influence space ${position}.`,
    `${plural(waiting.research, 'team waits', 'teams wait')} in the research row, which brings ${income.replenish} research; ${waiting.data} in the data row, which brings ${income.collect} data.`,
    tiles.length > 0 ? `Initiative tiles: ${list(tiles.map(wordOf))}.` : 'No initiative tiles.',
    ...(ally ? [`Religious ally of ${scene.name(ally)}.`] : []),
    `${hand} of ${handLimit} cards in hand.`,
    ...installed.map(({ card, used }) => `Installed${used ? ' and used' : ''}: ${cardSentence(scene, card)}`),
  ])
}

function cardSentence(scene: Scene, card: CardId): string {
  const face = scene.face(card)
  const price = face.install ? `, ${costInFull(face.install)} to install` : ''
  return `${face.name} (${typeWord(face)}${price}): ${sentence(face.text)}`
}

export const altCard = (scene: Scene, card: CardId): string =>
  altText([
    `${TITLE}: a card close up.`,
    cardSentence(scene, card),
    ...scene.view.players.map((player) => `${scene.name(player.seat)}: ${pointsIn(player)} TP, ${means(scene, player)}.`),
    ...scene.view.npcs.map((npc) => `${npc.name}: ${npc.TP} TP, ${means(scene, npc)}.`),
  ])

export const altHand = (scene: Scene, player: PlayerView): string =>
  altText([
    `Your hand in ${TITLE}, seen by nobody else.`,
    `You have ${means(scene, player)}, and ${pointsIn(player)} of ${scene.view.goal} TP.`,
    ...(player.values && player.values.length > 0 ? [`Your front runner tokens are worth ${player.values.join(' and ')}.`] : []),
    ...player.looking.map((card) => `Just drawn: ${cardSentence(scene, card)}`),
    ...player.cards.map((card) => cardSentence(scene, card)),
    ...(player.cards.length + player.looking.length === 0 ? ['No cards.'] : []),
    ...notesOf(scene, player).map(sentence),
  ])

export const altReveal = (scene: Scene): string =>
  altText([
    `${TITLE} is over, and what was hidden is opened.`,
    ...rankingOf(scene.view).map(({ seat, values, cards, points }) => {
      const runners = values && values.length > 0 ? `front runner tokens worth ${values.join(' and ')}` : 'no front runner tokens'
      const held = cards.length > 0 ? `cards left: ${list(cards.map((card) => scene.face(card).name))}` : 'no cards left'
      return `${scene.name(seat)}, ${points.most} TP: ${runners}; ${held}.`
    }),
  ])

export function altScore(scene: Scene, result: NonNullable<View['result']>): string {
  const { winner, ending, scores } = result
  const rows = rankingOf(scene.view).map(({ seat, position }, i) => {
    const lines = scores[seat] ?? []
    const [tokens, runners, tiles, cards] = lines.map(({ points }) => points)
    const made = `tokens ${tokens}, front runners ${runners}, tiles ${tiles}, cards ${cards}`
    return `${winner ? `${i + 1}. ` : ''}${scene.name(seat)} with ${totalOf(lines)} TP (${made}), influence space ${position}.`
  })
  return altText([
    `${TITLE} has ended in ${lastTurn(scene)}: ${endingOf(ending).title}. ${winner ? `${scene.name(winner)} wins` : 'The coalition wins'}.`,
    ...rows,
  ])
}
