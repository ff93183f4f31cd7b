/** The rules to look up, in our own words; lists of cards and components come from the pack that is played with. */
import { bySeat, type Speaker } from '../../../../kernel/language.ts'
import { reconstructedParts } from '../../../common/reconstructed.ts'
import type { Data } from '../../data/data.ts'
import type { TopicId } from '../parameters.ts'
import { achievements } from './achievements.ts'
import { policies, questions } from './ahead.ts'
import { goal } from './briefing.ts'
import { actionText, lastingTexts, onceTexts, woesText } from './effects.ts'
import { lesson } from './lesson.ts'
import { primer } from './primer.ts'
import { printedOf } from './printed.ts'
import { goodsText, levelName } from './speech.ts'

type Topic = { readonly id: TopicId; readonly title: string; readonly text: string; readonly rule: string }

export function about(data: Data) {
  const s = bySeat('en-US')
  return {
    blurb: 'One to seven councilors race together to open the Cosmic Gate before the sea has taken the last tile of Atlantis.',
    goal: () => goal,
    endings: { core: 'The Gate opened', drowned: 'The sea took everything', 'given-up': 'Given up' },
    primer,
    questions,
    policies,
    achievements,
    lessons: { 'first-rounds': lesson },
    things: () => printedOf(data),
    topics: [...course(data, s), ...together(data, s), ...lists(data, s)],
  }
}

// ── The course of a round ───────────────────────────────────────────────────────────────────────────────────────

const course = ({ pack, components }: Data, s: Speaker): Topic[] => [
  {
    id: 'aim',
    title: 'What it is about',
    rule: '47–49',
    text: `All of you win together by building every component of the blueprint and then the **${pack.core.name}**. All lose together when the sea has taken every tile of the six peninsulas and then the centre. Nobody wins alone.`,
  },
  {
    id: 'round',
    title: 'A round',
    rule: '1–46',
    text: 'Place all Atlanteans, everybody at once. Suffer misfortunes, one card after the other. Act, in any order you like. Everybody goes home. Endure the wrath of the gods: tiles sink, the wrath grows, and the starting marker moves on.',
  },
  {
    id: 'placing',
    title: 'Placing Atlanteans',
    rule: '1–4',
    text: 'Every Atlantean in your pool has to be placed. A tile has as many places as it shows; the centre and the build spaces take any number. What you have placed you may take back until all are ready; one tap places everybody as last round, where there is still room. A place belongs to whoever took it first: another player may ask for it, you may give way, and if you do not agree the starting player decides.',
  },
  {
    id: 'misfortunes',
    title: 'Misfortunes',
    rule: '5–11',
    text: `Clockwise from the starting player each player draws one card (fewer than four players draw four in all). Most name a peninsula: its outermost dry tile sinks. If the peninsula has drowned, the drawer sinks two tiles elsewhere. On some levels the sea is mild in the first rounds, and the last of you draws none; on others it is high, and the gods take one tile more: the story of the round says so. Whoever drew a card has the last word on its choices; the others may mark what they would suggest.`,
  },
  {
    id: 'floods',
    title: 'Floods',
    rule: '8, 9, 36, 37',
    text: 'A tile sinks from the outside inwards. Atlanteans on it return to the pool and do nothing more this round; a volunteer goes home for good. A barrier beside the peninsula is lost instead of the tile, except against a Controlled Flood, which takes both. The centre sinks last, and with it the game is lost.',
  },
  {
    id: 'acting',
    title: 'Acting',
    rule: '12–15',
    text: 'Each Atlantean that still stands acts once where it is and is laid down. The order is yours to arrange; nobody has to wait for a turn. Whoever finishes lays the others down without acting. When all are done, everybody goes home.',
  },
  {
    id: 'gathering',
    title: 'Gathering resources',
    rule: '16, 17',
    text: 'Roll a die for the Atlantean: the number on the tile or more gives one ore (mountains), gold (hills) or crystal (forests). After the roll you may add 1 for each energy of your own.',
  },
  {
    id: 'recruiting',
    title: 'Recruiting in cities',
    rule: '18–21',
    text: 'A city space takes two Atlanteans, of one player or of two. Both roll; the dice and the wrath are added up. The target or more brings one follower from the reserve of one of them into that pool, for the next round. Two players agree who gets it; if they do not, the starting player decides. Both may add energy.',
  },
  {
    id: 'library',
    title: 'The library',
    rule: '22–27',
    text: `Draw two cards for each Atlantean. Outer tiles let you keep both, inner ones one; each further card costs ${pack.prices.extraCard} energy. The rest goes under the deck. Artifacts lie open and always count. You hold at most ${pack.limits.hand} scrolls: play or discard what is too much. Scrolls may be played at any time when nothing is being resolved, but never change something that has begun.`,
  },
  {
    id: 'forging',
    title: 'Forging Atlantium',
    rule: '28, 29',
    text: 'An Atlantean on a forge turns one ore of yours into the amount of Atlantium the tile shows.',
  },
  {
    id: 'energy',
    title: 'Mystic energy',
    rule: '30–37',
    text: `Each Atlantean on the centre takes ${pack.centre.action.op === 'channel' ? pack.centre.action.energy : 1} energy. It adds 1 to your own roll, keeps a further library card (${pack.prices.extraCard}), sets a barrier (${pack.prices.barrier}) or raises the flooded tile closest to the centre (${pack.prices.unflood}). Barriers and raised tiles can be paid by several players together, while placing and while acting. A peninsula has one barrier at most, and needs a dry tile for it.`,
  },
  {
    id: 'building',
    title: 'Building components',
    rule: '38–42',
    text: 'Everybody with a standing Atlantean on a build space may pay towards one component there, exactly its cost. One player opens the work, and each of the others agrees to their part with a tap; who has finished already is asked once more. All on the space are laid down; a space builds once a round. Some components do something at once, others add places to act.',
  },
  {
    id: 'core',
    title: `The ${pack.core.name}`,
    rule: '47–49',
    text: `Only when all other components are built. The Leaders of all players stand on the same build space, each player gives at least one resource or energy, and together you pay ${goodsText(components[pack.core.id]!.cost, s)}. It can be built in the round of the last component, on another space. You have won at once.`,
  },
  {
    id: 'wrath',
    title: 'The wrath of the gods',
    rule: '43–46',
    text: `The team sinks as many tiles as the wrath says, the starting player having the last word; barriers help. Then the wrath goes one step up: ${pack.wrath.values.join(', ')}, and stays at the last. The starting marker moves clockwise.`,
  },
]

