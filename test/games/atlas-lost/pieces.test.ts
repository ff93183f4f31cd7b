/** Every Tech and every card, once: it can be used, its questions can be answered, and the board stays sound. */
import { describe, expect, it } from 'vitest'
import type { Tree } from '../../../src/games/atlas-lost/data/language.ts'
import { TREES } from '../../../src/games/atlas-lost/data/language.ts'
import { atlasLost } from '../../../src/games/atlas-lost/index.ts'
import { apply, isRefusal } from '../../../src/kernel/engine.ts'
import { sample } from '../../../src/kernel/input.ts'
import { dice } from '../../../src/kernel/random.ts'
import { ALEX, BEN, data, Sitting, TONY } from './driver.ts'
import { broken } from './inheriting.ts'

/** Three players who have something of everything. */
function plenty(tree: Tree | null, isSolo = false): Sitting {
  const first = tree ?? 'science'
  const trees = [first, ...TREES.filter((each) => each !== first && each !== 'science'), 'science' as const].slice(0, 3) as Tree[]
  const seats = isSolo ? [TONY] : [TONY, BEN, ALEX]
  const table = new Sitting({ trees, seats })
  for (const seat of seats) {
    table.given(seat, { R: 15, D: 12, C: 6, TP: 6, M: trees.includes('military') ? 7 : 0 })
    const [, second, , third] = table.board.layout[trees[1]!]!
    table.teams(seat, second!, third!)
    const player = table.player(seat)
    player.hand.push(...table.board.decks[trees[1]!]!.splice(0, 3))
    if (trees.includes('economy')) player.economy.push(...player.teams)
    for (const other of [...seats, ...Object.keys(table.board.npcs)])
      if (other !== seat && trees.includes('religion'))
        (table.board.players[other] ?? table.board.npcs[other])!.track.push(seat, seat)
  }
  const [, second, right, third, center] = table.board.layout[trees[2]!]!
  if (trees.includes('culture')) {
    table.given(TONY, { culture: [third!, center!, second!] })
    if (!isSolo) table.given(BEN, { culture: [right!, table.board.layout[trees[0]!]![0]!] })
  }
  return table
}

/** Answers whatever comes up until the turn's question is back. */
function through(table: Sitting, seed: number): Sitting {
  const random = dice(seed)
  for (let asked = 0; table.decision().prompt.say !== 'ask.action'; asked++) {
    if (asked > 40) throw new Error(`no end of questions at ${table.decision().prompt.say}`)
    const decision = table.decision()
    const applied = apply(atlasLost.game, table.state, decision.seat, decision.id, sample(decision.input, random))
    if (isRefusal(applied)) throw new Error(applied.text.say)
    table.state = applied.state
    expect(broken(table.board)).toEqual([])
  }
  return table
}

describe.each(TREES)('Techs of %s', (tree) => {
  const techs = Object.values(data.techs).filter((tech) => tech.tree === tree && tech.level > 1)
  it.each(techs.map(({ id, kind }) => [id, kind]))('%s (%s)', (id, kind) => {
    const { level, solo } = data.techs[id]!
    const table = plenty(tree, solo)
    const others = table.board.layout[tree]!.slice(level === 2 ? 1 : 3, level === 2 ? 3 : 6).filter((tech) => tech !== id)
    table.lay(tree, id, ...others.slice(0, level === 2 ? 1 : 2))
    if (kind === 'active') through(table.does(`command ${id}`), 7)
    else {
      // A passive is in force while a whole turn of each player goes by, with a placement of its owner.
      table.teams(TONY, id)
      const tech = table.offers('place').find((each) => each !== id)
      if (tech) through(table.does(`place ${tech}`), 8)
      through(table.does('end'), 9)
    }
    expect(broken(table.board)).toEqual([])
  })
})

describe.each([...TREES, null])('cards of %s', (tree) => {
  const cards = Object.values(data.cards).filter((card) => card.tree === tree && !/[b-i]$/.test(card.id))
  it.each(cards.map(({ id, type, name }) => [id, type, name]))('%s (%s) %s', (id, type) => {
    const table = plenty(tree).given(TONY, { hand: [id] })
    if (type === 'crate') {
      through(table.does(`card ${id} use`), 3)
      const gone = tree ? table.board.discards[tree]! : table.board.spent
      expect([...gone, ...(tree ? table.board.decks[tree]! : []), ...table.player(TONY).hand]).toContain(id)
    } else {
      through(table.does(`card ${id} install`), 4)
      expect(table.player(TONY).installed.map(({ card }) => card)).toContain(id)
      if (type === 'active' && table.offers().includes('activate')) through(table.does(`activate ${id}`), 5)
      through(table.does('replenish'), 6).does('end')
    }
    expect(broken(table.board)).toEqual([])
  })
})
