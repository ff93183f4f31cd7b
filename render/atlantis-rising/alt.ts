/** The pictures in words. Short sentences, the most important first: what does not fit is left off at the end. */
import { GOODS } from '../../src/games/atlantis-rising/data/language.ts'
import type { PlayerView } from '../../src/games/atlantis-rising/view.ts'
import { altText } from '../picture.ts'
import type { Chip } from './chips.ts'
import { headline, levelName, TITLE } from './panels.ts'
import type { Closeup } from './place.ts'
import type { Revealed } from './reveal.ts'
import type { Scene } from './scene.ts'
import { countsOf, endingOf, type Result } from './score.ts'
import { cardWords, councilorWords, goodsText, listOf, misfortuneWords, plural, sentence } from './words.ts'

export function altOverview(scene: Scene): string {
  const { view, fresh, told, peninsulas } = scene
  const { floods, value } = view.wrath
  const isOpen = view.result?.together === 'won'
  const [done, left] = isOpen ? [[...view.built, view.facts.core], []] : [view.built, [...view.blueprint, view.facts.core]]
  const names = (ids: Iterable<string>) => listOf([...ids].map(scene.called))
  return altText([
    `${TITLE}, ${levelName(scene)}. ${headline(scene)}.`,
    ...(view.result
      ? [`${view.result.points} points.`]
      : [`The wrath stands at ${value}; ${plural(floods, 'tile')} will sink at the round’s end.`]),
    `Dry tiles: ${listOf(peninsulas.map(({ name, dry, tiles, barrier }) => `${name} ${dry} of ${tiles.length}${barrier ? ' with a barrier' : ''}`))}.`,
    ...(fresh.sunk.size > 0 ? [`Sunk ${told.when}: ${names(fresh.sunk)}.`] : []),
    ...(fresh.built.size > 0 ? [`Built ${told.when}: ${names(fresh.built)}.`] : []),
    `The Gate has ${done.length} of ${done.length + left.length} parts${done.length > 0 ? `: ${names(done)}` : ''}.`,
    ...(left.length > 0 ? [`Still to build: ${names(left)}.`] : []),
    ...view.players.map((player) => playerText(scene, player)),
    ...(view.drawn.length > 0 ? [`Misfortunes this round: ${listOf(view.drawn.map(({ card }) => scene.called(card)))}.`] : []),
    ...standing(scene),
  ])
}

function playerText(scene: Scene, player: PlayerView): string {
  const { seat, councilor, goods, handSize, ready } = player
  const pool = scene.view.pieces.filter(({ owner, at }) => owner === seat && at === 'pool').length
  const owns = [
    ...(GOODS.some((kind) => goods[kind] > 0) ? [goodsText(goods)] : []),
    ...(handSize > 0 ? [plural(handSize, 'scroll')] : []),
    ...(scene.view.phase === 'place' && pool > 0 ? [`${pool} to place`] : []),
    ...(ready ? ['ready'] : []),
  ]
  return `${scene.name(seat)}${councilor ? `, ${scene.called(councilor)}` : ''}: ${owns.join(', ') || 'nothing yet'}.`
}

/** Who stands where, place by place. */
function standing(scene: Scene): string[] {
  const places = [...new Set(scene.view.pieces.map(({ at }) => at))].filter((at) => !['pool', 'held', 'out'].includes(at))
  return places.map(
    (at) => `On ${scene.called(at)}: ${listOf([...new Set(scene.piecesAt(at).map(({ owner }) => scene.name(owner)))])}.`,
  )
}

export const altPlace = ({ note }: Closeup): string =>
  altText([`${TITLE}: ${note.title} close up.`, ...note.lines.map(({ words }) => words)])

