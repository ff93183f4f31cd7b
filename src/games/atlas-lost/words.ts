/** Every sentence of the game. Rules say what happened; this says it in words. */
import type { Parameter, Text } from '../../kernel/contract.ts'
import type { Speaker } from '../../kernel/language.ts'
import { type LoosePhrases, speakWith } from '../../kernel/words.ts'
import type { Components } from './data/components.ts'
import { COALITION } from './data/components.ts'
import type { Cost, Op, OpOf, Resource, Token, Tree } from './data/language.ts'
import { costInBrief, effectInBrief } from './words/brief.ts'
import { facesOf, kindOf } from './words/faces.ts'
import { conditionInFull, costInFull, RESOURCE_WORDS, TREE_WORDS } from './words/full.ts'

const LABEL = 80
/** Leaves room for what is done with it, in the same entry of a list. */
const CARD_LABEL = 76
const NO_EFFECT = ' (no effect now)'
/** `spare`: room to be left for what follows. */
const cut = (text: string, spare = 0) => (text.length <= LABEL - spare ? text : `${text.slice(0, LABEL - spare - 1)}…`)

type Parameters = { readonly [parameter: string]: Parameter }
const res = ({ res: resource }: Parameters) => RESOURCE_WORDS[resource as Resource]
const treeOf = ({ tree }: Parameters) => TREE_WORDS[tree as Tree]
/** A cost stands among a text's other parameters, each part under its own name. */
const brief = (parameters: Parameters) => costInBrief(parameters as Cost) || 'free'
const full = (parameters: Parameters) => costInFull(parameters as Cost)
const paying = (parameters: Parameters) => (costInBrief(parameters as Cost) ? ` for ${full(parameters)}` : '')
const warned = (text: string, { isFutile }: Parameters) => (isFutile ? `${cut(text, NO_EFFECT.length)}${NO_EFFECT}` : cut(text))
/** A front runner token still lies there. */
const flag = ({ hasRunner }: Parameters) => (hasRunner ? '⚑' : '')
/** The third team to leave a row adds nothing to the income but its bonus. Short, for it stands after the Tech in one line. */
const rowBonus = ({ isMore }: Parameters) => (isMore ? '' : ' + bonus')
const a = (word: string) => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`
const many = (n: Parameter | undefined, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`)