// ── Playing together ────────────────────────────────────────────────────────────────────────────────────────────

const together = ({ pack }: Data, s: Speaker): Topic[] => [
  {
    id: 'ready',
    title: 'Ready, and moving on',
    rule: '1, 12',
    text: 'A phase ends when everybody is ready. Whoever is ready may think again, three times a phase. If only one player is missing and nothing has happened for a day (a quarter of an hour at blitz pace), the starting player may move on: what that player has not placed goes to the centre, and Atlanteans act as they stand, without spending energy; those on a build space stay standing for the others. The clock does the same.',
  },
  {
    id: 'planning',
    title: 'The plan board',
    rule: '4, 12, 44',
    text: 'Talk is free. To make it easy, you may propose a peninsula for another player’s Leader or follower, a component to aim for, or a barrier or tile to save up for; the others say yes with one tap, and you may withdraw it. What the team aims to build stays on the plan board until it is built. Nobody can move or spend what belongs to another.',
  },
  {
    id: 'wishes',
    title: 'Standing wishes',
    rule: '17, 39',
    text: 'You may say once and for all that your part of a build is paid without asking, and, when you are asked about a roll, how much energy you spend to save rolls from then on. Both can be taken back.',
  },
  {
    id: 'leaders',
    title: 'Leaders and councilors',
    rule: '13',
    text: 'Your Leader acts like a follower and also brings the ability of your councilor to all Atlanteans on the same tile, whoever they belong to; on the Gate to the same build space. It works as long as the Leader has not been washed away.',
  },
  {
    id: 'volunteers',
    title: 'Volunteers',
    rule: '50',
    text: 'Volunteers come by cards and components. They are placed and act like your own people for one round and then go home.',
  },
  {
    id: 'small-teams',
    title: 'One or two players',
    rule: '51, 52',
    text: `Each round two unused councilors are shown; the starting player takes one of the abilities for the **Hologram**, which acts as a further Leader. It is not needed for the core. Alone you also have the **Automaton**: it does not act, but adds ${pack.limits.automatonBonus} to the roll of the Atlantean it goes with, and you take an energy at the start of each round.`,
  },
  {
    id: 'levels',
    title: 'Levels and settings',
    rule: 'set-up',
    text: `${pack.levels.map(({ level, id, calm, controlled, blueprint }) => `${level}. ${levelName(id)}: ${s.count(calm, 'Calm Sea')}, ${s.count(controlled, 'Controlled Flood')}, ${'ids' in blueprint ? 'the first blueprint' : `${blueprint.A} A, ${blueprint.B} B and ${blueprint.C} C components`}`).join('\n')}\nHands may be open or private, tokens limited or not, special misfortunes left out; alone you may play a shorter blueprint, and with seven players the last one may be spared a card.`,
  },
  {
    id: 'score',
    title: 'The score',
    rule: 'league',
    text: `Won: ${pack.score.won.base} points, ${pack.score.won.perLevel} for each level, ${pack.score.won.perDryTile} for each dry tile. Lost: ${pack.score.lost.perLevel} for each level and ${pack.score.lost.perComponent} for each component built. All players get the same.`,
  },
]

