/** 03 and 04: the common area, then the players' boards. */
import type { Options, Seat, Setting } from '../../kernel/contract.ts'
import type { Board, Player } from './board.ts'
import type { Components } from './data/components.ts'
import { TREES, type Tree } from './data/language.ts'
import type { Pack } from './data/pack.ts'
import type { AtTable, Choice } from './rules/book.ts'
import type { AtlasText } from './words/says.ts'

export function settingsOf({ pack }: Components): readonly Setting<AtlasText>[] {
  const recommended = pack.recommended.map(
    ({ id, name, level, trees }): Choice => ({
      id,
      label: { say: 'setting.trees.named', name, level, trees },
      means: treesMeans(pack, trees),
    }),
  )
  const named = new Set(pack.recommended.map(({ trees }) => setId(trees)))
  const others = allSets()
    .filter((trees) => !named.has(setId(trees)))
    .map((trees): Choice => ({ id: setId(trees), label: { say: 'setting.trees.set', trees }, means: treesMeans(pack, trees) }))
  return [
    {
      id: 'trees',
      label: { say: 'setting.trees' },
      choices: [
        ...recommended,
        { id: 'random', label: { say: 'setting.trees.random' }, means: { say: 'means.trees.random' } },
        ...others,
      ],
      default: pack.recommended[0]?.id ?? 'random',
    },
    {
      id: 'rounds',
      label: { say: 'setting.rounds' },
      choices: [
        ...[20, 30, 40].map(
          (n): Choice => ({ id: `${n}`, label: { say: 'setting.rounds.n', n }, means: { say: 'means.rounds.n' } }),
        ),
        { id: 'none', label: { say: 'setting.rounds.none' }, means: { say: 'means.rounds.none' } },
      ],
      default: '30',
    },
    {
      id: 'solo',
      label: { say: 'setting.solo' },
      choices: LEVELS.map(
        (id): Choice => ({ id, label: { say: `setting.solo.${id}` }, means: { say: 'means.solo', turns: pack.solo.turns[id] } }),
      ),
      default: 'standard',
      seats: 1,
    },
  ]
}

/** How a set plays: what its Trees produce, and how much they get in each other's way. */
function treesMeans(pack: Pack, set: readonly Tree[]): AtlasText {
  const trees = pack.trees.filter(({ id }) => set.includes(id))
  const sum = (of: 'production' | 'interference') => trees.reduce((all, tree) => all + tree[of], 0)
  return { say: 'means.trees', production: sum('production'), interference: sum('interference') }
}

const LEVELS = ['novice', 'standard', 'expert'] as const

const allSets = (): Tree[][] =>
  TREES.flatMap((a, i) => TREES.slice(i + 1).flatMap((b, j) => TREES.slice(i + j + 2).map((c) => [a, b, c])))
const setId = (trees: readonly Tree[]): string => TREES.filter((tree) => trees.includes(tree)).join('-')

export function setUp(data: Components, table: AtTable): Board {
  const { pack } = data
  const isSolo = table.seats.length === 1
  const order = table.shuffle([...table.seats])
  const trees = table.shuffle(chosenTrees(data, table))
  const values = table.shuffle([...pack.runners.third])
  const layout: Board['layout'] = {}
  const runners: Board['runners'] = {}
  const decks: Board['decks'] = {}
  for (const tree of trees) {
    const pool = (level: number) => table.shuffle(tilesFor(data, tree, level, isSolo))
    const [first, second, third] = [pool(1), pool(2).slice(0, 2), pool(3).slice(0, 3)]
    layout[tree] = [...first, ...second, ...third]
    for (const tech of second) runners[tech] = 0
    for (const tech of third) runners[tech] = values.pop()!
    decks[tree] = table.shuffle(Object.keys(data.cards).filter((card) => data.cards[card]!.tree === tree))
  }
  const initial = table.shuffle(Object.keys(data.cards).filter((card) => data.cards[card]!.tree === null))
  const players = order.map((seat, i): [Seat, Player] => {
    const { R, D } = isSolo ? pack.solo.resources : pack.start.resources[i]!
    const hand = initial.splice(0, pack.start.deal)
    return [
      seat,
      newPlayer(
        R,
        D,
        hand,
        trees.map((tree) => layout[tree]![0]!),
      ),
    ]
  })
  const npcs = pack.npcs.slice(0, isSolo ? 2 : 4 - order.length)
  const level = table.options.solo as (typeof LEVELS)[number]
  return {
    order,
    trees,
    layout,
    runners,
    decks,
    discards: Object.fromEntries(trees.map((tree) => [tree, []])),
    box: initial,
    spent: [],
    players: Object.fromEntries(players),
    npcs: Object.fromEntries(npcs.map(({ id, tp }) => [id, { TP: tp, track: [] }])),
    initiative: Object.fromEntries([...trees, 'influence'].map((tile) => [tile, null])),
    known: {},
    turn: { phase: 'deal', seat: order[0]!, round: 1, main: false, command: false, cards: 0, fired: [] },
    last: isSolo ? null : lastRound(table.options),
    deeds: [],
    rivals: isSolo
      ? {
          marker: 1,
          tally: Object.fromEntries(trees.map((tree) => [tree, 0])),
          teams: [],
          acts: 0,
          limit: pack.solo.turns[level],
        }
      : null,
    changes: [],
    before: {},
    result: null,
  }
}

function chosenTrees({ pack }: Components, table: AtTable): Tree[] {
  const { trees } = table.options
  if (trees === 'random') return table.shuffle([...TREES]).slice(0, 3)
  const recommended = pack.recommended.find(({ id }) => id === trees)
  return recommended ? [...recommended.trees] : (trees!.split('-') as Tree[])
}

/** Alone, turns are counted instead. */
export const lastRound = ({ rounds }: Options): number | null =>
  rounds === undefined || rounds === 'none' ? null : Number(rounds)

/** Alone, three Lv.3 tiles that need other players are exchanged. */
function tilesFor(data: Components, tree: Tree, level: number, isSolo: boolean): string[] {
  const { exchange } = data.pack.solo
  return Object.values(data.techs)
    .filter((tech) => tech.tree === tree && tech.level === level && !tech.solo)
    .map(({ id }) => (isSolo && exchange[id]) || id)
}

const newPlayer = (R: number, D: number, hand: string[], teams: string[]): Player => ({
  R,
  D,
  C: 0,
  M: 0,
  TP: 0,
  waiting: { research: 3, data: 3 },
  teams,
  economy: [],
  culture: [],
  track: [],
  position: 1,
  hand,
  looking: [],
  returned: null,
  installed: [],
  runners: [],
})
