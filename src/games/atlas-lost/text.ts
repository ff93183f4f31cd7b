/** The complete board in words, from a view: everything the picture shows, for those who cannot see it. */
import type { Speaker } from '../../kernel/language.ts'
import { totalOf } from '../common/score.ts'
import { COALITION, type Faction } from './data/components.ts'
import type { PlayerView, TechView, View } from './view.ts'
import { changesIn } from './words/changes.ts'
import { kindOf } from './words/faces.ts'
import { plural, RESOURCE_WORDS, TREE_WORDS } from './words/full.ts'

export function describe(view: View, s: Speaker): string {
  const npcs = new Map(view.npcs.map(({ id, name }) => [id, name]))
  const who = (id: Faction) => (id === COALITION ? 'coalition' : (npcs.get(id) ?? s.name(id)))
  const all = (ids: readonly Faction[]) => ids.map(who).join(', ')
  const sections = [
    heading(view, who, s),
    ...changesIn(view, who),
    ...view.players.map((player) => playerText(view, player, who)),
  ]
  for (const { id, name, R, D, C, M, TP, track, ally } of view.npcs) {
    const faith = track.length > 0 ? ` Religion track: ${all(track)}; ally of ${who(ally!)}.` : ''
    sections.push(
      `## NPC ${name} (${id})\nShows ${R} research, ${D} data, ${C} command, ${M} military power; ${TP} TP left.${faith}`,
    )
  }
  for (const { position, tree, techs, deck, discards } of view.trees) {
    const pile = discards.length > 0 ? discards.map((card) => view.faces[card]!.name).join(', ') : 'empty'
    const lines = techs.map((tech, i) => techText(view, tech, SLOTS[i]!, who))
    sections.push(
      `## ${position}: ${TREE_WORDS[tree]}\n${lines.join('\n')}\nDeck: ${plural(deck, 'card')}. Discard pile: ${pile}.`,
    )
  }
  sections.push(trackText(view, who), tilesText(view, who))
  if (view.result) sections.push(resultText(view, who))
  return sections.join('\n\n')
}

type Who = (id: Faction) => string

/** Where the game stands, in one line. */
export function headline({ phase, round, rivals, players, goal }: View, s: Speaker): string {
  if (phase === 'deal') return 'Choosing initial cards'
  const turns = rivals ? `Turn ${Math.min(rivals.turn, rivals.limit)} of ${rivals.limit}` : `Round ${round}`
  if (phase === 'over') return `${turns} · over`
  const most = Math.max(...players.map(({ points }) => points.least))
  const leaders = players.filter(({ points }) => points.least === most)
  const lead = rivals ? '' : leaders.length > 1 ? 'tied at ' : `${s.name(leaders[0]!.seat)} leads with `
  return `${turns} · ${lead}${most} of ${goal} TP`
}

function heading(view: View, who: Who, s: Speaker): string {
  const { phase, turn, left, deeds } = view
  const turns = headline(view, s)
  if (phase === 'deal') return '# Atlas Lost\nEverybody chooses one of two initial cards.'
  if (phase === 'over') return `# Atlas Lost\n${turns}. The game is over.`
  const open = [left.main && 'main', left.command && 'command', left.cards > 0 && 'card'].filter(Boolean).join(', ')
  const doing = deeds.length > 0 ? ` Under way: ${deeds.map((deed) => deedText(view, deed, who)).join(', ')}.` : ''
  const what = phase === 'action' ? `Actions left: ${open || 'only free ones'}.` : 'Influence phase.'
  return `# Atlas Lost\n${turns}. Turn of ${who(turn)}. ${what}${doing}`
}

/** What a deed is called: by the Tech or card it is about, else by its kind. */
function deedText({ faces }: View, { kind, by, of }: View['deeds'][number], who: Who): string {
  if (kind === 'advance') return 'a step on the influence track'
  if (kind === 'start') return `start of the turn of ${who(by)}`
  if (kind === 'coalition') return 'the coalition acts'
  return faces[of]?.name ?? of
}