export function speakerOf(data: Components): (text: Text, s: Speaker) => string {
  const faces = facesOf(data)
  /** A Tech by its code, a card by its name. */
  const called = (id: Parameter | undefined): string => {
    const face = faces[id as string]
    if (face) return face.name
    return id === 'space' ? 'the influence track' : id === 'reward' ? 'the reward tile' : 'the income action'
  }
  /** Where a sentence begins with it. */
  const source = (id: Parameter | undefined): string => called(id).replace(/^./, (letter) => letter.toUpperCase())
  const cards = (ids: Parameter | undefined) => (ids as readonly string[]).map((id) => `**${called(id)}**`).join(', ')
  const who = (id: Parameter | undefined, s: Speaker): string =>
    id === COALITION ? 'the coalition' : (data.npcs[id as string]?.name ?? s.name(id as string))
  const by = ({ seat }: Parameters, s: Speaker) => `**${who(seat, s)}**`
  /** A piece, with its owner where it is somebody else's. */
  const owned = (piece: string, { owner }: Parameters, s: Speaker) => (owner ? `${who(owner, s)}: ${piece.toLowerCase()}` : piece)
  const tile = (id: Parameter | undefined) => (id === 'influence' ? 'Influence' : TREE_WORDS[id as Tree])
  const inBrief = (id: Parameter | undefined): string => faces[id as string]!.brief
  /** For where the cost as it is now stands before it. */
  const effectOf = (id: Parameter | undefined): string => effectInBrief(faces[id as string]!.effect)
  /** The first effect of that kind that is printed on it, also where it belongs to a lasting rule. */
  function opOf<K extends Op['op']>(id: Parameter | undefined, kind: K): OpOf<K> | undefined {
    const { effect = [], rules = [] } = faces[id as string] ?? {}
    const lists = [effect, ...rules.map((rule) => (rule.rule === 'trigger' ? rule.do : []))]
    return lists.flat().find((op): op is OpOf<K> => op.op === kind)
  }
  /** What an influence step brings besides the step. */
  const reached = ({ to, reward }: Parameters): string => {
    if (to === data.spaces.length) return ' → influence victory'
    const effects = [...data.spaces[(to as number) - 1]!.bonus, ...(reward ? data.rewards[reward as Tree] : [])]
    return effects.length > 0 ? ` → ${effectInBrief(effects)}` : ''
  }
  const cardLabel = (id: string): string => {
    const { name, type, tree, install } = faces[id]!
    const cost = install ? ` (${costInBrief(install) || 'free'})` : ''
    const whole = `${name}${cost} · ${tree ? tree.slice(0, 3) : 'initial'} ${type}: ${inBrief(id)}`
    // What it does matters more than what it is.
    return whole.length <= CARD_LABEL ? whole : cut(`${name}${cost}: ${inBrief(id)}`)
  }
  const setting = Object.fromEntries(
    data.pack.recommended.map(({ id, name, level, trees }) => [
      `setting.trees.${id}`,
      `${name}, ${level} (${trees.map((tree) => TREE_WORDS[tree]).join(', ')})`,
    ]),
  )

  const settings: LoosePhrases = {
    ...setting,
    'setting.trees': 'Tech Trees',
    'setting.trees.random': 'Three Trees at random',
    'setting.trees.set': ({ trees }) => (trees as Tree[]).map((tree) => TREE_WORDS[tree]).join(', '),
    'setting.rounds': 'Last round',
    'setting.rounds.n': ({ n }) => `${n}, then the most points win`,
    'setting.rounds.none': 'none',
    'setting.solo': 'If alone',
    'setting.solo.novice': `novice, ${data.pack.solo.turns.novice} turns`,
    'setting.solo.standard': `standard, ${data.pack.solo.turns.standard} turns`,
    'setting.solo.expert': `expert, ${data.pack.solo.turns.expert} turns`,
  }

  const questions: LoosePhrases = {
    'ask.keep-initial': 'Which of your two initial cards do you keep? The other one goes back to the box.',
    'ask.action': ({ R, D, C, M, main, command, cards: left }) => {
      const open = [main && 'main', command && 'command', (left as number) > 0 && (left === 1 ? 'card' : `${left} card`)].filter(
        Boolean,
      )
      const power = M ? `, ${M} power` : ''
      return `Which action? ${R} research, ${D} data, ${C} command${power}. Left: ${open.join(', ') || 'only free ones'}.`
    },
    'ask.influence': ({ at, R, D, TP }) =>
      `Your marker is on space ${at}. You have ${R} research, ${D} data, ${TP} TP in tokens. Pay for another step?`,
    'ask.discard': ({ n }) => `You hold too many cards. Discard ${n}.`,
    'ask.keep': ({ n, of }) => `${source(of)}: keep ${many(n, 'card')}; the rest is discarded face up.`,
    'ask.deck': ({ of }) => `${source(of)}: from which deck do you draw?`,
    'ask.place.economy': ({ of }) => `${source(of)}: which of your teams gets the economy token?`,
    'ask.place.culture': ({ of }) => `${source(of)}: on which Tech do you put the culture token?`,
    'ask.place.religion': ({ of }) => `${source(of)}: on whose track do you put the religion token?`,
    'ask.return': ({ of }) => `${source(of)}: whose token do you send home?`,
    'ask.take-card': ({ victim }, s) => `You see the hand of ${who(victim, s)}. Which card do you take?`,
    'ask.recover': ({ of }) => `${source(of)}: which card do you take from the discard piles?`,
    'ask.install': ({ of }) => `${source(of)}: do you install a card?`,
    'ask.uninstall': ({ n, seat }, s) => `${who(seat, s)} makes you discard ${many(n, 'installed card')}. Which?`,
    'ask.move': ({ of }) => `${source(of)}: do you move a team?`,
    'ask.place-team': ({ of }) => `${source(of)}: do you place a team?`,
    'ask.use-tech': ({ of }) => `${source(of)}: which Tech do you use?`,
    'ask.step': ({ of }) => `${source(of)}: do you take an influence step?`,
    'ask.target': ({ of }) => `${source(of)}: whom do you choose?`,
    'ask.choose': ({ of }) => `${source(of)}: which of these?`,
    'ask.may': ({ of }) => `${source(of)}: do you pay for its effect?`,
    'pay.tokens': ({ n, kind }) => `Take back ${many(n, `${kind} token`)}.`,
    'pay.assets': ({ n }) => `Give up ${many(n, 'asset')}: placed tokens or military power.`,
    'pay.team': 'Which Lv.3 team goes home, and to which row?',
    'pay.cards': ({ n }) => `Discard ${many(n, 'card')} to pay.`,
  }

  const options: LoosePhrases = {
    'option.place': 'Place team',
    'option.place.on': (parameters) =>
      cut(`${parameters.tech}${flag(parameters)} for ${brief(parameters)}: ${inBrief(parameters.tech)}`),
    'option.place.shut': ({ tech }) => cut(`${tech}: ${inBrief(tech)}`),
    'option.replenish': ({ n }) => `Replenish: +${n} research`,
    'option.collect': ({ n }) => `Collect: +${n} data`,
    'option.startup': 'Start up',
    'option.main': 'Main action',
    'option.command': 'Command',
    'option.card': 'Play card',
    'option.activate': (parameters) =>
      parameters.card
        ? warned(`${called(parameters.card)}: ${brief(parameters)} → ${effectOf(parameters.card)}`, parameters)
        : 'Activate',
    'option.advance': (parameters) => cut(`Influence: step to space ${parameters.to}${reached(parameters)}, ending your actions`),
    'option.advance.for': (parameters) =>
      cut(`Influence: step to space ${parameters.to} for ${brief(parameters)}${reached(parameters)}, ending your actions`),
    'option.step': (parameters) => cut(`To space ${parameters.to}: ${brief(parameters)}${reached(parameters)}`),
    'option.end': 'End the turn',
    'option.end-early': 'End the turn without a main action',
    'option.no': 'No, thanks',
    'option.pay': (parameters) => {
      const may = opOf(parameters.of, 'may')
      return cut(`Pay ${brief(parameters)}${may ? ` → ${effectInBrief(may.do)}` : ''}`)
    },
    'option.cost': (parameters) => `Pay ${brief(parameters)}`,
    'option.bonus.command': 'and 1 command',
    'option.bonus.card': ({ tree }) => `and a card: ${TREE_WORDS[tree as Tree]}`,
    'option.tech': (parameters) => warned(`${parameters.tech}: ${brief(parameters)} → ${effectOf(parameters.tech)}`, parameters),
    'option.tech.shut': ({ tech }) => cut(`${tech}: ${inBrief(tech)}`),
    'option.move': (parameters) => cut(`${parameters.from} to ${parameters.to}${flag(parameters)}: ${inBrief(parameters.to)}`),
    'option.use': (parameters) => warned('Use the crate', parameters),
    'option.install': (parameters) => `Install it for ${brief(parameters)}`,
    'option.install.ways': 'Install it',
    'option.install.shut': 'Install it',
    'option.install-card': (parameters) =>
      cut(`${called(parameters.card)} for ${brief(parameters)}: ${inBrief(parameters.card)}`),
    'option.install-card.ways': ({ card }) => cardLabel(card as string),
    'option.install-card.shut': ({ card }) => cardLabel(card as string),
    'option.convert.R': `Convert to ${data.pack.convert.R} research`,
    'option.convert.D': `Convert to ${data.pack.convert.D} data`,
    'option.effect': ({ of, index }) => {
      const choice = opOf(of, 'choose')
      return cut(choice ? effectInBrief(choice.options[index as number]!) : `Choice ${(index as number) + 1}`)
    },
    card: ({ card }) => cardLabel(card as string),
    'row.research': 'Back to the research row',
    'row.data': 'Back to the data row',
    'row.from.research': (parameters) => `research row: ${parameters.n}R${rowBonus(parameters)}`,
    'row.from.data': (parameters) => `data row: ${parameters.n}D${rowBonus(parameters)}`,
    'team.on': ({ tech }) => `The team on ${tech}`,
    'spot.economy': ({ at }) => `Your team on ${at}`,
    'spot.culture': ({ at }) => cut(`${at}: ${inBrief(at)}`),
    'spot.religion': ({ at, own, n, ally }, s) => {
      const others = (n as number) - (own as number)
      const whose = ally ? `, ally of ${who(ally, s)}` : ''
      return cut(n === 0 ? `${who(at, s)}: no tokens` : `${who(at, s)}: ${own} of yours, ${others} of others${whose}`)
    },
    'spot.faction': ({ at, R, D, C, M, TP, cards: held, space }, s) => {
      const means = [`${R}R`, `${D}D`, `${C}C`, ...(M === undefined ? [] : [`${M}M`]), `${TP}TP`].join(' ')
      return cut(`${who(at, s)}: ${means}${held === undefined ? '' : `, ${many(held, 'card')}, space ${space}`}`)
    },
    'spot.deck': ({ tree, n }) => `${TREE_WORDS[tree as Tree]} (${n} left)`,
    'piece.M': '1 military power',
    'piece.economy': (parameters, s) => cut(`${owned('Economy token', parameters, s)} on ${parameters.at}`),
    'piece.culture': (parameters, s) => cut(`${owned('Culture token', parameters, s)} on ${parameters.at}`),
    'piece.religion': (parameters, s) =>
      cut(`${owned('Religion token', parameters, s)} ${parameters.index} on the track of ${who(parameters.at, s)}`),
    'group.M': 'Military power',
    'group.economy': (parameters, s) => `Economy tokens of ${who(parameters.seat, s)}`,
    'group.culture': (parameters, s) => `Culture tokens of ${who(parameters.seat, s)}`,
    'group.religion': (parameters, s) => `Religion tokens of ${who(parameters.seat, s)}`,
    'group.pile': ({ tree }) => `${TREE_WORDS[tree as Tree]} discard pile`,
  }

  const reasons: LoosePhrases = {
    'why.cost': (parameters) => `You cannot pay ${full(parameters)}.`,
    'why.step': ({ to }) => `You cannot pay ${data.spaces[(to as number) - 1]!.costs.map(costInFull).join(', nor ')}.`,
    'why.no-lv2': 'You need a team on Lv.2 of this Tree first.',
    'why.no-route': 'No route leads there from your Lv.2 team.',
    'why.condition': ({ of }) => `It can be used only if ${conditionInFull(faces[of as string]!.condition!)}.`,
    'why.used': 'It was used this turn.',
    'why.main-used': 'You have taken your main action this turn.',
    'why.command-used': 'You have taken your command action this turn.',
    'why.no-command': 'You have no command resources.',
    'why.card-used': 'You have no card play action left this turn.',
    'why.no-cards': 'Your hand is empty.',
    'why.no-teams': 'All your teams are out.',
    'why.no-place': 'There is no Tech on which you can place a team now.',
    'why.no-startup': 'You can start up none of your Techs now.',
    'why.no-command-tech': 'You can command no Tech now.',
    'why.no-activation': 'None of your installed cards can be activated now.',
  }

  return speakWith({ 'en-US': { ...settings, ...questions, ...options, ...reasons, ...told() } })

  /** What happened. */
  function told(): LoosePhrases {
    const put =
      (kind: Token): LoosePhrases[string] =>
      (parameters, s) =>
        kind === 'religion'
          ? `${by(parameters, s)} puts a religion token on the track of ${who(parameters.at, s)}.`
          : kind === 'economy'
            ? `${by(parameters, s)} attaches an economy token to the team on ${parameters.at}.`
            : `${by(parameters, s)} puts a culture token on ${parameters.at}.`
    return {
      'game.begins': (parameters, s) => `All have chosen an initial card. ${by(parameters, s)} begins.`,
      'turn.over': (parameters, s) => `${by(parameters, s)} ends the turn.`,
      'did.place': (parameters, s) => `${by(parameters, s)} places a team on **${parameters.tech}**${paying(parameters)}.`,
      'did.replenish': (parameters, s) => `${by(parameters, s)} replenishes: +${parameters.n} research.`,
      'did.collect': (parameters, s) => `${by(parameters, s)} collects: +${parameters.n} data.`,
      'did.startup': (parameters, s) => `${by(parameters, s)} starts up **${parameters.tech}**${paying(parameters)}.`,
      'did.command': (parameters, s) => `${by(parameters, s)} commands **${parameters.tech}**${paying(parameters)}.`,
      'did.chain': (parameters, s) => `${by(parameters, s)} goes on with **${parameters.tech}**${paying(parameters)}.`,
      'did.crate': (parameters, s) => `${by(parameters, s)} uses **${called(parameters.card)}**.`,
      'did.install': (parameters, s) => `${by(parameters, s)} installs **${called(parameters.card)}**${paying(parameters)}.`,
      'did.activate': (parameters, s) => `${by(parameters, s)} activates **${called(parameters.card)}**${paying(parameters)}.`,
      'did.convert': (parameters, s) =>
        `${by(parameters, s)} converts **${called(parameters.card)}** to ${parameters.n} ${res(parameters)}.`,
      'did.step': (parameters, s) => `${by(parameters, s)} moves to space ${parameters.to}${paying(parameters)}.`,
      reaction: (parameters, s) => `${called(parameters.of)} of ${by(parameters, s)} reacts.`,
      gained: (parameters, s) => `${by(parameters, s)} gains ${parameters.n} ${res(parameters)}.`,
      lost: (parameters, s) => `${by(parameters, s)} loses ${parameters.n} ${res(parameters)}.`,
      stole: (parameters, s) =>
        `${by(parameters, s)} steals ${parameters.n} ${res(parameters)} from ${who(parameters.victim, s)}.`,
      'placed.economy': put('economy'),
      'placed.culture': put('culture'),
      'placed.religion': put('religion'),
      'sent-back': (parameters, s) =>
        `${by(parameters, s)} sends home ${a(`${parameters.kind}`)} token of ${who(parameters.owner, s)} from ${parameters.kind === 'religion' ? `the track of ${who(parameters.at, s)}` : parameters.at}.`,
      moved: (parameters, s) => `${by(parameters, s)} moves a team from ${parameters.from} to **${parameters.to}**.`,
      pushed: (parameters, s) =>
        `The marker of ${by(parameters, s)} is pushed back ${many(parameters.n, 'space')}, to ${parameters.to}.`,
      targets: (parameters, s) => `${by(parameters, s)} chooses ${who(parameters.victim, s)}.`,
      drew: (parameters, s) => `${by(parameters, s)} draws ${a(treeOf(parameters))} card.`,
      'drew.card': ({ card }) => {
        const face = faces[card as string]!
        return `You draw **${face.name}** (${kindOf(face)}): ${face.text}`
      },
      looks: (parameters, s) => `${by(parameters, s)} looks at ${many(parameters.n, `${treeOf(parameters)} card`)}.`,
      'looks.cards': (parameters) => `You look at ${cards(parameters.cards)}.`,
      kept: (parameters, s) => `${by(parameters, s)} keeps ${parameters.n} and discards ${cards(parameters.cards)}.`,
      discarded: (parameters, s) => `${by(parameters, s)} discards ${cards(parameters.cards)}.`,
      uninstalled: (parameters, s) => `${by(parameters, s)} has to discard ${cards(parameters.cards)}.`,
      recovered: (parameters, s) => `${by(parameters, s)} takes **${called(parameters.card)}** from the discard pile.`,
      sees: (parameters, s) => `${by(parameters, s)} looks at the hand of ${who(parameters.victim, s)}.`,
      'sees.hand': (parameters, s) => `The hand of ${who(parameters.victim, s)}: ${cards(parameters.cards)}.`,
      took: (parameters, s) => `${by(parameters, s)} takes a card from ${who(parameters.victim, s)}.`,
      'took.card': (parameters, s) => `You take **${called(parameters.card)}** from ${who(parameters.victim, s)}.`,
      'lost.card': (parameters, s) => `${by(parameters, s)} took **${called(parameters.card)}** from your hand.`,
      'deck.renewed': (parameters) => `The ${treeOf(parameters)} discard pile becomes the new deck.`,
      'runner.second': (parameters, s) => `${by(parameters, s)} is the first on ${parameters.tech}.`,
      'runner.third': (parameters, s) =>
        `${by(parameters, s)} is the first on ${parameters.tech} and takes the front runner token.`,
      'runner.value': ({ tech, value }) => `Your front runner token from ${tech} is worth ${value} TP.`,
      'runner.shown': (parameters, s) =>
        `Front runner tokens of ${by(parameters, s)}: ${(parameters.values as string[]).join(' + ')} TP.`,
      'tile.taken': (parameters, s) => `The ${tile(parameters.tile)} initiative tile goes to ${by(parameters, s)}.`,
      'tile.free': (parameters, s) =>
        `${by(parameters, s)} loses the ${tile(parameters.tile)} initiative tile; nobody holds it now.`,
      'rivals.idle': (parameters, s) => `${who(parameters.npc, s)} finds no ${treeOf(parameters)} card.`,
      'rivals.turn': (parameters, s) => `The coalition acts: ${who(parameters.npc, s)} turns up **${called(parameters.card)}**.`,
      'rivals.team': ({ tech }) => `It takes the front runner token on ${tech} and leaves a team there.`,
      'rivals.tally': (parameters) => `Its tally in ${treeOf(parameters)} rises to ${parameters.n}.`,
      'rivals.marker': ({ to }) => `Its influence marker moves to space ${to}.`,
      'ending.technology': (parameters, s) => `${by(parameters, s)} wins by technology${also(parameters)}.`,
      'ending.influence': (parameters, s) => `${by(parameters, s)} wins by influence${also(parameters)}.`,
      'ending.initiative': (parameters, s) => `${by(parameters, s)} wins by initiative.`,
      'ending.rounds': (parameters, s) => `The last round is over. ${by(parameters, s)} stands first and wins.`,
      'ending.coalition': 'The coalition reaches the end of the influence track and wins.',
      'ending.limit': 'The last turn is over without a victory: the coalition wins.',
      'score.tokens': 'TP tokens',
      'score.runners': 'Front runner tokens',
      'score.tiles': 'Initiative tiles',
      'score.passives': 'Installed cards',
    }
  }
}

const also = ({ conditions }: Parameters) => {
  const more = (conditions as readonly string[]).slice(1)
  return more.length > 0 ? ` (and by ${more.join(' and ')})` : ''
}
