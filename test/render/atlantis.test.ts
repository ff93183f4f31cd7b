/** The map of Atlantis: everything has its place, and no name lies over another. */
import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { standOf } from '../../render/atlantis/pieces.ts'
import { ANCHORS } from '../../render/atlantis/places.ts'
import { sceneOf } from '../../render/atlantis/scene.ts'
import { centreOf, HEIGHT, isOnMap, turnsOf, WHOLE, WIDTH } from '../../render/atlantis/world.ts'
import { PAINTERS } from '../../render/index.ts'
import { overlap } from '../../render/kit/panel.ts'
import { sheet } from '../../render/kit/sheet.ts'
import { type Moment, moments, namesOf } from '../../scripts/moments.ts'
import { points } from '../../src/games/atlantis/words/reading.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import type { EraView } from '../../src/games/era-of-atlantis/view.ts'
import { wordsIn } from '../../src/games/era-of-atlantis/words/index.ts'
import { bySeat } from '../../src/kernel/language.ts'
import { steady } from '../../src/players/era-of-atlantis.ts'

const ask = { kind: 'overview', names: namesOf(5) } as const
const viewAt = ({ state }: Moment): EraView => eraOfAtlantis.game.view(state.board as never, null)

/** Views along one game of five. */
const views = [...moments(eraOfAtlantis, { seats: 5, options: {}, seed: 11 }, steady as never)].length
function* along(step: number): Generator<EraView> {
  for (const moment of moments(eraOfAtlantis, { seats: 5, options: {}, seed: 11 }, steady as never))
    if (moment.answers % step === 0) yield viewAt(moment)
}
const [first] = [...along(views + 1)] as [EraView]

describe('the baked map', () => {
  it('is small enough to be read by a person who must', () => {
    const size = (name: string) => statSync(new URL(`../../render/atlantis/${name}`, import.meta.url)).size
    expect(size('map.json')).toBeLessThan(300_000)
    expect(size('world.jpg')).toBeLessThan(1_500_000)
  })
  it('has every area, a middle inside the frame and a place for its pieces', () => {
    expect(first.areas).toHaveLength(25)
    for (const { id } of first.areas) {
      expect(isOnMap(id), id).toBe(true)
      for (const [x, y] of [centreOf(id), ANCHORS[id]!]) {
        expect(x >= 0 && x < WIDTH, id).toBe(true)
        expect(y > 0 && y < HEIGHT, id).toBe(true)
      }
    }
  })
  it('goes on beyond its edges', () => {
    expect(turnsOf(WHOLE)).toHaveLength(1)
    expect(turnsOf({ ...WHOLE, x: -100 }).map(({ x }) => x)).toEqual([-100, WIDTH - 100])
    expect(turnsOf({ x: WIDTH - 50, y: 0, scale: 2, w: 600, h: 300 }).map(({ x }) => x)).toEqual([WIDTH - 50, -50])
  })
})

