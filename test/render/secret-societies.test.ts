/** The pictures of Secret Societies: a world that is whole, bids that are told apart, secrets that stay secret. */
import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAINTERS } from '../../render/index.ts'
import { contrast } from '../../render/kit/colour.ts'
import { LEAST_LABEL, type Sheet, sheet } from '../../render/kit/sheet.ts'
import type { Drawing, PictureAsk } from '../../render/picture.ts'
import { regionsHeight } from '../../render/secret-societies/columns.ts'
import { drawFlag, hasFlag } from '../../render/secret-societies/flag.ts'
import { placesFor } from '../../render/secret-societies/goods.ts'
import { GUESTS, guestMark, REGION_LOOKS } from '../../render/secret-societies/look.ts'
import { societiesPainter } from '../../render/secret-societies/painter.ts'
import { GLASS, STANDS, UNDER_GLASS, UNDER_GLASS_STANDS } from '../../render/secret-societies/places.ts'
import { isOnMap, type Point, siteOf, WORLD_HEIGHT, WORLD_WIDTH } from '../../render/secret-societies/world.ts'
import { moments, namesOf } from '../../scripts/moments.ts'
import type { CardFace } from '../../src/games/secret-societies/data/rules.ts'
import { unseenIn } from '../../src/games/secret-societies/holdings/standing.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import type { View } from '../../src/games/secret-societies/view.ts'
import { HQ_DOES, TREASURY_SPACES } from '../../src/games/secret-societies/words/en/does.ts'
import { STARS_IN_SHORT } from '../../src/games/secret-societies/words/en/names.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { closest, VISIONS } from './vision.ts'

const { rules } = secretSocieties
const painter = PAINTERS['secret-societies']
const names = namesOf(5)
const countries = Object.values(rules.cards).filter(({ kind }) => kind === 'deed' || kind === 'hq')

const isLarge = (size: number) => size >= LEAST_LABEL
const paint = (view: View, ask: Omit<PictureAsk, 'names'>): Drawing | null => painter.paint(view, { names, ...ask })
const written = ({ sheet: paper }: Drawing): string => paper.lettering.map(({ text }) => text).join(' ')

/** The first view of a game of five that fits. */
function viewWhere(fits: (view: View) => boolean, seat: Seat | null = null): View {
  for (const { state } of moments(secretSocieties, { seats: 5, options: {}, seed: 12 })) {
    const view = secretSocieties.game.view(state.board as never, seat)
    if (fits(view)) return structuredClone(view)
  }
  throw new Error('there is no such position in this game')
}