function playerText(view: View, player: PlayerView, who: Who): string {
  const { faces } = view
  const {
    seat,
    waiting,
    income,
    stock,
    track,
    ally,
    position,
    hand,
    handLimit,
    cards,
    looking,
    installed,
    runners,
    values,
    tiles,
    points,
  } = player
  const resources = (['R', 'D', 'C', 'M'] as const)
    .filter((res) => res !== 'M' || view.trees.some(({ tree }) => tree === 'military'))
    .map((res) => `${player[res]} ${RESOURCE_WORDS[res]}${signed(player.changed[res])}`)
  const total = points.least === points.most ? `${points.most}` : `${points.least} to ${points.most}`
  const tokens = Object.entries(stock).map(([token, n]) => `${n} ${token}`)
  const lines = [
    `${resources.join(', ')}; influence space ${position}.`,
    `Technology: ${total} of ${view.goal} TP (tokens ${points.tokens}${signed(player.changed.TP)}, tiles ${points.tiles}, cards ${points.passives}, front runners ${
      runners === 0 ? '0' : (values?.join(' + ') ?? `${runners} hidden`)
    }).`,
    `Waiting teams: ${waiting.research} in the research row (+${income.replenish}), ${waiting.data} in the data row (+${income.collect}).`,
  ]
  if (tokens.length > 0) lines.push(`Tokens in stock: ${tokens.join(', ')}.`)
  if (tiles.length > 0) lines.push(`Initiative tiles: ${tiles.join(', ')}.`)
  if (track.length > 0) lines.push(`Religion track: ${track.map(who).join(', ')}; ally of ${who(ally!)}.`)
  lines.push(`Hand: ${hand} of ${handLimit} cards.`)
  for (const card of cards) lines.push(`- in hand: ${faceText(view, card)}`)
  for (const card of looking) lines.push(`- just drawn: ${faceText(view, card)}`)
  for (const { card, used } of installed) lines.push(`- installed${used ? ', used' : ''}: ${faceText(view, card, true)}`)
  if (player.returned) lines.push(`Put back in the box: ${faces[player.returned]!.name}.`)
  return `## ${who(seat)}\n${lines.join('\n')}`
}

const signed = (n: number) => (n === 0 ? '' : n > 0 ? ` (+${n})` : ` (−${-n})`)

/** What it takes to install a card is history once it is installed. */
function faceText({ faces }: View, id: string, isInstalled = false): string {
  const { name, tree, type, install, text } = faces[id]!
  return `**${name}** (${tree ?? 'initial'} ${kindOf({ type, install: isInstalled ? null : install })}) ${text}`
}

/** Routes go by these: as techs stand in a Tree, Lv.1 first. */
const SLOTS = ['', ' left', ' right', ' left', ' center', ' right'] as const

function techText({ faces }: View, { id, level, teams, economy, culture, runner }: TechView, slot: string, who: Who): string {
  const marks = [
    teams.length > 0 &&
      `teams: ${teams.map((each) => `${who(each)}${economy.includes(each) ? ' with economy token' : ''}`).join(', ')}`,
    culture && `culture: ${who(culture)}`,
    runner && 'front runner token',
  ].filter(Boolean)
  return `- Lv.${level}${slot} **${id}** (${faces[id]!.type}) ${faces[id]!.text}${marks.length > 0 ? ` [${marks.join('; ')}]` : ''}`
}

function trackText({ influence: { spaces, rewards, markers }, rivals }: View, who: Who): string {
  const on = (space: number) => [
    ...Object.keys(markers).filter((seat) => markers[seat] === space),
    ...(rivals?.marker === space ? [COALITION] : []),
  ]
  const lines = spaces.map(({ cost, bonus }, i) => {
    const reward = rewards[i + 1] ? ` ${TREE_WORDS[rewards[i + 1]!.tree]} reward: ${rewards[i + 1]!.text}` : ''
    const here = on(i + 1)
    return `- ${i + 1}${cost ? `: costs ${cost}.` : ': start.'}${bonus ? ` ${bonus}` : ''}${reward}${here.length > 0 ? ` [${here.map(who).join(', ')}]` : ''}`
  })
  return `## Influence track\n${lines.join('\n')}`
}

function tilesText({ initiative }: View, who: Who): string {
  const lines = initiative.map(({ id, owner, min, tp, needs, standings }) => {
    const table = Object.entries(standings).map(([seat, n]) => `${who(seat)} ${n}`)
    return `- ${id}: ${owner ? `held by ${who(owner)}` : 'free'} (from ${min}, ${tp} TP). Standings: ${table.join(', ')}. For the victory: ${needs.R} research, ${needs.D} data, ${needs.C} command.`
  })
  return `## Initiative tiles\n${lines.join('\n')}`
}

/** Endings that are no victory condition met. */
const HOW: Readonly<Record<string, string>> = {
  rounds: 'after the last round',
  coalition: 'at the end of the influence track',
  limit: 'because the turns are over',
}

function resultText({ result, players }: View, who: Who): string {
  const { winner, ending, conditions, scores } = result!
  const lines = players.map(({ seat }) => `- ${who(seat)}: ${totalOf(scores[seat]!)} TP`)
  return `## Result\n${winner ? who(winner) : 'The coalition'} wins ${HOW[ending] ?? `by ${conditions.join(' and ')}`}.\n${lines.join('\n')}`
}