describe('the overview', () => {
  it('lays no code over another, even with a large army in every area', () => {
    for (const view of along(9)) {
      const crowded = { ...view, areas: view.areas.map((area) => ({ ...area, units: [{ nation: 'lemuria', count: 24 }] })) }
      const paper = sheet(10, 10)
      const headings = crowded.areas.map((area) => ({
        area,
        box: standOf(paper, sceneOf(crowded, ask, wordsIn().pictures), area, ANCHORS[area.id]!).rows[0]!,
      }))
      for (const [i, { area, box }] of headings.entries()) {
        expect(box.x, area.id).toBeGreaterThanOrEqual(-4)
        expect(box.x + box.w, area.id).toBeLessThanOrEqual(WIDTH + 4)
        for (const other of headings.slice(i + 1))
          expect(overlap(box, other.box), `${area.code} and ${other.area.code}`).toBe(false)
      }
    }
  })
  it('says in words what it shows: round, doom, who acts, and everybody by name', () => {
    for (const view of along(25)) {
      const { sheet: paper, alt } = PAINTERS['era-of-atlantis'].paint(view, ask)!
      const written = paper.lettering.map(({ text }) => text).join(' ')
      expect(alt).toContain(`Doom stands at ${view.doom}`)
      for (const { seat } of view.players) expect(alt).toContain(ask.names[seat]!)
      for (const { name, power } of view.nations) expect(alt).toContain(`${name}: Power ${power}`)
      // However crowded: a name finds room beside its code, or in two lines.
      for (const word of view.areas.flatMap(({ name }) => name.split(' '))) expect(written).toContain(word)
      if (!view.acting) continue
      for (const said of [alt, written]) expect(said).toContain(`Round ${view.round} · ${ask.names[view.acting]} to act`)
    }
  })
  it('has a look of its own for each edition', () => {
    const pixels = (game: keyof typeof PAINTERS) => PAINTERS[game].paint(first, ask)!.sheet.canvas.toBuffer('raw')
    expect(Buffer.compare(pixels('era-of-atlantis'), pixels('age-of-atlantis'))).not.toBe(0)
  })
})

