/** The complete board in words, from a view: everything the picture shows, for those who cannot see it. */
import type { Speaker } from '../../../../kernel/language.ts'
import { raceInWords } from '../../../common/race.ts'
import { totalOf } from '../../../common/score.ts'
import type { Place } from '../../../hosted.ts'
import type { Ending } from '../../data/endings.ts'
import { TOKENS } from '../../data/language.ts'
import type { PlayerView, TechView, TreeView, View } from '../../view.ts'
import { onSpace, resourcesOf } from '../reading.ts'
import { race } from './briefing.ts'
import { faceInFull, kindOf, titleOf } from './faces.ts'
import { effectInFull } from './full.ts'
import { costInFull, RESOURCE, TILE, TREE } from './terms.ts'
import { actionsLeft, changesIn, faceIn, laidOn, pointsIn, turnsIn, type Who, whoIn } from './view.ts'

export function describe(view: View, s: Speaker): string {
  const who = whoIn(view, s)
  return [
    heading(view, who, s),
    ...changesIn(view, who, s),
    ...raceText(view, s),
    ...view.players.map((player) => playerText(view, player, who, s)),
    ...view.npcs.map((npc) => npcText(npc, who, s)),
    ...view.trees.map((tree) => treeText(view, tree, who, s)),
    trackText(view, who, s),
    tilesText(view, who, s),
    ...resultText(view, who, s),
  ].join('\n\n')
}

/** Who is how far from winning, all in one place. */
function raceText(view: View, s: Speaker): string[] {
  const lines = raceInWords(race(view, s))
  return lines.length > 0 ? [`## How far everybody is\n${lines.map((line) => `- ${line}`).join('\n')}`] : []
}

/** Where the game stands, in one line. */
export function headline(view: View, s: Speaker): string {
  const { phase, rivals, players, goal } = view
  if (phase === 'deal') return 'Choosing initial cards'
  if (phase === 'over') return `${turnsIn(view)} · over`
  const most = Math.max(...players.map(({ points }) => points.least))
  const leaders = players.filter(({ points }) => points.least === most)
  const lead = rivals ? '' : leaders.length > 1 ? 'tied at ' : `${s.list(leaders.map(({ seat }) => s.name(seat)))} leads with `
  return `${turnsIn(view)} · ${lead}${most} of ${goal} TP`
}

/** What of the table can be looked at close up. */
export function places(view: View, s: Speaker): readonly Place[] {
  const { trees, players } = view
  return [
    { id: 'techs', name: 'All Techs', first: true },
    ...trees.map(({ tree, company }) => ({ id: tree, name: `${TREE[tree]} (${company})` })),
    { id: 'influence', name: 'Influence track' },
    ...players.map(({ seat }) => ({ id: seat, name: s.name(seat) })),
    ...trees.flatMap(({ techs }) => techs.map(({ id }) => ({ id, name: titleOf(faceIn(view, id)) }))),
  ]
}

function heading(view: View, who: Who, s: Speaker): string {
  const { phase, turn, deeds } = view
  if (phase === 'deal') return '# Atlas Lost\nEverybody chooses one of two initial cards.'
  if (phase === 'over') return `# Atlas Lost\n${headline(view, s)}. The game is over.`
  const doing = deeds.length > 0 ? ` Under way: ${s.list(deeds.map((deed) => deedText(view, deed, who)))}.` : ''
  const what = phase === 'action' ? `Actions left: ${actionsLeft(view, s)}.` : 'Influence phase.'
  return `# Atlas Lost\n${headline(view, s)}. It is the turn of ${who(turn)}. ${what}${doing}`
}

/** What a deed is called: by the Tech or card it is about, else by its kind. */
function deedText({ faces }: View, { kind, by, of }: View['deeds'][number], who: Who): string {
  if (kind === 'advance') return 'a step on the influence track'
  if (kind === 'start') return `start of the turn of ${who(by)}`
  if (kind === 'coalition') return 'the coalition acts'
  if (kind === 'income') return of === 'replenish' ? 'replenishing research' : 'collecting data'
  return faces[of] ? titleOf(faces[of]) : of
}

function playerText(view: View, player: PlayerView, who: Who, s: Speaker): string {
  const { seat, waiting, income, stock, track, ally, position, changed, runners, values, points } = player
  const resources = resourcesOf(view).map((res) => `${player[res]} ${RESOURCE[res]}${signed(changed[res])}`)
  const hidden = runners === 0 ? '0' : (values?.join(' + ') ?? `${runners} hidden`)
  const tokens = TOKENS.flatMap((token) => (stock[token] === undefined ? [] : [`${stock[token]} ${token}`]))
  const tiles = player.tiles.map((tile) => TILE[tile])
  const lines = [
    `${s.list(resources)}; influence space ${position}.`,
    `Technology: ${pointsIn(player)} of ${view.goal} TP (tokens ${points.tokens}${signed(changed.TP)}, tiles ${points.tiles}, cards ${points.passives}, front runners ${hidden}).`,
    `Waiting teams: ${waiting.research} in the research row (+${income.replenish}), ${waiting.data} in the data row (+${income.collect}).`,
    ...(tokens.length > 0 ? [`Tokens in stock: ${s.list(tokens)}.`] : []),
    ...(tiles.length > 0 ? [`Initiative tiles: ${s.list(tiles)}.`] : []),
    ...faithText(track, ally, who, s),
    `Hand: ${player.hand} of ${player.handLimit} cards.`,
    ...player.cards.map((card) => `- in hand: ${cardText(view, card, s)}`),
    ...player.looking.map((card) => `- just drawn: ${cardText(view, card, s)}`),
    ...player.installed.map(({ card, used }) => `- installed${used ? ', used' : ''}: ${cardText(view, card, s, true)}`),
    ...(player.returned ? [`Put back in the box: ${faceIn(view, player.returned).name}.`] : []),
  ]
  return `## ${who(seat)}\n${lines.join('\n')}`
}

