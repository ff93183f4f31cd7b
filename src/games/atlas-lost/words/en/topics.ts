/** The rules to look up, in our own words. Figures come from the pack, so another pack explains itself. */
import { bySeat, type Language } from '../../../../kernel/language.ts'
import type { Topic } from '../../../hosted.ts'
import type { Components } from '../../data/components.ts'
import { type Face, facesOf } from '../../data/faces.ts'
import { type Cost, TREES, type Tree } from '../../data/language.ts'
import { faceInFull, kindOf, titleOf } from './faces.ts'
import { effectInFull } from './full.ts'
import { costInFull, TREE } from './terms.ts'

const topic = (id: string, title: string, rule: string, ...paragraphs: string[]): Topic => ({
  id,
  title,
  rule,
  text: paragraphs.join('\n\n'),
})

export function topicsOf(data: Components): readonly Topic[] {
  const { pack } = data
  const s = bySeat()
  const { caps, hand, tokens, track } = pack.limits
  const { cost, draw, keep } = pack.placement
  const start = pack.start.resources.map(({ R, D }) => `${R} and ${D}`).join(', then ')
  const needs = pack.initiative.map(({ id, needs: { R, D, C } }) => `- ${id}: ${R} research, ${D} data, ${C} command`).join('\n')
  return [
    topic(
      'goal',
      'The goal',
      '01, 05, 14',
      'You lead a young faction that digs up the technology of a lost world. You win at the end of **your own** turn if one of three things is true then:',
      `- **Technology**: you own ${pack.victory.tp} technology points (TP) or more.\n- **Influence**: your marker stands on the last space of the influence track.\n- **Initiative**: you hold ${pack.victory.tiles} initiative tiles and have, all together, the resources shown on ${pack.victory.tiles} of them. Nothing is paid for it.`,
      'What you fulfil while somebody else is playing does not count until your own turn ends, and only if it still holds.',
      'The rulebook knows no last round, but a table here has one, so that every game ends: round 30, unless another or none was chosen when the table was opened. If nobody has won by then, most TP win; if those are equal, whoever is further on the influence track, then holds more initiative tiles, then has more research, data and command together, then came later in the turn order.',
    ),
    topic(
      'setup',
      'How a game is laid out',
      '03, 04',
      'Three of the five Tech Trees are in play, in a random order: positions A, B and C. Each shows its Lv.1 Tech, two of its Lv.2 Techs and three of its Lv.3 Techs. The other tiles stay in the box.',
      'On every Lv.2 and Lv.3 Tech lies a front runner token; those of Lv.3 are face down. Each Tree has its own deck of support cards.',
      `In turn order you begin with research and data: ${start}. You have nine teams: one on each Lv.1 Tech, three waiting in your research row, three in your data row. You are dealt ${pack.start.deal} initial cards and keep one.`,
      'With two players there are two NPCs, with three players one.',
    ),
    topic(
      'turn',
      'Your turn',
      '05, 06',
      'First the **action phase**: one main action, one command action and one card play action, plus as many activations of installed cards as you like, in any order. You may leave out any of them. One action is finished before the next begins.',
      'Then the **influence phase**: as many paid steps on the influence track as you can and want. Taking the first step ends your actions.',
      `At the end it is checked whether you have won. If not, you discard down to ${hand} cards and the next player is on.`,
    ),
    topic(
      'resources',
      'Resources',
      '04',
      `Research and data go up to ${caps.R}, command up to ${caps.C}, military power up to ${caps.M}. What you would gain beyond that is lost. You can never pay what you do not have, and never in part.`,
      '**TP** are technology points.',
      'TP tokens are open and can be paid or stolen. Points from front runner tokens, initiative tiles and installed cards cannot.',
    ),
    topic(
      'main',
      'Main action',
      '07',
      'Choose one: place a team, replenish research, collect data, or start up an Active Technology on which you have a team.',
    ),
    topic(
      'place',
      'Placing a team',
      '07',
      `A team costs ${costInFull(cost[2], s)} on Lv.2 and ${costInFull(cost[3], s)} on Lv.3. It is the next one waiting in a row of your choice; lists show what replenishing or collecting brings once it has left. You may have one team on each level of each Tree; teams of others do not stand in your way.`,
      'For Lv.3 you need a Lv.2 team in the same Tree from which a route leads there: the left Lv.2 Tech reaches the left and center one, the right Lv.2 Tech the center and right one.',
      `After placing you look at ${draw} cards of that Tree, keep ${keep} and discard the rest face up. If a front runner token lies there, you take it.`,
      'A passive Tech works from then on. An active one can be started up on later turns, or commanded at once.',
    ),
    topic(
      'runners',
      'Front runner tokens',
      '07, 09',
      `The first to arrive on a Tech takes the token. At Lv.2: ${effectInFull(pack.runners.second, s).toLowerCase()} At Lv.3 you look at it secretly: it is worth ${s.list([...new Set(pack.runners.third)].map(String), 'or')} TP, and nobody else learns which until the end. It can be neither paid nor stolen.`,
      'Moving a team to a Tech counts as arriving.',
    ),
    topic(
      'income',
      'Replenishing and collecting',
      '07',
      `Replenishing gives ${pack.rows.research.base} research, collecting ${pack.rows.data.base} data. One more for the first and for the second team that has left the row. If all three have left it, you also get the row's bonus: 1 command or a card of any Tree.`,
      'Each economy token on your teams adds 1 research when you replenish; each culture token you have out adds 1 data when you collect.',
    ),
    topic(
      'startup',
      'Starting up a Tech',
      '07',
      'Pay the cost of an Active Technology on which you have a team and resolve its effect, as far as that is possible. What cannot be done is left out. Your three Lv.1 Techs are always at your service.',
      'Some Techs have a condition besides their cost; it is looked at before you pay.',
    ),
    topic(
      'command',
      'Command action',
      '08',
      'Use **any** Active Technology in the game, with or without a team there. You pay command resources equal to its level on top of its own cost. You may use the same Tech by starting it up and by commanding it in one turn.',
      'Commanding is not starting up: what reacts to a startup, or makes one cheaper, does not apply.',
    ),
    topic(
      'cards',
      'Playing a card',
      '10',
      `Once a turn: use a **crate** (resolve it, then discard it), **install** an active or passive card for its price, or **convert** any card into ${pack.convert.R} research or ${pack.convert.D} data. A card drawn this turn may be played this turn.`,
      `Installed cards stay in front of you and can be as many as you like. Copies add up. Your hand is cut down to ${hand} at the end of your turn. Initial cards leave the game when they are used up.`,
      'When a deck runs out, its discard pile becomes the new one.',
    ),
    topic(
      'activate',
      'Activating an installed card',
      '11',
      'Each installed active card can be used once in each of your action phases, for its cost. It may be used in the very turn it was installed. It is no action of the other three kinds and cannot interrupt one.',
    ),
    topic(
      'reactions',
      'Cards and Techs that react',
      '10',
      'A passive reacts to what happens after it came into force, never to its own arrival. When several react, the player whose turn it is comes first, then the others clockwise.',
      'Where a reaction lets you pay for something, you are asked, and you may say no.',
    ),
    topic(
      'influence',
      'The influence track',
      '12',
      `The track has ${data.spaces.length} spaces. Each step costs what is shown for the space you move to; the later ones offer two costs, one with TP tokens, one with **assets**: for each asset you take back a placed economy, culture or religion token or pay 1 military power.`,
      'You get the bonus of the space you reach, and where a reward tile lies above it, that as well. You get it again if you were pushed back and return. Nobody gets a bonus for being pushed back.',
      data.spaces
        .map(({ costs, bonus, reward }, i) => {
          const tile = reward === undefined ? '' : `. Reward tile of position ${'ABC'[reward]}.`
          const cost = costs.map((each) => briefly(each, s)).join(', or ') || 'start'
          return `- ${i + 1}: ${cost}${bonus.length > 0 ? `. ${effectInFull(bonus, s)}` : ''}${tile}`
        })
        .join('\n'),
      `Each Tree has its reward tile:\n${pack.rewards.map(({ tree, effect }) => `- ${TREE[tree]}: ${effectInFull(effect, s)}`).join('\n')}`,
    ),
    topic(
      'initiative',
      'Initiative tiles',
      '13',
      `There is one tile for each Tree in play and one for influence. The first to reach ${pack.initiative[0]!.min} (for influence: space ${data.tiles.influence.min}) takes it, and it is worth ${pack.initiative[0]!.tp} TP. What counts: tokens you have out (science: teams above Lv.1, military: power) plus installed cards of that Tree.`,
      'It passes at once to whoever exceeds the owner; drawing level is not enough. If the owner falls below the minimum, it goes to the single leader, or back to the table if there is none.',
      `For the initiative victory you need, added up:\n${needs}`,
    ),
    topic(
      'npcs',
      'NPCs',
      '04, 08, 09',
      'With fewer than four players, NPCs can be chosen wherever an effect asks for another faction or a religious ally. They take no turns and own no tiles. What you steal from one is limited by what its board shows, and that is never used up; only its TP are.',
      pack.npcs
        .map(({ name, R, D, C, M, tp }) => `- ${name}: ${R} research, ${D} data, ${C} command, ${M} military power, ${tp} TP`)
        .join('\n'),
    ),
    topic(
      'solo',
      'Playing alone',
      '03, 16',
      `You play against a coalition of both NPCs and have ${pack.solo.turns.novice}, ${pack.solo.turns.standard} or ${pack.solo.turns.expert} turns to win. You begin with ${pack.solo.resources.R} research and ${pack.solo.resources.D} data, and Techs that need other players (${s.list(Object.keys(pack.solo.exchange))}) are exchanged for others. After each of your turns the coalition turns up a card of position A, B or C in turn:`,
      `- a **crate**: it takes the first front runner token of that Tree and leaves a team there (or moves its marker, if none is left);\n- an **active** card: its influence marker moves one space;\n- a **passive** card: its tally in that Tree rises by ${pack.solo.tally}.`,
      'Its tallies and its marker compete for the initiative tiles. You lose when your turns are over or when its marker reaches the last space. The rules sheet for this mode is lost; these are our own.',
    ),
    topic(
      'sets',
      'Which Trees to play with',
      '15',
      pack.trees
        .map(({ id, production, interference }) => `- ${TREE[id]}: production ${production}, interference ${interference}`)
        .join('\n'),
      pack.recommended
        .map(({ name, level, trees }) => `**${name}** (${level}): ${s.list(trees.map((tree) => TREE[tree]))}.`)
        .join('\n'),
    ),
    ...TREES.map((tree) => treeTopic(data, tree, tokens, track, s)),
    ...[...TREES, null].map((tree) => cardsTopic(data, tree, s)),
    topic(
      'sources',
      'What is printed and what is ours',
      '16',
      'The rules and all Techs are those of the rulebook; the Techs’ names are ours, for there they have only codes. Some numbers are reconstructed: what could only be seen on printed pieces and is lost was designed anew to fit the rules: most support cards, the initial cards, the influence track, the reward tiles, what the initiative victory needs, the NPC boards and the game alone. Whoever owns the game can bring the printed values as a data pack.',
    ),
  ]
}

