/** Pictures of the sinking island: everything stands where it belongs, and picture and words say the same. */
import { createCanvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import { chipsOf } from '../../render/atlantis-rising/chips.ts'
import { ENDINGS } from '../../render/atlantis-rising/endings.ts'
import { type Arm, heightOf, outlineOf, type Point, REACH, standsOn } from '../../render/atlantis-rising/geometry.ts'
import { GOOD_LOOKS } from '../../render/atlantis-rising/look.ts'
import { closeupOf } from '../../render/atlantis-rising/place.ts'
import { endingOf } from '../../render/atlantis-rising/score.ts'
import { OWN_SIGNS, type Sign, sign } from '../../render/atlantis-rising/signs.ts'
import { sceneOf } from '../../render/atlantis-rising/staging.ts'
import { PAINTERS, STAGES } from '../../render/index.ts'
import { ICONS } from '../../render/kit/icons.ts'
import type { Kind, PictureAsk } from '../../render/picture.ts'
import { paintPoster } from '../../render/poster/poster.ts'
import { type Moment, moments, namesOf } from '../../scripts/moments.ts'
import type { Board as RisingBoard } from '../../src/games/atlantis-rising/board.ts'
import printed from '../../src/games/atlantis-rising/data/pack.json' with { type: 'json' }
import { atlantisRising } from '../../src/games/atlantis-rising/index.ts'
import type { View } from '../../src/games/atlantis-rising/view.ts'
import { closeup } from '../../src/games/atlantis-rising/words/en/closeup.ts'
import { wordsIn } from '../../src/games/atlantis-rising/words/index.ts'
import type { RisingText } from '../../src/games/atlantis-rising/words/says.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { LOCALES, speakerOf } from '../../src/kernel/language.ts'
import { steady } from '../../src/players/atlantis-rising/index.ts'
import { closest, VISIONS } from './vision.ts'

const painter = PAINTERS['atlantis-rising']
const names = namesOf(5)
const asking = (kind: Kind, about?: string): PictureAsk => ({ kind, names, ...(about !== undefined && { about }) })
const paint = (view: View, kind: Kind, about?: string) => painter.paint(view, asking(kind, about))
const wordsOn = (view: View, kind: Kind, about?: string) =>
  paint(view, kind, about)!
    .sheet.lettering.map(({ text }) => text)
    .join(' ')
const pixels = (view: View, kind: Kind) => paint(view, kind)!.sheet.canvas.toBuffer('raw')
const viewAt = ({ state }: Moment, seat: Seat | null = null): View => atlantisRising.game.view(state.board as never, seat)

/** Views along one game of five: everybody's, and that of one seat. */
const play = { seats: 5, options: { hands: 'private' }, seed: 3 }
const seen = Array.from(moments(atlantisRising, play, steady as never), (moment) => ({
  open: viewAt(moment),
  own: viewAt(moment, 'p2'),
}))
const first = seen[0]!.open
const last = seen.at(-1)!.open
const some = (found: (view: View) => boolean): View => seen.find(({ open }) => found(open))!.open
const acting = some(({ phase, built }) => phase === 'actions' && built.length > 2)
const told = (view: View, ...story: RisingText[]): View => ({ ...view, story, before: [] })

/** The opening, with two scrolls in the hand of p2: as everybody sees it, and p2. */
const dealt = (() => {
  const [moment] = moments(atlantisRising, play, steady as never)
  const board = structuredClone(moment!.state.board) as RisingBoard
  const isScroll = (card: string) => printed.scrolls.some(({ id }) => id === card)
  const scrolls = board.library.deck.filter(isScroll).slice(0, 2)
  board.library.deck = board.library.deck.filter((card) => !scrolls.includes(card))
  board.players.p2!.hand = scrolls
  const seenBy = (seat: Seat | null): View => atlantisRising.game.view(board as never, seat)
  return { open: seenBy(null), own: seenBy('p2') }
})()

it.each([4, 7, 8])('no word of %i cards side by side is cut', (count) => {
  const ids = Object.keys(first.facts.cards)
  for (const [i] of ids.entries()) {
    const artifacts = Array.from({ length: count }, (_, k) => ids[(i + k) % ids.length]!)
    const view = { ...first, players: first.players.map((each) => ({ ...each, artifacts })) }
    expect(wordsOn(view, 'place', 'p1')).not.toContain('…')
  }
})

it('an Atlantean’s place is named in full, however many stand about', () => {
  const place = 'matter-converter'
  const piece = first.pieces.find(({ owner }) => owner === 'p1')!
  const pieces = Array.from({ length: 9 }, (_, i) => ({ ...piece, id: `${i}`, at: place }))
  expect(wordsOn({ ...first, pieces }, 'place', 'p1')).toContain('A Matter Converter A Matter Converter')
})

describe('the island', () => {
  const arms: Arm[] = first.facts.peninsulas.map(({ angle, tiles }) => ({ angle, tiles: tiles.length, arms: 6 }))
  const tiles = arms.flatMap((arm) => Array.from({ length: arm.tiles }, (_, i) => ({ arm, depth: i + 1 })))
  const isInside = ([x, y]: Point, outline: readonly Point[]): boolean => {
    let inside = false
    for (const [i, [ax, ay]] of outline.entries()) {
      const [bx, by] = outline[(i + 1) % outline.length]!
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
    return inside
  }

  it('has a place for every Atlantean and every number, on its own tile and clear of the others', () => {
    const taken = tiles.flatMap(({ arm, depth }) =>
      standsOn(arm, depth, 3, 74).map((point) => ({ tile: `${arm.angle}/${depth}`, arm, depth, point })),
    )
    for (const [i, { tile, arm, depth, point }] of taken.entries()) {
      const onGround: Point = [point[0], point[1] + heightOf(depth, arm.tiles)]
      expect(isInside(onGround, outlineOf(arm, depth)), tile).toBe(true)
      for (const other of taken.slice(i + 1)) {
        const apart = Math.hypot(point[0] - other.point[0], point[1] - other.point[1])
        expect(apart, `${tile} and ${other.tile}`).toBeGreaterThan(25)
      }
    }
  })
  it('keeps its peninsulas apart by canals, and inside the picture', () => {
    for (const [i, arm] of arms.entries())
      for (const other of arms.slice(i + 1))
        for (const point of outlineOf(arm, 6)) expect(isInside(point, outlineOf(other, 6)), `${arm.angle}`).toBe(false)
    for (const { arm, depth } of tiles)
      for (const [x, y] of outlineOf(arm, depth)) expect(Math.hypot(x / REACH.x, y / REACH.y)).toBeLessThan(1.03)
  })
})

describe('the overview', () => {
  it('says in words what it shows: where the round stands, what is dry, what is built, what everybody owns', () => {
    for (const { open: view } of seen.filter((_, i) => i % 60 === 0)) {
      const { alt } = paint(view, 'overview')!
      const written = wordsOn(view, 'overview')
      for (const { id, name, tiles } of view.facts.peninsulas) {
        expect(written).toContain(name)
        expect(alt).toContain(`${name} ${tiles.length - view.flooded[id]!} of 6`)
      }
      for (const { seat } of view.players) for (const text of [alt, written]) expect(text).toContain(names[seat]!)
      for (const id of view.blueprint) for (const text of [alt, written]) expect(text).toContain(view.facts.names[id]!)
      expect(written).toContain(`${view.built.length}/10`)
    }
  })
  it('writes the number of every dry tile, and of no other', () => {
    const drowned = { ...first, flooded: Object.fromEntries(Object.keys(first.flooded).map((id) => [id, 6])) }
    const numbers = (view: View) =>
      paint(view, 'overview')!.sheet.lettering.filter(({ text }) => /^(\d+\+|×\d|\d\/2)$/.test(text))
    expect(numbers(first)).toHaveLength(36)
    expect(numbers(drowned)).toHaveLength(0)
  })
  it('marks what the round has changed', () => {
    const sunk = { ...acting, flooded: { ...acting.flooded, hills: 3 } }
    const quiet = pixels(told(sunk), 'overview')
    const flooded = told(sunk, { say: 'flood.tile', tile: 'hills-4' })
    const built = told(sunk, { say: 'build.done', component: acting.built[0]!, seats: ['p1'] })
    for (const view of [flooded, built]) expect(Buffer.compare(pixels(view, 'overview'), quiet)).not.toBe(0)
    expect(paint(flooded, 'overview')!.alt).toContain('Sunk this round: Hills 4.')
    expect(paint(built, 'overview')!.alt).toContain('Built this round: ')
  })
  it('tells of the last round as long as nothing has happened in this one', () => {
    const begun: RisingText = { say: 'round', round: 5, seat: 'p1', wrath: 1 }
    const before: RisingText[] = [
      { say: 'wrath', left: 1 },
      { say: 'flood.tile', tile: 'hills-4' },
    ]
    const view = { ...told(acting, begun), before, round: 5, flooded: { ...acting.flooded, hills: 3 } }
    expect(paint(view, 'overview')!.alt).toContain('Sunk last round: Hills 4.')
    expect(wordsOn(view, 'overview')).toContain('Last round')
    expect(paint(view, 'place', 'hills-4')!.alt).toContain('It sank last round.')
    expect(paint(view, 'reveal')!.alt).toContain('round 4: the wrath of the gods. The gods demand 1 tile; Hills 4 sinks.')
    const later: View = { ...view, story: [begun, { say: 'misfortune', seat: 'p1', card: 'calm-seas' }] }
    expect(wordsOn(later, 'overview')).not.toContain('Last round')
    expect(paint(later, 'overview')!.alt).not.toContain('Hills 4.')
    expect(paint({ ...view, before: [{ say: 'wrath', left: 0 }] }, 'reveal')).toBeNull()
  })
  it('says who chooses what sinks', () => {
    const choice = { seat: 'p3', left: 1, card: null, among: ['hills', 'city'], marks: { p1: 'hills' } }
    const view = { ...acting, choice }
    for (const text of [paint(view, 'overview')!.alt, wordsOn(view, 'overview')])
      expect(text).toContain('Aiko Tanabe chooses what sinks')
  })
  it('shows walls, proposals and savings where they belong', () => {
    const plain = pixels(acting, 'overview')
    const onTile = first.facts.peninsulas.flatMap(({ tiles }) => tiles.map(({ id }) => id))
    const somebody = acting.pieces.find((piece) => onTile.includes(piece.at))!
    const changes: Partial<View>[] = [
      { barriers: ['hills', 'forge', 'city'] },
      { proposals: [{ id: 1, by: 'p1', to: 'p2', kind: 'leader', region: 'hills' }] },
      { proposals: [{ id: 1, by: 'p1', goal: 'barrier.forge', agreed: ['p2'] }] },
      { proposals: [{ id: 1, by: 'p1', goal: acting.blueprint[0]!, agreed: [] }] },
      { funds: [{ id: 'unflood.city', what: 'unflood', peninsula: 'city', by: 'p1', pledges: { p1: 2 } }] },
      { builds: [{ space: 'build-0', component: acting.blueprint[0]!, by: 'p1', parts: { p1: { gold: 1 } }, agreed: ['p1'] }] },
      { requests: [{ id: 1, by: 'p1', kind: 'follower', piece: somebody.id, kept: false }] },
      { waits: { [somebody.id]: 'p3' } },
    ]
    for (const change of changes)
      expect(Buffer.compare(pixels({ ...acting, ...change }, 'overview'), plain), Object.keys(change)[0]).not.toBe(0)
  })
})

describe('what lies beside the board', () => {
  const { value } = moments(atlantisRising, { seats: 7, options: {}, seed: 3 }, steady as never).next()
  const full = { ...viewAt(value as Moment), phase: 'place' } as View
  const councilors = Object.keys(full.facts.councilors)
  const seated: View = { ...full, players: full.players.map((player, i) => ({ ...player, councilor: councilors[i]! })) }

  const { components } = full.facts
  const others = full.blueprint
  const purposeOf = (id: string) =>
    closeup.purpose(
      components[id]!,
      speakerOf(LOCALES[0], (seat) => names[seat]!),
    )

  it('says what each part brings that is still to be built, and of the last what it asks for', () => {
    const view: View = { ...seated, built: others.slice(0, 6), blueprint: others.slice(6) }
    const said = wordsOn(view, 'beside')
    for (const id of view.blueprint) {
      expect(said, id).toContain(purposeOf(id))
      expect(paint(view, 'beside')!.alt).toContain(`${components[id]!.name}: ${purposeOf(id)}.`)
    }
    expect(said).toContain(closeup.core)
    for (const id of view.built) expect(said).toContain(components[id]!.name)
  })
  it('says so first of what can be paid for, where there is no room for all', () => {
    const goods = components['council-obelisk']!.cost as View['players'][number]['goods']
    const none = { ore: 0, gold: 0, crystal: 0, atlantium: 0, energy: 0 }
    const players = seated.players.map((each, i) => ({ ...each, goods: i === 0 ? { ...none, ...goods } : none }))
    const view: View = { ...seated, built: [], blueprint: others, players }
    expect(paint(view, 'beside')!.sheet.height).toBeLessThanOrEqual(1200)
    const told = others.filter((id) => wordsOn(view, 'beside').includes(purposeOf(id)))
    expect(told).toContain('council-obelisk')
    expect(told.length).toBeLessThan(others.length)
  })
  it('names every councilor where the overview has room for a sign only', () => {
    const said = wordsOn(seated, 'beside')
    for (const { councilor } of seated.players) expect(said).toContain(full.facts.names[councilor!])
    const few: View = { ...seated, players: seated.players.slice(0, 4) }
    for (const { councilor } of few.players) {
      expect(wordsOn(few, 'overview')).toContain(full.facts.names[councilor!])
      expect(wordsOn(few, 'beside')).not.toContain(full.facts.names[councilor!])
    }
  })
})

it('a poster says who was which councilor, and what the points of all are made of', () => {
  const standing = last.players.map(({ seat }) => ({ seat, place: 1, points: null, parts: [] }))
  const sumOf = ['Atlantis is saved = 100', '16 dry tiles = 32', 'Level 1 = 50']
  const ending = { headline: 'Won together', why: null, sum: '182 points', sumOf, standing, when: '', where: null }
  const stage = STAGES['atlantis-rising']!(last, asking('overview'))
  const { alt, sheet } = paintPoster(stage, createCanvas(1200, 1200), { kind: 'poster', names, ending })
  const told = sheet.lettering.flatMap(({ text }) => text.split(' · '))
  expect(told.filter((text) => sumOf.includes(text)).sort()).toEqual([...sumOf].sort())
  expect(alt).toContain(`182 points: ${sumOf.join(', ')}.`)
  for (const { seat, councilor } of last.players) {
    const role = last.facts.names[councilor!]!
    expect(alt).toContain(`${names[seat]} was there as ${role}.`)
    expect(sheet.lettering.map(({ text }) => text)).toContain(role)
  }
})

describe('close-ups', () => {
  it('know every tile and peninsula, the source, the Gate with all its parts, and every player', () => {
    const { peninsulas, centre, components } = acting.facts
    const places = [...peninsulas, ...peninsulas.flatMap(({ tiles }) => tiles), centre, ...Object.values(components)]
    const scene = sceneOf(acting, asking('place'))
    for (const { id } of places) expect(closeupOf(scene, id)?.note.title, id).toBe(acting.facts.names[id])
    for (const id of ['gate', 'components', 'build-0', 'build-2']) expect(closeupOf(scene, id)?.note.title).toBe('Cosmic Gate')
    for (const id of ['hills', 'hills-6', 'centre', acting.built[0]!, 'power-core', 'gate'])
      expect(paint(acting, 'place', id)?.alt, id).toContain(closeupOf(scene, id)!.note.title)
    for (const { seat } of acting.players) expect(paint(acting, 'place', seat)?.alt).toContain(names[seat]!)
  })
  it('put the dice of an open roll before those who can still save it', () => {
    const dice = [{ piece: 'L0', owner: 'p1', value: 2 }]
    const roll = {
      id: 1,
      op: 'gather',
      place: 'hills-2',
      dice,
      bonus: 1,
      target: 5,
      by: 'p1',
      boosts: {},
      stage: 'short',
      waiting: ['p1'],
    }
    const view = { ...acting, rolls: [roll] } as View
    expect(paint(view, 'place', 'hills-2')!.alt).toContain('Mira has rolled 2: 3 in all, 5 needed; Mira to answer.')
    expect(wordsOn(view, 'place', 'hills-2')).toContain('= 3 of 5')
  })
  it('say what a build would take from whom', () => {
    const parts = { p1: { gold: 2 }, p2: { atlantium: 1 } }
    const view = { ...acting, builds: [{ space: 'build-0', component: 'power-core', by: 'p1', parts, agreed: ['p1'] }] }
    const { alt } = paint(view, 'place', 'power-core')!
    expect(alt).toContain('Mira would pay 2 gold and agrees.')
    expect(alt).toContain('Jonas would pay 1 Atlantium, if they agree.')
  })
})

describe('what is only there at times', () => {
  it('is not painted before', () => {
    for (const kind of ['hand', 'reveal', 'score', 'place'] as const) expect(paint(first, kind), kind).toBeNull()
    expect(paint(first, 'place', 'no such thing')).toBeNull()
  })
  it('is a hand for those who have one, with every card and what it does', () => {
    const { own } = dealt
    const { alt } = paint(own, 'hand')!
    const { hand } = own.players[1]!
    expect(hand).toHaveLength(2)
    for (const card of hand!) {
      expect(wordsOn(own, 'hand')).toContain(own.facts.names[card]!)
      expect(alt).toContain(`${own.facts.names[card]} (`)
    }
  })
  it('never shows a hidden hand, only how many cards there are', () => {
    const { open, own } = dealt
    const { hand } = own.players[1]!
    expect(hand).toHaveLength(2)
    for (const text of [paint(open, 'place', 'p2')!.alt, wordsOn(open, 'place', 'p2')])
      for (const card of hand!) expect(text).not.toContain(own.facts.names[card]!)
    expect(wordsOn(open, 'place', 'p2')).toContain('2 cards')
  })
  it('is what has just come to light: misfortunes, then dice, then the wrath', () => {
    const drawn: RisingText = { say: 'misfortune', seat: 'p1', card: 'flood-hills' }
    const sank: RisingText = { say: 'flood.tile', tile: 'hills-4' }
    const roll: RisingText = { say: 'roll.gather', seat: 'p2', place: 'forests-2', dice: ['4'], bonus: 1, total: 5, target: 5 }
    const gods: RisingText = { say: 'wrath', left: 2 }
    const altOf = (...story: RisingText[]) => paint(told(acting, ...story), 'reveal')!.alt
    expect(altOf(drawn, sank)).toContain('Mira draws Flood: Hills; Hills 4 sinks.')
    expect(altOf(drawn, sank, roll)).toContain('Jonas rolls 4 on Forests 2, 5 in all against 5; still open.')
    expect(altOf(drawn, roll, gods, sank)).toContain('The gods demand 2 tiles; Hills 4 sinks.')
  })
  it('is, after the wrath, what it left of the island', () => {
    const story: RisingText[] = [
      { say: 'wrath', left: 1 },
      { say: 'flood.tile', tile: 'hills-4' },
    ]
    const flooded = { mountains: 0, library: 6, hills: 3, forge: 1, forests: 2, city: 4 }
    const words = wordsOn({ ...told(acting, ...story), flooded, choice: null }, 'reveal')
    for (const left of ['6 dry', '0 dry', '3 dry', '5 dry', '4 dry', '2 dry']) expect(words).toContain(left)
  })
  it('remembers every misfortune of the round, even if the story has forgotten its beginning', () => {
    const drawn = ['flood-hills', 'calm-seas'].map((card) => ({ seat: 'p1', card }))
    const view = { ...told(acting, { say: 'misfortune', seat: 'p1', card: 'calm-seas' }), drawn }
    for (const text of [paint(view, 'reveal')!.alt, wordsOn(view, 'reveal')])
      for (const name of ['Flood: Hills', 'Calm Seas']) expect(text).toContain(name)
  })
  it('looks back on the whole game at its end', () => {
    const view = { ...last, rounds: [29, 17, 8].map((dry, i) => ({ dry, built: 2 * i })) }
    expect(paint(view, 'score')!.alt).toContain('Dry tiles round by round: 29, 17, 8.')
    for (const dry of ['29', '17', '8']) expect(paint(view, 'score')!.sheet.lettering.map(({ text }) => text)).toContain(dry)
    const long = { ...last, rounds: Array.from({ length: 40 }, (_, i) => ({ dry: 36 - (i % 30), built: i % 9 })) }
    expect(paint(long, 'score')!.sheet.height).toBeLessThanOrEqual(1200)
    expect(last.rounds).toHaveLength(last.round)
  })
  it('is the end, for better or for worse', () => {
    expect(last.result).not.toBeNull()
    for (const ending of Object.keys(ENDINGS)) {
      const together = ending === 'core' ? ('won' as const) : ('lost' as const)
      const view = { ...last, result: { ...last.result!, ending, together, points: 123 } }
      const { title } = wordsIn().labels.ending(view.result)
      const { alt, sheet } = paint(view, 'score')!
      expect(alt).toContain(title)
      expect(sheet.lettering.map(({ text }) => text)).toEqual(expect.arrayContaining([title, '123']))
      for (const { seat } of view.players) expect(alt).toContain(names[seat]!)
    }
    expect(endingOf({ ...last.result!, together: 'lost', ending: 'unheard of' })).toBe(ENDINGS.drowned)
  })
})

describe('the story', () => {
  const chips = (...story: RisingText[]) => chipsOf(sceneOf(told(acting, ...story), asking('overview')))
  const roll = (seat: Seat, place: string): RisingText => ({
    say: 'roll.gather',
    seat,
    place,
    dice: [2],
    bonus: 0,
    total: 2,
    target: 4,
  })

  it('gives every roll its own outcome, whatever happens in between', () => {
    const [mine, theirs, late] = chips(
      roll('p1', 'hills-2'),
      roll('p2', 'hills-3'),
      { say: 'roll.boosted', seat: 'p1', n: 2 },
      { say: 'gained', seat: 'p1', kind: 'gold', n: 1 },
      { say: 'roll.failed', seat: 'p2', place: 'hills-3' },
      roll('p1', 'hills-4'),
    )
    expect(mine).toMatchObject({ mood: 'good', settled: true })
    expect(theirs).toMatchObject({ mood: 'bad', settled: true })
    expect(late).toMatchObject({ mood: 'plain', settled: false, results: [] })
  })
  it('adds up what somebody does again and again, and keeps players apart', () => {
    const energy = (seat: Seat): RisingText => ({ say: 'channeled', seat, n: 1 })
    expect(chips(energy('p1'), energy('p1'), energy('p2')).map(({ text }) => text)).toMatchObject([{ n: 2 }, { n: 1 }])
  })
  it('puts all whom one wave took behind one sign', () => {
    const out = (seat: Seat): RisingText => ({ say: 'flood.out', seat, kind: 'follower' })
    const [wave] = chips({ say: 'wrath', left: 1 }, { say: 'flood.tile', tile: 'hills-4' }, out('p1'), out('p2'))
    expect(wave!.results.map(({ bits }) => bits.length)).toEqual([2, 3])
  })
  it('leaves out what needs no picture', () => {
    expect(chips({ say: 'round', round: 2, seat: 'p1', wrath: 1 }, { say: 'energy.lapsed' })).toEqual([])
  })
})

describe('signs', () => {
  it('all draw something, inside their field', () => {
    for (const name of Object.keys(OWN_SIGNS) as Sign[]) {
      const pen = createCanvas(48, 48).getContext('2d')
      sign(pen as never, name, 24, 24, 40, '#000000')
      const { data } = pen.getImageData(0, 0, 48, 48)
      const filled = Array.from({ length: 48 * 48 }, (_, i) => i).filter((i) => data[i * 4 + 3]! > 0)
      expect(filled.length, name).toBeGreaterThan(150)
      for (const i of filled)
        expect(Math.max(Math.abs((i % 48) - 23.5), Math.abs(Math.floor(i / 48) - 23.5)), name).toBeLessThan(21.5)
    }
  })
  it('do not shadow those all games share', () => {
    expect(Object.keys(OWN_SIGNS).filter((name) => name in ICONS)).toEqual([])
  })
  it('of goods and peninsulas differ in form, and the colours of goods in every kind of sight', () => {
    const { peninsulas } = sceneOf(first, asking('overview'))
    expect(new Set(peninsulas.map(({ biome }) => biome.sign)).size).toBe(6)
    expect(new Set(Object.values(GOOD_LOOKS).map((look) => look.sign)).size).toBe(5)
    const colours = Object.fromEntries(Object.entries(GOOD_LOOKS).map(([kind, { fill }]) => [kind, fill]))
    for (const [name, vision] of Object.entries(VISIONS)) {
      const { pair, distance } = closest(colours, vision)
      expect(distance, `${pair} with ${name}`).toBeGreaterThanOrEqual(0.1)
    }
  })
})

describe('another data pack', () => {
  it('gives another island: fewer peninsulas, fewer tiles, other names', () => {
    const pack = structuredClone(printed) as {
      peninsulas: { id: string; name: string; angle: number; tiles: unknown[] }[]
      misfortunes: { id: string }[]
    }
    pack.misfortunes = pack.misfortunes.filter(({ id }) => id !== 'flood-city')
    pack.peninsulas = pack.peninsulas
      .filter(({ id }) => id !== 'city')
      .map((peninsula, i) => ({ ...peninsula, name: `Cape ${i + 1}`, angle: -90 + i * 72, tiles: peninsula.tiles.slice(0, 4) }))
    const hosted = atlantisRising.withPack!(pack)
    const [moment] = moments(hosted as never, { seats: 3, options: {}, seed: 1 })
    const { alt, sheet } = painter.paint(hosted.game.view(moment!.state.board as never, null), asking('overview'))!
    expect(alt).toContain('Cape 1 4 of 4')
    expect(sheet.lettering.map(({ text }) => text)).toContain('Cape 5')
  })
})
