/** The whole table as text, from a view: everything the picture shows, for those who cannot see it. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { raceInWords } from '../../../common/race.ts'
import type { Facts } from '../../data/facts.ts'
import { GOODS } from '../../data/language.ts'
import type { PlayerView, View } from '../../view.ts'
import type { Tell } from '../says.ts'
import { race } from './briefing.ts'
import { actionText, cardText, councilorText, deedName, onceTexts } from './effects.ts'
import { goalName, goodName, goodsText, kindName, levelName, listed, namesOf, purchase, signed } from './speech.ts'

export function describe(view: View, s: Speaker, tell: Tell): string {
  return [
    ...heading(view, s),
    '',
    ...howFar(view, s),
    ...island(view, s),
    '',
    ...gate(view, s),
    '',
    ...view.players.flatMap((player) => playerLines(view, player, s)),
    '',
    ...decks(view, s),
    ...underWay(view, s),
    ...story(view, tell),
    ...result(view, s),
  ].join('\n')
}

/** Where the game stands, in one short line. */
export function headline(view: View, s: Speaker): string {
  if (view.result)
    return `${view.result.together === 'won' ? 'Atlantis is saved' : 'Atlantis is lost'} · ${s.count(view.result.points, 'point')}`
  if (view.phase === 'council') return 'Choosing councilors'
  const { floods } = view.wrath
  return `Round ${view.round} · ${PHASES[view.phase]} · ${floods === 0 ? 'no tile' : s.count(floods, 'tile')} for the gods`
}

const PHASES: Readonly<Record<View['phase'], string>> = {
  council: 'choosing councilors',
  start: 'start of the round',
  place: 'placing Atlanteans',
  misfortune: 'misfortunes',
  late: 'late placing',
  actions: 'acting',
  wrath: 'the wrath of the gods',
  over: 'the end',
}

const tilesTaken = (floods: number, s: Speaker) => (floods === 0 ? 'no tile sinks' : s.count(floods, 'tile sinks', 'tiles sink'))

function heading(view: View, s: Speaker): string[] {
  const track = view.facts.wrath.map((value, i) => (i === view.wrath.index ? `**[${value}]**` : `${value}`)).join(' ')
  const changes = [
    ...view.now.closed.map((op) => `no ${deedName(op)}`),
    ...(view.now.gather !== 0 ? [`${signed(view.now.gather)} on gathering rolls`] : []),
    ...(view.now.maxBuilds !== null ? [`at most ${s.count(view.now.maxBuilds, 'component')} this round`] : []),
  ]
  return [
    `## Atlantis Rising · ${levelName(view.difficulty)} · round ${view.round}: ${PHASES[view.phase]}`,
    `Starting player: **${s.name(view.starting)}**. Wrath: ${track}${view.result ? '' : `; ${tilesTaken(view.wrath.floods, s)} at the end of this round, and ${view.wrath.value} is added to every recruiting roll`}.`,
    ...(changes.length > 0 ? [`This round: ${s.list(changes)}.`] : []),
  ]
}

/** How far the team is, all in one place. */
const howFar = (view: View, s: Speaker): string[] =>
  view.result ? [] : ['### How far you are', ...raceInWords(race(view, s)).map((line) => `- ${line}`), '']

// ── Island and Gate ─────────────────────────────────────────────────────────────────────────────────────────────

function standing(view: View, at: string, s: Speaker): string {
  const groups = new Map<string, number>()
  for (const piece of view.pieces) {
    if (piece.at !== at) continue
    const key = `${s.name(piece.owner)}’s ${kindName(piece.kind)}${piece.id === view.automaton ? ' with the Automaton' : ''}${piece.down ? ' (done)' : ''}`
    groups.set(key, (groups.get(key) ?? 0) + 1)
  }
  return [...groups].map(([key, n]) => (n > 1 ? `${n} × ${key}` : key)).join(', ')
}

function island(view: View, s: Speaker): string[] {
  const lines = ['### Island']
  for (const { id, name, tiles } of view.facts.peninsulas) {
    const dry = tiles.length - view.flooded[id]!
    lines.push(
      `**${name}**: ${dry} of ${tiles.length} tiles dry${view.barriers.includes(id) ? ', barrier' : ''}${dry === 0 ? ', drowned' : ''}`,
    )
    for (const tile of tiles.toReversed()) {
      const here = standing(view, tile.id, s)
      if (tile.depth > dry) {
        if (here) lines.push(`- ${tile.depth}: under water, but ${here} still there`)
      } else {
        const seats = tile.spaces * tile.seatsPerSpace
        lines.push(`- ${tile.depth}: ${actionText(tile.action, s)} · ${s.count(seats, 'place')}${here ? ` · ${here}` : ''}`)
      }
    }
  }
  const centre = standing(view, view.facts.centre.id, s)
  lines.push(
    `**${view.facts.centre.name}** (centre): ${actionText(view.facts.centre.action, s)} · any number${centre ? ` · ${centre}` : ''}`,
  )
  return lines
}