// ── Lists ───────────────────────────────────────────────────────────────────────────────────────────────────────

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

const lists = (data: Data, s: Speaker): Topic[] => {
  const { pack, names } = data
  return [
    {
      id: 'island',
      title: 'The island',
      rule: '2, 16, 18, 23, 28',
      text: `From the shore inwards, with the places on each tile:\n${bullets(
        pack.peninsulas.map(
          ({ name, tiles }) =>
            `**${name}**: ${tiles
              .toReversed()
              .map(({ action, spaces, seats }) => `${actionText(action, s)} (${spaces * seats})`)
              .join('; ')}`,
        ),
      )}`,
    },
    {
      id: 'components',
      title: 'Components',
      rule: '42',
      text: bullets(
        pack.components
          .map(({ id }) => data.components[id]!)
          .map(({ name, letter, cost, action, spaces, effects }) => {
            const does = action ? `${s.count(spaces, 'space')} to ${actionText(action, s)}` : onceTexts(effects, s)
            return `**${name}** (${letter}), ${goodsText(cost, s)}: ${does}`
          }),
      ),
    },
    {
      id: 'councilors',
      title: 'Councilors',
      rule: '13',
      text: bullets(pack.councilors.map(({ name, effects }) => `**${name}**: ${lastingTexts(effects, 'leader', s)}`)),
    },
    {
      id: 'scrolls',
      title: 'Scrolls',
      rule: '26',
      text: bullets(pack.scrolls.map(({ name, count, effects }) => `**${name}** (${count}): ${onceTexts(effects, s)}`)),
    },
    {
      id: 'artifacts',
      title: 'Artifacts',
      rule: '27',
      text: `${pack.limits.artifactsUsed} of them are in each game.\n${bullets(pack.artifacts.map(({ name, effects }) => `**${name}**: ${lastingTexts(effects, 'artifact', s)}`))}`,
    },
    {
      id: 'misfortune-cards',
      title: 'Misfortune cards',
      rule: '5–11',
      text: bullets(pack.misfortunes.map(({ name, count, effects }) => `**${name}** (${count}): ${woesText(effects, names, s)}`)),
    },
    {
      id: 'data',
      title: 'Where the numbers come from',
      rule: '–',
      text: `Some numbers stood only on pieces that no public source shows, and are reconstructed here: ${s.list(reconstructedParts(pack, OURS))}. Whoever owns the printed game can give this server a pack with the true ones.`,
    },
  ]
}

/** In the order of the pack. */
const OURS = {
  wrath: 'how many tiles the wrath takes',
  peninsulas: 'places and actions of some tiles',
  components: 'most components',
  core: 'what the core costs',
  councilors: 'some councilors’ names and abilities',
  scrolls: 'the scrolls',
  artifacts: 'the artifacts',
  misfortunes: 'how often each misfortune is in the deck, and some of what they do',
  levels: 'the levels',
  counts: 'build spaces and reserves by number of players',
  score: 'the score',
} as const