const faithText = (track: readonly string[], ally: string | null, who: Who, s: Speaker): string[] =>
  ally ? [`Religion track: ${s.list(track.map(who))}; ally of ${who(ally)}.`] : []

const signed = (n: number) => (n === 0 ? '' : n > 0 ? ` (+${n})` : ` (−${-n})`)

/** What it takes to install a card is history once it is installed. */
function cardText(view: View, id: string, s: Speaker, isInstalled = false): string {
  const face = faceIn(view, id)
  const { name, tree, type, install } = face
  return `**${name}** (${tree ?? 'initial'} ${kindOf({ type, install: isInstalled ? null : install }, s)}) ${faceInFull(face, s)}`
}

function npcText({ name, R, D, C, M, TP, track, ally }: View['npcs'][number], who: Who, s: Speaker): string {
  const shown = `Shows ${R} research, ${D} data, ${C} command and ${M} military power; ${TP} TP left.`
  return `## NPC ${name}\n${[shown, ...faithText(track, ally, who, s)].join(' ')}`
}

/** Routes go by these: as Techs stand in a Tree, Lv.1 first. */
const SLOTS = ['', ' left', ' right', ' left', ' center', ' right'] as const

function treeText(view: View, { position, tree, techs, deck, discards }: TreeView, who: Who, s: Speaker): string {
  const pile = s.list(discards.map((card) => faceIn(view, card).name)) || 'empty'
  const lines = techs.map((tech, i) => techText(view, tech, SLOTS[i] ?? '', who, s))
  return `## ${position}: ${TREE[tree]}\n${lines.join('\n')}\nDeck: ${s.count(deck, 'card')}. Discard pile: ${pile}.`
}

function techText(view: View, tech: TechView, slot: string, who: Who, s: Speaker): string {
  const face = faceIn(view, tech.id)
  const marks = laidOn(tech, who, s)
  return `- Lv.${tech.level}${slot} **${tech.id}** ${face.name} (${face.type}): ${faceInFull(face, s)}${marks.length > 0 ? ` [${marks.join('; ')}]` : ''}`
}

function trackText(view: View, who: Who, s: Speaker): string {
  const { spaces, rewards } = view.influence
  const lines = spaces.map(({ costs, bonus }, i) => {
    const reward = rewards[i + 1]
    const here = onSpace(view, i + 1)
    return [
      costs.length > 0 ? `- ${i + 1}: costs ${costs.map((cost) => costInFull(cost, s)).join(', or ')}.` : `- ${i + 1}: start.`,
      ...(bonus.length > 0 ? [effectInFull(bonus, s)] : []),
      ...(reward ? [`${TREE[reward.tree]} reward: ${effectInFull(reward.effect, s)}`] : []),
      ...(here.length > 0 ? [`[${s.list(here.map(who))}]`] : []),
    ].join(' ')
  })
  return `## Influence track\n${lines.join('\n')}`
}

function tilesText({ initiative }: View, who: Who, s: Speaker): string {
  const lines = initiative.map(({ id, owner, min, tp, needs, standings }) => {
    const table = Object.entries(standings).map(([seat, n]) => `${who(seat)} ${n}`)
    return `- ${TILE[id]}: ${owner ? `held by ${who(owner)}` : 'free'} (from ${min}, ${tp} TP). Standings: ${s.list(table)}. For the victory: ${needs.R} research, ${needs.D} data, ${needs.C} command.`
  })
  return `## Initiative tiles\n${lines.join('\n')}`
}

/** How it was won. */
const HOW: Readonly<Record<Ending, string>> = {
  technology: 'by technology',
  influence: 'by influence',
  initiative: 'by initiative',
  rounds: 'after the last round',
  coalition: 'at the end of the influence track',
  limit: 'because the turns are over',
}

function resultText({ result, players }: View, who: Who, s: Speaker): string[] {
  if (!result) return []
  const { winner, ending, conditions, scores } = result
  const how = conditions.length > 1 ? s.list(conditions.map((met) => HOW[met])) : HOW[ending]
  const lines = players.map(({ seat }) => `- ${who(seat)}: ${totalOf(scores[seat] ?? [])} TP`)
  return [`## Result\n${winner ? who(winner) : 'The coalition'} wins ${how}.\n${lines.join('\n')}`]
}