function componentLine(facts: Facts, id: string, s: Speaker): string {
  const { name, letter, cost, action, spaces, effects } = facts.components[id]!
  const does = action ? `${s.count(spaces, 'space')} to ${actionText(action, s)}` : onceTexts(effects, s)
  return `${name}${id === facts.core ? '' : ` (${letter})`}: ${goodsText(cost, s)}${does ? ` · ${does}` : ''}`
}

function gate(view: View, s: Speaker): string[] {
  const { facts } = view
  const lines = ['### Cosmic Gate']
  for (let i = 0; i < view.buildSpaces; i++) {
    const id = `build-${i}`
    const here = standing(view, id, s)
    lines.push(`Build space ${i + 1}${view.now.spacesUsed.includes(id) ? ', used this round' : ''}: ${here || 'empty'}`)
  }
  if (view.result?.together === 'won') lines.push(`The ${componentLine(facts, facts.core, s)}, is built: the Gate is open`)
  else {
    lines.push(
      `**Still to build (${view.blueprint.length + 1})**`,
      ...view.blueprint.map((id) => `- ${componentLine(facts, id, s)}`),
    )
    lines.push(`- last of all, the ${componentLine(facts, facts.core, s)}`)
  }
  if (view.built.length > 0) {
    lines.push(`**Built (${view.built.length})**`)
    for (const id of view.built) {
      const here = standing(view, id, s)
      lines.push(`- ${componentLine(facts, id, s)}${here ? ` · ${here}` : ''}`)
    }
  }
  return lines
}

// ── Players and decks ───────────────────────────────────────────────────────────────────────────────────────────

function playerLines(view: View, player: PlayerView, s: Speaker): string[] {
  const { facts } = view
  const goods = GOODS.map((kind) => `${player.goods[kind]} ${goodName(kind)}`).join(', ')
  const own = view.pieces.filter((piece) => piece.owner === player.seat)
  const count = (at: string) => own.filter((piece) => piece.at === at).length
  const whereabouts = [
    `${count('pool')} in the pool`,
    ...(count('held') > 0 ? [`${count('held')} held back`] : []),
    ...(count('out') > 0 ? [`${count('out')} washed away`] : []),
    `${player.reserve} in reserve`,
  ]
  const councilor = player.councilor
    ? `${facts.names[player.councilor]} (${councilorText(facts, player.councilor, s)})`
    : 'no councilor yet'
  const hand = player.hand
    ? listed(
        player.hand.map((card) => facts.names[card]!),
        s,
      )
    : s.count(player.handSize, 'scroll')
  const lines = [
    `### ${s.name(player.seat)}${player.ready ? ' · ready' : ''}${player.owes ? ' · something to settle' : ''}`,
    `${councilor}`,
    `${goods}${player.freeEnergy < player.goods.energy ? ` (${player.freeEnergy} energy free)` : ''} · ${whereabouts.join(', ')}`,
  ]
  if (player.handSize > 0) lines.push(`Scrolls: ${hand}`)
  for (const card of player.artifacts) lines.push(`Artifact: ${facts.names[card]} (${cardText(facts, card, s)})`)
  if (player.drawn) {
    const cards = player.drawn.cards
      ? listed(
          player.drawn.cards.map((card) => facts.names[card]!),
          s,
        )
      : s.count(player.drawn.count, 'card')
    lines.push(`Choosing from the library: ${cards}`)
  }
  if (player.foreseen && player.foreseen.length > 0)
    lines.push(
      `You know the next misfortunes: ${listed(
        player.foreseen.map((card) => facts.names[card]!),
        s,
      )}`,
    )
  else if (player.foreseenCount > 0) lines.push(`Knows the next ${s.count(player.foreseenCount, 'misfortune')}`)
  return lines
}

function decks(view: View, s: Speaker): string[] {
  const { supply, hologram } = view
  const left = GOODS.map((kind) => `${supply[kind]} ${goodName(kind)}`).join(', ')
  return [
    '### Supply',
    `${view.limited ? left : 'As much as needed'} · ${s.count(supply.volunteers, 'volunteer')} · library ${view.decks.library} (+${view.discards.library.length} discarded) · misfortunes ${view.decks.misfortunes} (+${view.discards.misfortunes.length} discarded)`,
    ...(hologram
      ? [
          `Hologram: ${
            hologram.active
              ? view.facts.names[hologram.active]
              : hologram.shown.length > 0
                ? `${listed(
                    hologram.shown.map((id) => view.facts.names[id]!),
                    s,
                  )} to choose from`
                : 'waiting'
          }`,
        ]
      : []),
    ...(view.hasAutomaton ? [`Automaton: ${view.automaton ? 'at work' : 'waiting'}`] : []),
  ]
}