export function altHand(scene: Scene, player: PlayerView): string {
  const { view } = scene
  const card = (id: string) => `${scene.called(id)} (${cardWords(view, id)})`
  return altText([
    `${TITLE}: the sheet of ${scene.name(player.seat)}${player.councilor ? `, ${scene.called(player.councilor)}` : ''}.`,
    ...(player.councilor ? [sentence(councilorWords(view, player.councilor))] : []),
    `Goods: ${goodsText(player.goods)}.`,
    ...(player.drawn?.cards ? [`To choose from: ${listOf(player.drawn.cards.map(card))}.`] : []),
    player.hand ? `Scrolls: ${listOf(player.hand.map(card))}.` : `${plural(player.handSize, 'scroll')} in hand.`,
    ...(player.artifacts.length > 0 ? [`Artifacts: ${listOf(player.artifacts.map(card))}.`] : []),
    ...(player.foreseen && player.foreseen.length > 0
      ? [`The next misfortunes: ${listOf(player.foreseen.map(scene.called))}.`]
      : []),
    `Atlanteans: ${whereabouts(scene, player)}; ${player.reserve} in reserve.`,
  ])
}

const NOWHERE: Readonly<Record<string, string>> = { pool: 'still to be placed', held: 'held back', out: 'washed away' }

function whereabouts({ view, called }: Scene, { seat }: PlayerView): string {
  const groups = new Map<string, { kind: string; n: number; where: string }>()
  for (const { owner, kind, at } of view.pieces) {
    if (owner !== seat) continue
    const key = `${kind} ${at}`
    groups.set(key, { kind, n: (groups.get(key)?.n ?? 0) + 1, where: NOWHERE[at] ?? `on ${called(at)}` })
  }
  return listOf([...groups.values()].map(({ kind, n, where }) => `${plural(n, kind)} ${where}`))
}

const HEADS: Readonly<Record<Revealed['of'], string>> = {
  misfortunes: 'misfortunes',
  rolls: 'dice',
  wrath: 'the wrath of the gods',
}

export function altReveal(scene: Scene, { of, chips }: Revealed): string {
  const { choice } = scene.view
  const threat =
    of !== 'rolls' && choice ? [`${scene.name(choice.seat)} chooses what sinks: ${listOf(choice.among.map(scene.called))}.`] : []
  return altText([
    `${TITLE}, round ${scene.told.round}: ${HEADS[of]}.`,
    ...chips.toReversed().map((chip) => chipText(scene, chip)),
    ...threat,
  ])
}

function chipText(scene: Scene, { text, results, settled }: Chip): string {
  const came = results.length > 0 ? `; ${results.map(({ words }) => words).join(', ')}` : ''
  if (text.say === 'wrath') return `The gods demand ${plural(Number(text.left), 'tile')}${came}.`
  const who = scene.name(String(text.seat))
  if (text.say === 'misfortune') {
    const card = String(text.card)
    return `${who} draws ${scene.called(card)}${came || `: ${misfortuneWords(scene.view, card)}`}.`
  }
  const dice = listOf(text.dice as readonly string[])
  const open = settled ? '' : '; still open'
  return `${who} rolls ${dice} on ${scene.called(String(text.place))}, ${text.total} in all against ${text.target}${came}${open}.`
}

export function altScore(scene: Scene, result: Result): string {
  const { title, line } = endingOf(result)
  const counts = countsOf(scene, result).map(({ value, word }) =>
    word === levelName(scene) ? `level ${value}, ${word}` : `${value.replace('/', ' of ')} ${word}`,
  )
  const team = scene.view.players.map(
    ({ seat, councilor }) => `${scene.name(seat)}${councilor ? ` (${scene.called(councilor)})` : ''}`,
  )
  return altText([
    `${TITLE}: ${title} with ${plural(result.points, 'point')}.`,
    `${line}.`,
    `${sentence(listOf(counts))}`,
    ...(scene.view.rounds.length > 1 ? [`Dry tiles round by round: ${scene.view.rounds.map(({ dry }) => dry).join(', ')}.`] : []),
    `The council: ${listOf(team)}.`,
  ])
}