/** The paragraph above a list of costs says what an asset is; it need not be said at every space. */
const briefly = (cost: Cost, s: Language) => costInFull(cost, s).replace(/ \(.*\)/, '')

const SPIRIT: Readonly<Record<Tree, string>> = {
  science:
    'Makes placing, installing and using Techs cheaper, and lets you move teams: a moved team takes its economy token along, finds front runner tokens, and needs no route.',
  economy:
    'Economy tokens ride on your teams, one on each, and bring research. Many of its Techs give something to all other players too. If a team goes home, its token returns to your stock.',
  culture:
    'Each Tech has a single culture space for one token of one player. Culture tokens bring data and stay where they are when teams leave.',
  religion:
    'You put religion tokens on the tracks of other factions. Whoever has the most there has that faction as a **religious ally**; in a tie, whoever of the tied placed last. Tokens are paid from any track; the rest moves up.',
  military: 'Military power is gathered, compared and spent to attack: stealing, pushing back markers, sending tokens home.',
}

function treeTopic(data: Components, tree: Tree, tokens: number, track: number, s: Language): Topic {
  const faces = Object.values(facesOf(data)).filter((face) => face.level > 0 && face.tree === tree)
  const stock = tree === 'economy' || tree === 'culture' || tree === 'religion' ? ` You have ${tokens} tokens.` : ''
  const full = tree === 'religion' ? ` A track holds ${track}.` : ''
  const list = faces.map((face) => `- **${titleOf(face)}**${data.techs[face.id]?.solo ? ' (alone)' : ''}: ${faceInFull(face, s)}`)
  return topic(`tree-${tree}`, TREE[tree], '09, 16', `${SPIRIT[tree]}${stock}${full}`, list.join('\n'))
}

/** What a deck can bring: names, kinds, prices and words of all its cards. */
function cardsTopic(data: Components, tree: Tree | null, s: Language): Topic {
  const faces = new Map<string, Face[]>()
  for (const face of Object.values(facesOf(data)))
    if (face.level === 0 && face.tree === tree) faces.set(face.name, [...(faces.get(face.name) ?? []), face])
  const list = [...faces.values()].flatMap(([face, ...copies]) => {
    if (!face) return []
    const many = copies.length > 0 ? `; ${copies.length + 1} copies` : ''
    return [`- **${face.name}** (${kindOf(face, s)}${many}): ${faceInFull(face, s)}`]
  })
  return topic(`cards-${tree ?? 'initial'}`, `Cards: ${tree ? TREE[tree] : 'initial'}`, '10', list.join('\n'))
}