// ── What is going on ────────────────────────────────────────────────────────────────────────────────────────────

function underWay(view: View, s: Speaker): string[] {
  const called = (id: string) => view.facts.names[id] ?? id
  const all = (seats: readonly Seat[]) => namesOf(seats, s)
  const lines: string[] = []
  if (view.draws.length > 0) lines.push(`- Misfortunes still to be drawn by ${all(view.draws)}`)
  if (view.choice) {
    const marks = Object.entries(view.choice.marks).map(
      ([seat, peninsula]) => `${s.name(seat)} suggests the ${called(peninsula)}`,
    )
    lines.push(`- ${s.name(view.choice.seat)} chooses where the sea strikes${marks.length > 0 ? `; ${listed(marks, s)}` : ''}`)
  }
  for (const roll of view.rolls) lines.push(`- A roll on ${called(roll.place)} is open: ${namesOf(roll.waiting, s)} to answer`)
  for (const build of view.builds) {
    const parts = Object.entries(build.parts).map(
      ([seat, part]) => `${s.name(seat)} ${goodsText(part, s)}${build.agreed.includes(seat) ? ' (agreed)' : ''}`,
    )
    lines.push(`- ${s.name(build.by)} wants to build the ${called(build.component)}: ${listed(parts, s)}`)
  }
  for (const { what, peninsula, pledges } of view.funds) {
    const given = Object.entries(pledges).map(([seat, n]) => `${s.name(seat)} ${n}`)
    lines.push(`- Saving up for ${purchase(what, called(peninsula))}: ${given.length > 0 ? s.list(given) : 'nothing yet'}`)
  }
  for (const { by, piece } of view.requests) {
    const wanted = view.pieces.find(({ id }) => id === piece)
    if (wanted) lines.push(`- ${s.name(by)} asks ${s.name(wanted.owner)} for the place on ${called(wanted.at)}`)
  }
  for (const proposal of view.proposals) {
    lines.push(
      'goal' in proposal
        ? `- ${s.name(proposal.by)} proposes ${goalName(view.facts.names, proposal.goal)}${proposal.agreed.length > 0 ? `; ${all(proposal.agreed)} agree` : ''}`
        : `- ${s.name(proposal.by)} proposes to ${s.name(proposal.to)}: ${kindName(proposal.kind)} to ${proposal.region === 'gate' ? 'the Cosmic Gate' : called(proposal.region)}`,
    )
  }
  for (const [id, seat] of Object.entries(view.waits)) {
    const piece = view.pieces.find((each) => each.id === id)
    if (piece) lines.push(`- ${s.name(seat)} asks ${s.name(piece.owner)} to wait on ${called(piece.at)}`)
  }
  return lines.length > 0 ? ['', '### Plan board', ...lines] : []
}

const LAST_LINES = 12

function story(view: View, tell: Tell): string[] {
  const told = (title: string, texts: View['story']) =>
    texts.length > 0 ? ['', title, ...inARow(texts.map((text) => `- ${tell(text)}`)).slice(-LAST_LINES)] : []
  const rounds = view.rounds.map(({ dry, built }, i) => `${i + 1}: ${dry} dry, ${built} built`)
  return [
    ...told('### This round', view.story),
    ...(view.result ? [] : told('### Last round', view.before)),
    ...(rounds.length > 0 ? ['', `Round by round: ${rounds.join(' · ')}`] : []),
  ]
}

/** What happened several times in a row is told once. */
function inARow(lines: readonly string[]): string[] {
  const found: { line: string; n: number }[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last?.line === line) last.n++
    else found.push({ line, n: 1 })
  }
  return found.map(({ line, n }) => (n > 1 ? `${line} ×${n}` : line))
}

function result(view: View, s: Speaker): string[] {
  if (!view.result) return []
  const { together, ending, dry, built, points } = view.result
  const how =
    ending === 'core' ? 'the Power Core is built' : ending === 'drowned' ? 'the island has drowned' : 'the council gave up'
  return [
    '',
    `**${together === 'won' ? 'Won' : 'Lost'}** together: ${how}. ${s.count(dry, 'dry tile')}, ${s.count(built, 'component')}, ${s.count(points, 'point')}.`,
  ]
}