describe('the other pictures', () => {
  it('are there only when there is something to show', () => {
    const paint = (kind: 'hand' | 'reveal' | 'score' | 'place', about?: string) =>
      PAINTERS['era-of-atlantis'].paint(first, { ...ask, kind, ...(about !== undefined && { about }) })
    expect(paint('hand')).toBeNull()
    expect(paint('reveal')).toBeNull()
    expect(paint('score')).toBeNull()
    expect(paint('place')).toBeNull()
    expect(paint('place', 'ascension')).toBeNull()
    expect(paint('place', 'eden')?.alt).toContain('Eden (EDE)')
    const [special] = first.specials
    expect(paint('place', special!.id)?.alt).toContain(`Special action: ${special!.name}.`)
  })
  it('tell close up whatever lies in an area, and leave no agent out', () => {
    const [values, area] = [[1, 2, 3], first.specials[0]!.area]
    const crowded = {
      ...first,
      areas: first.areas.map((each) =>
        each.id === area
          ? {
              ...each,
              agents: first.order.map((of, i) => ({ of, values: [...values, i] })),
              units: [{ nation: 'lemuria', count: 24 }],
            }
          : each.id === 'lemuria'
            ? { ...each, loot: [4, 2], markers: ['chimera-lab'] as const }
            : each,
      ),
    }
    const place = (about: string) => PAINTERS['era-of-atlantis'].paint(crowded, { ...ask, kind: 'place', about })!
    const { sheet: paper, alt } = place(area)
    const written = paper.lettering.map(({ text }) => text)
    for (const i of first.order.keys()) expect(written).toContain(`1 + 2 + 3 + ${i}`)
    expect(written).toContain(first.specials[0]!.name)
    expect(alt).toContain(`Special action: ${first.specials[0]!.name}.`)
    const home = place('lemuria')
    expect(home.alt).toContain('Loot: +4 and +2. The Chimera Lab is here.')
    const { spots, buildings } = first.areas.find(({ id }) => id === 'lemuria')!
    expect(spots).toBeGreaterThan(buildings.length)
    expect(home.alt).toMatch(new RegExp(`Room for ${spots - buildings.length} buildings? more`))
    expect(home.sheet.lettering.map(({ text }) => text).join()).toContain('(loot +4 +2)')
  })
  it('have room for what five people bring into a contest, and call it by what they may do', () => {
    const dial = { stance: 'attack', bid: 2, cost: 3 } as const
    const involved = first.order.map((seat, i) => ({
      seat,
      role: i === 0 ? ('attacker' as const) : ('bystander' as const),
      stances: i === 0 ? (['attack'] as const) : (['attack', 'defend', 'peace'] as const),
      agents: i === 1 ? 0 : 4,
      bonus: i === 0 ? 3 : 0,
      dial: null,
    }))
    const sides = { kind: 'coup', area: 'eden', attacker: first.order[0]!, attacking: null, defending: null } as const
    const contest = { ...sides, sums: { attack: 0, defence: 4 }, involved, result: null }
    const paint = (view: EraView, kind: 'place' | 'reveal') => {
      const { sheet: paper, alt } = PAINTERS['age-of-atlantis'].paint(view, { ...ask, kind, about: 'eden' })!
      return { alt, written: paper.lettering.map(({ text }) => text) }
    }
    const before = paint({ ...first, contest }, 'place')
    expect(before.written).toEqual(expect.arrayContaining(['attacks, 4+3', 'may choose', 'chooses, 4']))
    expect(before.alt).toContain('(attacks, markers worth 4, 3 more by the society)')
    expect(before.alt).toContain('(may choose, markers worth 4)')
    const opened = {
      ...contest,
      involved: involved.map((each) => ({ ...each, dial })),
      result: { attack: 29, defence: 4, won: true },
    }
    expect(paint({ ...first, contest: opened }, 'reveal').written).toEqual(
      expect.arrayContaining(['2 + 4 + 3', '2 + markers 4', 'bid 2']),
    )
  })
  it('let every card of a full hand be read: those that are alike lie on one pile', () => {
    const hand = ['continuation', 'ascension', 'poleShift', 'continuation', 'ascension', 'continuation'] as const
    const [seat] = first.order as [string]
    const nations = first.nations.map((nation, i) => (i < 2 ? { ...nation, controllers: [seat, first.order[1]!] } : nation))
    const players = first.players.map((player) =>
      player.seat === seat ? { ...player, hand, nations: nations.slice(0, 2).map(({ id }) => id) } : player,
    )
    const view = { ...first, seat, players, nations }
    for (const [game, doom] of [
      ['age-of-atlantis', 'Doom'],
      ['era-of-atlantis', 'Pole Shift'],
    ] as const) {
      const { sheet: paper, alt } = PAINTERS[game].paint(view, { ...ask, kind: 'hand' })!
      const written = paper.lettering.map(({ text }) => text)
      for (const text of ['Continuation', '× 3', 'Ascension', '× 2', doom]) expect(written, game).toContain(text)
      expect(alt).toContain(`${nations[0]!.name}: Power ${nations[0]!.power}, ${nations[0]!.units} units, shared with `)
    }
  })
  it('9: show at the end, and not before, what everybody takes along into a following game', () => {
    const about = { ...ask, kind: 'place', about: 'campaign' } as const
    expect(PAINTERS['era-of-atlantis'].paint(first, about)).toBeNull()
    const last = [...along(1)].at(-1)!
    const { sheet: paper, alt } = PAINTERS['era-of-atlantis'].paint(last, about)!
    const written = paper.lettering.map(({ text }) => text)
    const { campaign } = wordsIn()
    const legacies = last.campaign!.players.flatMap((player) => campaign.legacy(player, bySeat()))
    for (const said of [...campaign.prospects(last.campaign!, bySeat()), ...legacies]) {
      expect(written).toContain(said)
      expect(alt).toContain(said)
    }
    for (const { seat } of last.players) expect(alt).toContain(`${ask.names[seat]!}: starts as ST`)
  })
  it('6.2: call the round that was played last, not the one the marker has moved on to', () => {
    const last = [...along(1)].at(-1)!
    const paint = (kind: 'overview' | 'score') => PAINTERS['era-of-atlantis'].paint(last, { ...ask, kind })!
    const played = last.round - 1
    expect(paint('overview').sheet.lettering.map(({ text }) => text)).toContain(`Over after round ${played}`)
    expect(paint('score').sheet.lettering.map(({ text }) => text)).toContain(`Era of Atlantis · round ${played}`)
    expect(paint('score').alt).toContain(`after round ${played}.`)
  })
  it('write half points as such', () => {
    expect([21.5, 4, 0.5, 0].map(points)).toEqual(['21½', '4', '½', '0'])
  })
})