function colourAt({ canvas }: Sheet, x: number, y: number): string {
  const [r, g, b] = canvas.getContext('2d').getImageData(Math.round(x), Math.round(y), 1, 1).data
  return `#${[r!, g!, b!].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const bidding = viewWhere(({ phase, row }) => phase === 'bidding' && row.some(({ bids }) => bids.length > 1))
const growth = viewWhere(({ phase, round }) => phase === 'growth' && round === 3)
const hammer = viewWhere(({ auction }) => auction !== null && auction.ranking.length > 1)

it('what is on offer is shown on the map, each Deed with its number, its Region and who holds its neighbours', () => {
  const offers = paint(bidding, { kind: 'place', about: 'row' })!
  const faceup = bidding.row.flatMap(({ deed }) => deed ?? [])
  for (const deed of faceup) expect(written(offers)).toContain(rules.cards[deed]!.name)
  expect(offers.alt).toMatch(/what is on offer, on the map\. Deed 1, /)
  const down = bidding.row.findIndex(({ deed }) => deed === null)
  expect(offers.alt).toContain(`Deed ${down + 1} lies facedown and is bought unseen.`)
  const { land, industry, population } = rules.cards[faceup[0]!]!
  expect(offers.alt).toContain(`(${land} Land, ${industry} Industry or ${population} Population)`)
})

it('what lies facedown is one of those nobody has seen: so many of each Region, whoever has looked', () => {
  const seen = new Set([...bidding.world.map(({ deed }) => deed), ...bidding.gone, ...(bidding.cache ?? [])])
  for (const { deed, faceup } of bidding.row) if (faceup && deed !== null) seen.add(deed)
  const unseen = rules.deedIds.filter((id) => !seen.has(id))
  const offers = paint(bidding, { kind: 'place', about: 'row' })!
  expect(written(offers)).toContain(`facedown: one of ${unseen.length} nobody has seen`)
  expect(unseen.length).toBe(bidding.deck + 1) // the pile, and the one on the table
  const inAfrica = unseen.filter((id) => rules.cards[id]!.region === 'yellow').length
  expect(offers.alt).toContain(`Africa ${inAfrica}`)
  const down = bidding.row.findIndex(({ deed }) => deed === null)
  const known = { ...bidding, row: bidding.row.map((lot, n) => (n === down ? { ...lot, deed: unseen[0]! } : lot)) }
  expect(unseenIn(rules, known)).toEqual(unseenIn(rules, bidding))
})

it('a Planet on offer is shown with all it brings, its step of the Satellite too, and with who may buy it', () => {
  const open = rules.planetIds.find((id) => rules.cards[id]!.satellite > 0)!
  const view = { ...bidding, planets: { open, left: 3 } }
  const { name, land, industry, population, satellite } = rules.cards[open]!
  const brings = `${land} ${industry} ${population} ${satellite}`
  const offers = paint(view, { kind: 'place', about: 'row' })!
  expect(written(offers)).toContain(`${name} ${brings} the first winner may buy it too`)
  expect(offers.alt).toContain(name)
  const board = paint(view, { kind: 'overview' })!
  expect(written(board)).toContain(`Planet ${name} for the 1st winner ${brings}`)
  expect(board.alt).toContain(name)
})

describe('the world', () => {
  const standOf = ({ id, numeric }: CardFace): Point => STANDS[id] ?? siteOf(numeric)

  it('is baked small', () => {
    expect(statSync(new URL('../../render/secret-societies/world.json', import.meta.url)).size).toBeLessThan(300_000)
  })
  it('has a place for all 75 Deeds and every headquarters', () => {
    expect(countries).toHaveLength(80)
    for (const face of countries) {
      expect(isOnMap(face.numeric), face.name).toBe(true)
      const [x, y] = standOf(face)
      expect(x > 10 && x < WORLD_WIDTH - 10 && y > 50 && y < WORLD_HEIGHT - 10, face.name).toBe(true)
    }
  })
  it('lets no token hide another, under the glass or beside it', () => {
    const open = countries.filter(({ id }) => !UNDER_GLASS.has(id))
    const magnified = countries.filter(({ id }) => UNDER_GLASS.has(id))
    const apart = (faces: readonly CardFace[], at: (face: CardFace) => Point, least: number) => {
      for (const [i, a] of faces.entries())
        for (const b of faces.slice(i + 1))
          expect(Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1]), `${a.name} and ${b.name}`).toBeGreaterThan(least)
    }
    apart(open, standOf, 20)
    apart(magnified, ({ id, numeric }) => UNDER_GLASS_STANDS[id] ?? siteOf(numeric), 26 / GLASS.scale)
    for (const face of open) {
      const [x, y] = standOf(face)
      expect(Math.hypot(x - GLASS.at[0], y - GLASS.at[1]), face.name).toBeGreaterThan(GLASS.radius + 8)
    }
  })
  it('shows a country in the colour of its owner', () => {
    const seats = Object.keys(growth.players)
    for (const [i, seat] of seats.entries()) {
      const view = { ...growth, world: [{ deed: 'AU', seat }], faces: [rules.cards.AU!], row: [] }
      const { sheet: paper } = paint(view, { kind: 'place', about: 'map' })!
      const [x, y] = siteOf(rules.cards.AU!.numeric)
      expect(colourAt(paper, x + 18, y + 84 + 18), seat).toBe(guestMark(i).fill) // beside the token; the chart begins at 84
    }
  })
})

it('numbers with badges make way for each other, and keep their columns where they need not', () => {
  expect(placesFor([50, 50, 50], 100, 80, 400)).toEqual([100, 180, 260])
  for (const widths of [
    [90, 102, 50, 88, 60],
    [50, 50, 50, 50, 101],
    [70, 70, 70, 70, 70],
  ]) {
    const places = placesFor(widths, 350, 80, 756)
    for (const [i, place] of places.entries())
      expect(place + widths[i]!).toBeLessThanOrEqual(i + 1 < places.length ? places[i + 1]! : 756)
    expect(places[0]).toBeGreaterThanOrEqual(345)
  }
})

describe('colours and flags', () => {
  for (const [name, vision] of Object.entries(VISIONS))
    it(`guests are told apart with ${name} vision`, () => {
      const { pair, distance } = closest(Object.fromEntries(GUESTS.map(({ name: guest, fill }) => [guest, fill])), vision)
      expect(distance, pair).toBeGreaterThanOrEqual(0.1)
    })
  it('no two guests share a shape, no two Regions a sign, and every Region can be written on', () => {
    expect(new Set(GUESTS.map(({ shape }) => shape)).size).toBe(5)
    const looks = Object.entries(REGION_LOOKS)
    expect(new Set(looks.map(([, { sign }]) => sign)).size).toBe(5)
    for (const [region, { fill, ink }] of looks) expect(contrast(fill, ink), region).toBeGreaterThanOrEqual(4.5)
  })
  it('every country has a flag of its own', () => {
    const seen = new Map<string, string>()
    for (const { id, initials, name } of countries) {
      expect(hasFlag(id), name).toBe(true)
      const paper = sheet(60, 40)
      drawFlag(paper, id, initials, 0, 0, 60)
      const pixels = paper.canvas.toBuffer('raw').toString('base64')
      expect(seen.get(pixels), name).toBeUndefined()
      seen.set(pixels, name)
    }
  })
  it('what has no flag gets a badge with its code', () => {
    const paper = sheet(90, 60)
    drawFlag(paper, 'XX', 'XYZ', 0, 0, 90)
    expect(paper.lettering.map(({ text }) => text)).toEqual(['XYZ'])
  })
})

describe('the overview', () => {
  it('shows the row with codes and Bids while there is an auction, and says the same in words', () => {
    const drawing = paint(bidding, { kind: 'overview' })!
    const text = written(drawing)
    for (const { deed } of bidding.row) {
      if (deed === null) continue
      expect(text).toContain(rules.cards[deed]!.initials)
      expect(drawing.alt).toContain(rules.cards[deed]!.name)
    }
    for (const said of [text, drawing.alt]) expect(said).toContain(`${names[bidding.turn!.seat]} to bid`)
    for (const seat of Object.keys(bidding.players)) expect(drawing.alt).toContain(`${names[seat]}: `)
  })
  it('names every Region on the map, and never cuts what a society has', () => {
    const text = written(paint(growth, { kind: 'overview' })!)
    for (const name of ['Americas', 'Pacific', 'Europe', 'Africa', 'Asia']) expect(text).toContain(name)
    for (const society of Object.keys(rules.societies)) {
      const players = { ...growth.players, p1: { ...growth.players.p1!, society } }
      for (const cache of [
        ['CH', 'MV', 'US'],
        ['CH', 'MV', 'US', 'CN', 'FJ', 'PE', 'GT', 'KE', 'NE', 'LY'],
      ]) {
        const tokens = { endorse: { side: 'B' }, cancel: { side: 'A' } } as never
        const view = {
          ...growth,
          players,
          cache,
          charms: { fresh: 3 } as never,
          supply: cache.map((card) => ({ of: 'p2', card })),
          tokens,
        }
        expect(written(paint(view, { kind: 'overview' })!), society).not.toContain('…')
      }
    }
  })
  it('never cuts what a Conference compares', () => {
    for (const tile of Object.keys(rules.conferences)) {
      const said = paint({ ...growth, round: 6, conferences: [tile, tile] }, { kind: 'overview' })!.sheet.lettering
      expect(said.map(({ text }) => text).filter((text) => text.endsWith('…'))).toEqual([])
    }
  })
  it('marks what one’s own goods have changed by, Coins among them', () => {
    const own = viewWhere(({ phase, round }) => phase === 'growth' && round === 3, 'p2')
    const rich = {
      ...own.players.p2!,
      coins: 23,
      land: 14,
      industry: 12,
      population: 11,
      cards: 7,
      stars: ['a', 'b'],
      monuments: ['red'],
    }
    const poor = { ...rich, coins: 9, land: 1, industry: 25, population: 0, cards: 2, stars: [], monuments: [] }
    const [before, now] = [poor, rich].map((player) => ({ ...own, players: { ...own.players, p2: player } }))
    const { sheet: paper, alt } = paint(now!, { kind: 'overview', before })!
    const badges = paper.lettering.filter(({ text, weight }) => weight === 'detail' && /^[+−]\d/.test(text))
    expect(badges.map(({ text }) => text)).toEqual(expect.arrayContaining(['+14', '+13', '−13', '+11', '+5', '+2', '+1']))
    expect(alt).toContain('23 Coins, 14 Land')
  })
  it('sets a hundred Power and what was gained side by side', () => {
    const poor = {
      ...growth.players.p2!,
      projects: Object.keys(rules.projects),
      investments: Object.keys(rules.treasuryInvestments),
      treasury: rules.treasuryTrack.length - 1,
      stars: rules.starPower.map(String),
      monuments: [],
    }
    const rich = { ...poor, monuments: rules.monumentRow.map(() => 'red') }
    const [before, now] = [poor, rich].map((player) => ({ ...growth, players: { ...growth.players, p2: player } }))
    const { lettering } = paint(now!, { kind: 'overview', before })!.sheet
    expect(lettering.filter(({ text }) => /^\d{3}$/.test(text))).toHaveLength(1)
    expect(lettering.filter(({ text }) => text.endsWith('…'))).toEqual([])
  })
  it('shows the world once the hammer rests', () => {
    const { alt, sheet: paper } = paint(growth, { kind: 'overview' })!
    expect(alt).toContain('Sold this Round')
    expect(paper.lettering.some(({ text }) => text === rules.cards[growth.row[0]!.deed!]!.initials)).toBe(false)
    for (const { deed, seat } of growth.world) expect(alt.includes(`${names[seat]} owns`), deed).toBe(true)
  })
  it('says in words who owns what, however many Deeds that are', () => {
    const deeds = countries.filter(({ kind }) => kind === 'deed')
    const world = deeds.slice(0, 45).map(({ id }, i) => ({ deed: id, seat: growth.order[i % 5]! }))
    const { alt } = paint({ ...growth, world }, { kind: 'overview' })!
    for (const { deed, seat } of world) {
      const owned = alt.split(`${names[seat]} owns `)[1]!.split('.')[0]!
      expect(owned, deed).toContain(rules.cards[deed]!.initials)
    }
  })
  it('fits whatever is bid where', () => {
    const seats = Object.keys(bidding.players)
    const bid = (by: Seat, n: number, card: string | null) =>
      ({ n, by, dummy: false, card, of: n % 2 ? by : seats[0]!, down: card === null, coins: 2, charm: n % 3 === 0 }) as const
    const bids = seats.flatMap((seat, i) => [bid(seat, i * 3, '2+H'), bid(seat, i * 3 + 1, null), bid(seat, i * 3 + 2, '5')])
    const lot = { ...bidding.row[2]!, bids, agents: seats, endorsed: true, drone: true }
    const planet = Object.values(rules.cards).find(({ kind }) => kind === 'planet')!
    const crowded: View = {
      ...bidding,
      drone: { flipped: true, coins: 4 },
      row: bidding.row.map((each, n) => (n === 2 ? lot : each)),
      planets: { open: planet.id, left: 2 },
      faces: [...bidding.faces, planet],
    }
    const { sheet: paper } = paint(crowded, { kind: 'overview' })!
    expect(paper.height).toBeLessThanOrEqual(1200)
    for (const { text } of paper.lettering.filter(({ size }) => size >= 38)) expect(text).not.toContain('…')
    expect(paper.lettering.filter(({ text }) => text === '2+H')).toHaveLength(5)
    expect(paint(crowded, { kind: 'place', about: 'lot 3' })!.sheet.height).toBeLessThanOrEqual(1200)
  })
  it('counts Cached Deeds where their codes have no room', () => {
    const robots = { ...bidding.players.p1!, society: 'robots' }
    const words = (cache: string[]) => {
      const view = { ...bidding, cache, faces: [...bidding.faces, ...cache.map((deed) => rules.cards[deed]!)] }
      return written(paint({ ...view, players: { ...bidding.players, p1: robots } }, { kind: 'overview' })!)
    }
    expect(words(['BR', 'AR'])).toContain('Robots · BRA ARG')
    expect(words(['BR', 'AR', 'CL'])).toContain('Robots · 3 cached')
  })
  it('takes names of any length and script', () => {
    const odd = { p1: '🦊🦊🦊', p2: 'Maximiliane von Habsburg-Lothringen zu Este', p3: '李', p4: 'Ωμέγα', p5: '.' }
    for (const kind of ['overview', 'reveal', 'place'] as const) {
      const { alt } = painter.paint(hammer, { kind, names: odd, about: 'p2' })!
      expect(alt.length).toBeLessThanOrEqual(1024)
      expect(alt).toMatch(/\.$/)
    }
  })
  it('cuts a very long name rather than what happened', () => {
    const long = Object.fromEntries(Object.keys(hammer.players).map((seat) => [seat, 'W'.repeat(32)]))
    const { sheet: paper } = painter.paint(hammer, { kind: 'reveal', names: long })!
    const { deed } = hammer.row[hammer.auction!.lot]!
    const verdict = paper.lettering.at(-1)!.text
    expect(verdict).toContain(deed === null ? 'the facedown Deed' : rules.cards[deed]!.name)
    expect(verdict).not.toMatch(/…$/)
  })
})

describe('close-ups', () => {
  it('are of a lot, a Deed, a guest, a Region, the world or the house, and of nothing else', () => {
    const deed = bidding.row[0]!.deed!
    const place = (about: string) => paint(bidding, { kind: 'place', about })
    expect(place('lot 1')!.alt).toContain(`Deed 1, ${rules.cards[deed]!.name}`)
    expect(place(deed)!.alt).toBe(place('lot 1')!.alt)
    expect(place('p2')!.alt).toContain(`the board of ${names.p2}`)
    expect(place('blue')!.alt).toContain('Europe')
    expect(place('map')!.alt).toContain('a map of the world')
    expect(place('house')!.alt).toContain('Monuments left')
    for (const nothing of ['lot 9', 'lot', '', 'p9', 'toString', 'mauve']) expect(place(nothing), nothing).toBeNull()
    expect(paint(bidding, { kind: 'place' })).toBeNull()
  })
  it('there is one of whatever a question is about', () => {
    const seen = new Map<string, boolean>()
    for (const { state, decision } of moments(secretSocieties, { seats: 5, options: {}, seed: 13 })) {
      if (decision?.about === undefined || seen.has(decision.prompt.say)) continue
      const view = secretSocieties.game.view(state.board as never, null)
      seen.set(decision.prompt.say, paint(view, { kind: 'place', about: decision.about }) !== null)
    }
    expect([...seen].filter(([, isSeen]) => !isSeen)).toEqual([])
    for (const prompt of ['auction.buy', 'growth', 'tile.which', 'star.where']) expect([...seen.keys()]).toContain(prompt)
  })
  it('of a guest name every Project, with its Tile and headquarters, large enough for a telephone', () => {
    const player = { ...growth.players.p2!, hq: 'SM', tiles: { immediate: 'industry4', scoring: null }, projects: ['zero'] }
    const drawing = paint({ ...growth, players: { ...growth.players, p2: player } }, { kind: 'place', about: 'p2' })!
    for (const words of ['Bid Card "0"', 'Two Agents', '4 Industry', 'Scoring Tile space', 'San Marino', '4 Power'])
      expect(drawing.sheet.lettering).toContainEqual(expect.objectContaining({ text: words, size: expect.toSatisfy(isLarge) }))
    for (const words of ['HQ San Marino', 'Project Tiles: 4 Industry.']) expect(drawing.alt).toContain(words)
  })
  it('of a guest have all that is printed on a board: headquarters, Stars, Monuments, income, Treasury spaces, Islands', () => {
    for (const hq of Object.keys(rules.starSpaces)) {
      const player = { ...growth.players.p2!, hq, stars: [rules.starSpaces[hq]![5]!.id], treasury: 4 }
      const drawing = paint({ ...growth, players: { ...growth.players, p2: player } }, { kind: 'place', about: 'p2' })!
      const text = drawing.sheet.lettering.map(({ text }) => text)
      expect(
        text.filter((each) => each.endsWith('…')),
        hq,
      ).toEqual([])
      for (const { id } of rules.starSpaces[hq]!) expect(text, `${hq}: ${id}`).toContain(STARS_IN_SHORT[id])
      expect(text.join(' ').toLowerCase()).toContain(HQ_DOES[hq]!.toLowerCase())
      for (const { power } of rules.monumentRow)
        expect(
          text.some((each) => each.endsWith(`${power} P`)),
          `${power}`,
        ).toBe(true)
      for (const { power } of rules.treasuryTrack) if (power) expect(text).toContain(`${power}`)
      for (const name of Object.values(TREASURY_SPACES)) expect(text).toContain(name)
      expect(text.some((each) => /^(\d+(st|nd|rd|th): \d+|no) Power$/.test(each))).toBe(true)
    }
  })
  it('of a guest hide no Card behind another, however long a column is', () => {
    const region = 'purple' as const
    const cards = rules.deedIds.filter((id) => rules.cards[id]!.region === region).slice(0, 6)
    const player = { ...growth.players.p2!, above: { ...growth.players.p2!.above, [region]: cards } }
    // Squeezed columns would be exactly as high as the room they get.
    for (const room of [260, 310, 900]) expect(regionsHeight(player, room)).toBeLessThan(room)
  })
  it('of a guest say what the next Star brings and what the rows of both sides lack', () => {
    const [one, two] = [rules.deedIds.slice(0, 1), rules.deedIds.slice(1, 3)]
    const above = { black: one, purple: two, blue: one, yellow: [], red: [] }
    const below = { black: one, purple: one, blue: two, yellow: two, red: two }
    const stars = rules.starSpaces.QA!.slice(0, 3).map(({ id }) => id)
    const player = { ...growth.players.p2!, hq: 'QA', stars, above, below }
    const drawing = paint({ ...growth, players: { ...growth.players, p2: player } }, { kind: 'place', about: 'p2' })!
    const text = drawing.sheet.lettering.map((each) => each.text)
    expect(text).toContain(`${rules.starPower[2]} P, next ${rules.starPower[3]}`)
    for (const words of ['above 3 of 4', 'below 3 of 4']) expect(text).toContain(words)
    expect(drawing.alt).toContain('Of the 4 Cards that bring a Trade Route, row 1 above has 3 and row 2 below has 3.')
  })
  it('of the house tell what Conferences bring to whom', () => {
    const view = { ...growth, round: 4, conferences: ['cardsBelow', 'deedsOneRegion'] }
    const drawing = paint(view, { kind: 'place', about: 'house' })!
    for (const words of [
      'Who has it: the grey Monument. All others: 2 Population.',
      'All others: 1 Population and 1 Industry.',
    ]) {
      expect(written(drawing)).toContain(words)
      expect(drawing.alt).toContain(words)
    }
  })
  it('of a Deed never cut its name', () => {
    for (const deed of rules.deedIds) {
      const row = [{ ...bidding.row[0]!, deed, faceup: true }]
      expect(written(paint({ ...bidding, row, faces: [rules.cards[deed]!] }, { kind: 'place', about: 'lot 1' })!)).toContain(
        rules.cards[deed]!.name,
      )
    }
  })
  it('of a Region name every Deed of it', () => {
    for (const region of Object.keys(REGION_LOOKS)) {
      const text = written(paint(growth, { kind: 'place', about: region })!)
      for (const id of rules.deedIds)
        if (rules.cards[id]!.region === region) expect(text, `${region}: ${id}`).toContain(rules.cards[id]!.initials)
    }
  })
  it('of the hammer tell who bids how much', () => {
    const { alt } = paint(hammer, { kind: 'reveal' })!
    for (const { by, seat, total } of hammer.auction!.ranking)
      if (by === 'player') expect(alt).toContain(`${names[seat]} bids a total of ${total}`)
    expect(paint(bidding, { kind: 'reveal' })).toBeNull()
    expect(paint(bidding, { kind: 'score' })).toBeNull()
  })
})

describe('secrets', () => {
  it('nobody sees a hand but its owner', () => {
    expect(paint(bidding, { kind: 'hand' })).toBeNull()
    const own = viewWhere(({ phase }) => phase === 'bidding', 'p3')
    const { alt } = paint(own, { kind: 'hand' })!
    expect(alt).toContain('seen by nobody else')
    expect(alt).toContain(`${own.players.p3!.coins} Coin`)
    for (const card of own.players.p3!.hand!) expect(alt).toContain(`"${card}"`)
  })
  it('only their owner sees Coins on the overview', () => {
    const coinsIn = (view: View) => paint(view, { kind: 'overview' })!.sheet.lettering.map(({ text }) => text)
    const rich = { ...bidding, players: { ...bidding.players, p2: { ...bidding.players.p2!, coins: 77 } } }
    expect(coinsIn(bidding)).not.toContain('77')
    expect(coinsIn(rich)).toContain('77')
    for (const { coins } of Object.values(bidding.players)) expect(coins).toBeNull()
  })
  it('the facedown Deed has no name, except for those who have looked', () => {
    const facedown = bidding.row.findIndex(({ faceup }) => !faceup)
    expect(bidding.row[facedown]!.deed).toBeNull()
    expect(paint(bidding, { kind: 'overview' })!.alt).toContain(`Deed ${facedown + 1}, facedown`)
    const known = { ...bidding, row: bidding.row.map((lot, n) => (n === facedown ? { ...lot, deed: 'FJ' } : lot)) }
    expect(paint(known, { kind: 'overview' })!.alt).toContain('Fiji')
    expect(written(paint(known, { kind: 'place', about: `lot ${facedown + 1}` })!)).toContain('Fiji')
  })
})

describe('a hand', () => {
  const own = viewWhere(({ phase }) => phase === 'bidding', 'p3')
  const withSociety = (society: string): View => ({ ...own, players: { ...own.players, p3: { ...own.players.p3!, society } } })

  it('shows one’s own facedown Dummy', () => {
    const bid = { n: 0, by: 'p3', dummy: true, card: '6', of: 'p3', down: true, coins: 0, charm: false }
    const view = { ...own, row: own.row.map((lot, n) => (n === 0 ? { ...lot, bids: [bid] } : lot)) }
    expect(paint(view, { kind: 'hand' })!.alt).toMatch(/Your facedown Dummy at Deed 1, .*: 6\./)
  })
  it('says which cards lie with the Reptilians, to both sides', () => {
    const others = Object.fromEntries(
      Object.entries(own.players).map(([seat, player]) => [seat, { ...player, society: 'aliens' }]),
    )
    const supply = [{ of: 'p3', card: '5' }]
    const caught = { ...own, supply, players: { ...others, p1: { ...others.p1!, society: 'reptilians' } } }
    expect(paint(caught, { kind: 'hand' })!.alt).toContain(`${names.p1} holds your "5".`)
    const catching = { ...withSociety('reptilians'), supply: [{ of: 'p1', card: '4' }] }
    expect(paint(catching, { kind: 'hand' })!.alt).toContain(`You may disguise "4" of ${names.p1}.`)
  })
  it('tells the Vampires what their Charms allow', () => {
    const view = { ...withSociety('vampires'), charms: { fresh: 2, spent: 0, held: [] } }
    const text = (downs: number) =>
      written(paint({ ...view, players: { ...view.players, p3: { ...view.players.p3!, downs } } }, { kind: 'hand' })!)
    expect(text(0)).toContain('0 facedown Bids left, 2 by Charm')
    expect(text(1)).toContain('1 facedown Bid left, 2 by Charm')
  })
})

it('another pack brings other faces', () => {
  const face = { ...rules.cards.BR!, id: 'BR', name: 'Atlantis', initials: 'ATL' }
  const view = { ...growth, world: [{ deed: 'BR', seat: 'p1' }], faces: [...growth.faces, face] }
  const { alt, sheet: paper } = societiesPainter(rules).paint(view, { kind: 'place', about: 'black', names })!
  expect(alt).toContain('Atlantis by Mira')
  expect(paper.lettering.map(({ text }) => text)).toContain('ATL')
})

describe('what is equal says what decides', () => {
  const last = () =>
    secretSocieties.game.view(
      [...moments(secretSocieties, { seats: 3, options: {}, seed: 8 })].at(-1)!.state.board as never,
      null,
    )

  it('at the end: the Bid Cards in hand of those with the same Power, and the rule', () => {
    const view = last()
    const [one, two, three] = Object.keys(view.players) as [Seat, Seat, Seat]
    const final = {
      ...view.final!,
      [two]: view.final![one]!,
      [three]: view.final![three]!.map((part) => ({ ...part, points: 0 })),
    }
    const players = {
      ...view.players,
      [one]: { ...view.players[one]!, cards: 2, society: 'aliens' },
      [two]: { ...view.players[two]!, cards: 3, society: 'robots' },
    }
    const { alt, sheet: paper } = paint({ ...view, final, players }, { kind: 'score' })!
    const words = paper.lettering.map(({ text }) => text)
    expect(words.filter((text) => /^[0-9]+ cards?$/.test(text))).toEqual(['3 cards', '2 cards'])
    expect(words).toContain('Equal Power: more Bid Cards in hand come first')
    expect(alt).toMatch(/1st: \S+ with \d+ Power and 3 Bid Cards in hand/)
    expect(written(paint(last(), { kind: 'score' })!)).not.toContain('Equal Power')
  })

  it('under the hammer: by turn order, by the Drone, against a Dummy', () => {
    const bidders = (...of: readonly [by: 'player' | 'drone' | 'dummy', seat: Seat][]) => {
      const ranking = of.map(([by, seat]) => ({ by, seat, total: 4 }))
      const lot = { ...hammer.row[hammer.auction!.lot]!, bids: [] }
      const row = hammer.row.map((each, n) => (n === hammer.auction!.lot ? lot : each))
      const auction = { ...hammer.auction!, ranking, at: 0, winner: null }
      return written(paint({ ...hammer, row, auction }, { kind: 'reveal' })!)
    }
    const turns = bidders(['player', 'p1'], ['player', 'p2'])
    for (const words of ['first by turn', 'later by turn', ', first by turn order']) expect(turns).toContain(words)
    const drone = bidders(['drone', 'p1'], ['player', 'p2'])
    for (const words of ['wins ties', ': it wins ties']) expect(drone).toContain(words)
    const dummy = bidders(['player', 'p1'], ['dummy', 'p2'])
    for (const words of ['loses ties', ', as a Dummy loses ties']) expect(dummy).toContain(words)
  })
})

it('a whole game has a score sheet that adds up', () => {
  const last = [...moments(secretSocieties, { seats: 3, options: {}, seed: 8 })].at(-1)!
  const view = secretSocieties.game.view(last.state.board as never, null)
  const drawing = paint(view, { kind: 'score' })!
  for (const [seat, lines] of Object.entries(view.final!)) {
    const total = lines.reduce((sum, { points }) => sum + points, 0)
    expect(drawing.alt).toContain(`${names[seat]} with ${total} Power`)
    expect(written(drawing)).toContain(`${total}`)
  }
  for (const text of ['Islands', 'Monuments', 'Treasury'])
    expect(drawing.sheet.lettering).toContainEqual(expect.objectContaining({ text, size: expect.toSatisfy(isLarge) }))
  const [winner] = last.state.outcome!.ranking[0]!
  expect(paint(view, { kind: 'overview' })!.alt).toContain(`${names[winner!]} wins with`)
})
