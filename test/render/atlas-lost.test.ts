/** Atlas Lost in pictures: everything on the board is there, marked where it is new, and told in words. */
import { createCanvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import { INITIAL } from '../../render/atlas-lost/cards.ts'
import { DUSK, letteringOn, RESOURCE_COLOURS } from '../../render/atlas-lost/look.ts'
import { brokenInto, costRunes, drawRunes, gist, priceRunes, rivalRunes } from '../../render/atlas-lost/runes.ts'
import { SIGN_NAMES, sign } from '../../render/atlas-lost/signs.ts'
import { PAINTERS } from '../../render/index.ts'
import { contrast } from '../../render/kit/colour.ts'
import { sheet } from '../../render/kit/sheet.ts'
import type { Drawing, Kind } from '../../render/picture.ts'
import { type Moment, moments, namesOf, type Play } from '../../scripts/moments.ts'
import { componentsOf, OWN_PACK } from '../../src/games/atlas-lost/data/components.ts'
import { ENDINGS } from '../../src/games/atlas-lost/data/endings.ts'
import { facesOf } from '../../src/games/atlas-lost/data/faces.ts'
import { PARTS } from '../../src/games/atlas-lost/data/language.ts'
import { atlasLost } from '../../src/games/atlas-lost/index.ts'
import type { View } from '../../src/games/atlas-lost/view.ts'
import { wordsIn } from '../../src/games/atlas-lost/words/index.ts'
import { needsOf, rankingOf } from '../../src/games/atlas-lost/words/reading.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { bySeat } from '../../src/kernel/language.ts'

const painter = PAINTERS['atlas-lost']
const data = componentsOf(OWN_PACK)
const { labels: labelled } = wordsIn()

const viewOf = ({ state }: Moment, seat: Seat | null = null): View => atlasLost.game.view(state.board as never, seat)
const paint = (view: View, kind: Kind, about?: string): Drawing | null =>
  painter.paint(view, { kind, names: namesOf(4), ...(about !== undefined && { about }) })
const written = (drawing: Drawing) => drawing.sheet.lettering.map(({ text }) => text)
const labels = (drawing: Drawing) => drawing.sheet.lettering.filter(({ weight }) => weight === 'label').map(({ text }) => text)
const pixels = (drawing: Drawing) => drawing.sheet.canvas.toBuffer('raw')
const differ = (a: Drawing, b: Drawing) => Buffer.compare(pixels(a), pixels(b)) !== 0

/** Moments worth a look: some from the middle of a game, and the last. */
function momentsOf(play: Play): { middle: View; end: View; endState: Moment['state'] } {
  let middle: View | undefined
  for (const moment of moments(atlasLost, play)) {
    if (moment.answers === 120) middle = viewOf(moment)
    if (!moment.decision) return { middle: middle ?? viewOf(moment), end: viewOf(moment), endState: moment.state }
  }
  throw new Error('the game did not end')
}
const four = momentsOf({ seats: 4, options: { trees: 'exeuro' }, seed: 21 })
const two = momentsOf({ seats: 2, options: { trees: 'exasia' }, seed: 22 })
const alone = momentsOf({ seats: 1, options: { trees: 'exam' }, seed: 23 })

describe('signs', () => {
  it('all draw something of their own, inside their field', () => {
    const seen = new Map<string, string>()
    for (const name of SIGN_NAMES) {
      const canvas = createCanvas(48, 48)
      const pen = canvas.getContext('2d')
      sign(pen, name, 24, 24, 40, '#000000')
      const { data: dots } = pen.getImageData(0, 0, 48, 48)
      const dark = (x: number, y: number) => dots[(y * 48 + x) * 4 + 3]! > 40
      const all = Array.from({ length: 48 * 48 }, (_, i) => [i % 48, Math.floor(i / 48)] as const).filter(([x, y]) => dark(x, y))
      expect(all.length, name).toBeGreaterThan(150)
      for (const [x, y] of all) expect(Math.min(x, y, 47 - x, 47 - y), name).toBeGreaterThanOrEqual(3)
      const print = canvas.toBuffer('raw').toString('base64')
      // Military power is drawn as its Tree is: it is the same thing.
      if (name !== 'military') expect(seen.get(print), name).toBeUndefined()
      seen.set(print, name)
    }
  })
  it('say something about every cost, Tech and card', () => {
    for (const part of PARTS) expect(costRunes({ [part]: 2 })).toMatchObject([{ text: '2' }])
    for (const face of Object.values(facesOf(data))) expect(gist(face).length, face.id).toBeGreaterThan(0)
  })
})

describe('rows of signs', () => {
  const faces = facesOf(data)
  const signs = (code: string) => gist(faces[code]!).map(({ sign: name }) => name)

  it('tell Techs apart that differ in what is counted', () => {
    expect(signs('IIIC-A')).toEqual(['TP', 'culture', 'alone'])
    expect(signs('IIIC-B')).toEqual(['TP', 'culture', 'branches', 'crown'])
    const techs = Object.values(faces).filter(({ id }) => /^I+[A-Z]/.test(id))
    const told = techs.map((face) => JSON.stringify([face.tree, priceRunes(face), gist(face), rivalRunes(face)]))
    expect(told.filter((row, i) => told.indexOf(row) !== i)).toEqual([])
  })
  it('say what every other player gains', () => {
    expect(rivalRunes(faces['IIIE-F']!)).toEqual([{ sign: 'others' }, { sign: 'R', text: '+1' }, { sign: 'D', text: '+1' }])
    expect(rivalRunes(faces['IIIC-E']!)).toEqual([])
  })
  it('leave nothing of a Tech off, and none is too small to read', () => {
    const row = { size: 28, room: 113 } // a Tech of Lv.3, the narrowest
    for (const face of Object.values(faces).filter(({ id }) => id.startsWith('III'))) {
      const paper = sheet(200, 50)
      for (const runes of brokenInto(paper, gist(face), row.size, row.room)) drawRunes(paper, runes, 0, 20, row)
      const told = gist(face).flatMap(({ text }) => text ?? [])
      expect(
        paper.lettering.map(({ text }) => text),
        face.id,
      ).toEqual(told)
      for (const { size } of paper.lettering) expect(size, face.id).toBeGreaterThanOrEqual(20)
    }
  })
})

describe('colours', () => {
  it('carry lettering that can be read', () => {
    for (const ground of [DUSK.night, DUSK.panel, DUSK.raised])
      for (const ink of [
        DUSK.ivory,
        DUSK.mist,
        DUSK.amber,
        DUSK.copper,
        DUSK.fresh,
        DUSK.bad,
        ...Object.values(RESOURCE_COLOURS),
      ])
        expect(contrast(ground, ink), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const { id, color } of [...data.pack.trees, { id: 'initial', color: INITIAL }])
      expect(contrast(color, letteringOn(color)), id).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the overview', () => {
  it('labels every Tech by its code, and says who has how much', () => {
    for (const { middle, end } of [four, two, alone])
      for (const view of [middle, end]) {
        const drawing = paint(view, 'overview')!
        for (const { techs } of view.trees) for (const { id } of techs) expect(labels(drawing)).toContain(id)
        for (const { seat, points } of view.players) {
          const total = points.least === points.most ? `${points.least}` : `${points.least}–${points.most}`
          expect(labels(drawing)).toContain(total)
          expect(drawing.alt).toContain(`${namesOf(4)[seat]}: ${total.replace('–', ' to ')} of ${view.goal} TP`)
        }
        for (const { name } of view.npcs) expect(written(drawing).join(' ')).toContain(name)
      }
  })
  it('names every Tech beside its code, none cut', () => {
    for (const view of [four.middle, two.middle]) {
      const techs = view.trees.flatMap((tree) => tree.techs.map(({ id }) => view.faces[id]!.name))
      expect(written(paint(view, 'overview')!)).toEqual(expect.arrayContaining(techs))
    }
  })
  it('shows every piece: take one away, and it is another picture', () => {
    const view = four.middle
    const whole = paint(view, 'overview')!
    const without = (change: (techs: View['trees'][number]['techs'][number]) => object, when: (id: string) => boolean): View => ({
      ...view,
      trees: view.trees.map((tree) => ({
        ...tree,
        techs: tree.techs.map((tech) => (when(tech.id) ? { ...tech, ...change(tech) } : tech)),
      })),
    })
    for (const { techs } of view.trees.slice(0, 2))
      for (const { id, teams, economy, culture, runner } of techs) {
        const less = (change: object) =>
          paint(
            without(
              () => change,
              (tech) => tech === id,
            ),
            'overview',
          )!
        if (teams.length > 0) expect(differ(whole, less({ teams: teams.slice(1) })), `team on ${id}`).toBe(true)
        if (economy.length > 0) expect(differ(whole, less({ economy: [] })), `economy on ${id}`).toBe(true)
        if (runner) expect(differ(whole, less({ runner: false })), `runner on ${id}`).toBe(true)
        expect(differ(whole, less({ culture: culture ? null : view.order[0]! })), `culture on ${id}`).toBe(true)
      }
  })
  it('marks what has just changed, and says so', () => {
    const view: View = { ...four.middle, changes: [] }
    const plain = paint(view, 'overview')!
    const [seat] = view.order as [Seat]
    const tech = view.trees[0]!.techs.find(({ teams }) => teams.includes(seat))!
    const tile = view.initiative[0]!.id
    const changes: readonly [View['changes'][number], string][] = [
      [{ what: 'team', at: tech.id, by: seat }, `team of ${namesOf(4)[seat]} on ${tech.id}`],
      [{ what: 'culture', at: tech.id, by: seat }, `culture token of ${namesOf(4)[seat]} on ${tech.id}`],
      [{ what: 'runner', at: tech.id, by: seat }, `front runner token of ${tech.id}`],
      [{ what: 'marker', at: seat, by: seat }, `influence marker of ${namesOf(4)[seat]}`],
      [{ what: 'tile', at: tile, by: seat }, `${labelled.tile[tile]} tile`],
      [{ what: 'installed', at: 'sci-08a', by: seat }, `installed card of ${namesOf(4)[seat]}`],
    ]
    for (const [change, said] of changes) {
      const marked = paint({ ...view, changes: [change] }, 'overview')!
      expect(differ(plain, marked), change.what).toBe(true)
      expect(marked.alt).toContain(`Just changed: ${said}.`)
    }
    const richer = view.players.map((player, i) => (i === 0 ? { ...player, changed: { ...player.changed, R: 3 } } : player))
    expect(written(paint({ ...view, players: richer }, 'overview')!)).toContain('+3')
  })
})

describe('the close-up', () => {
  it('is there for everything the game asks about', () => {
    const met = new Set<string>()
    for (const [seats, trees] of [
      [4, 'exeuro'],
      [3, 'exasia'],
      [2, 'economy-culture-military'],
      [1, 'science-economy-military'],
    ] as const)
      for (const moment of moments(atlasLost, { seats, options: { trees }, seed: 5 })) {
        const about = moment.decision?.about
        if (about === undefined || met.has(about)) continue
        met.add(about)
        const drawing = paint(viewOf(moment, moment.decision!.seat), 'place', about)
        expect(drawing, about).not.toBeNull()
        expect(drawing!.sheet.height, about).toBeLessThanOrEqual(1200)
      }
    expect(met.size).toBeGreaterThan(20)
    expect(met).toContain('influence')
  })
  it('of a Tree has the words of every Tech; of the track, every cost', () => {
    const view = four.middle
    for (const { techs, tree } of view.trees) {
      const text = written(paint(view, 'place', tree)!).join(' ')
      for (const { id } of techs) {
        expect(text).toContain(id)
        const words = labelled.deed(view.faces[id]!, bySeat())
        expect(text, id).toContain(words.slice(words.lastIndexOf(': ') + 2))
        expect(text).toContain(view.faces[id]!.name)
      }
    }
    const track = written(paint(view, 'place', 'influence')!)
    for (const { bonus } of view.influence.spaces)
      if (bonus.length > 0) expect(track.join(' ')).toContain(labelled.effect(bonus, bySeat()))
    for (const { effect } of Object.values(view.influence.rewards))
      expect(track.join(' ')).toContain(labelled.effect(effect, bySeat()))
  })
  it('of all Techs tells each by code, name and words, none cut, on one page: what one chooses from while one may start one', () => {
    for (const trees of ['exeuro', 'exasia', 'science-economy-religion', 'science-culture-military'])
      for (const seed of [3, 4, 5]) {
        const view = viewOf(moments(atlasLost, { seats: 4, options: { trees }, seed }).next().value!)
        const page = paint(view, 'place', 'techs')!
        expect(page.sheet.height).toBeLessThan(1200)
        expect(written(page).filter((text) => text.endsWith('…'))).toEqual([])
        for (const { id } of view.trees.flatMap(({ techs }) => techs)) {
          expect(labels(page)).toEqual(expect.arrayContaining([id, view.faces[id]!.name]))
          expect(written(page).join(' ')).toContain(labelled.does(view.faces[id]!, bySeat()))
        }
      }
    const abouts = new Set<string | undefined>()
    for (const { decision } of moments(atlasLost, { seats: 2, options: {}, seed: 3 }))
      if (decision?.prompt.say === 'ask.action') abouts.add(decision.topic === 'main' ? decision.about : undefined)
    expect([...abouts].filter(Boolean)).toEqual(['techs'])
  })
  it('of a player has room for its last line, with a religion track too', () => {
    const [player] = two.middle.players
    const height = (track: string[]) => {
      const players = [{ ...player!, installed: [], track, ally: track[0] ?? null }]
      return paint({ ...two.middle, players }, 'place', player!.seat)!.sheet.height
    }
    expect(height([two.middle.order[1]!])).toBeGreaterThan(height([]))
  })
  it('of a player tells all that many installed cards do, in two columns too', () => {
    const faces = facesOf(data)
    const installed = Object.keys(faces)
      .filter((card) => faces[card]!.type === 'passive')
      .slice(0, 8)
    const players = two.middle.players.map((player) => ({
      ...player,
      installed: installed.map((card) => ({ card, used: false })),
    }))
    const view: View = { ...two.middle, faces, players }
    const page = paint(view, 'place', players[0]!.seat)!
    expect(page.sheet.height).toBeLessThanOrEqual(1200)
    expect(written(page).filter((text) => text.includes('…'))).toEqual([])
  })
  it('of a player tells both ways to pay for the next space', () => {
    const at = two.middle.influence.spaces.findIndex(({ costs }) => costs.length > 1)
    const [player] = two.middle.players
    const texts = (position: number) =>
      written(paint({ ...two.middle, players: [{ ...player!, position }] }, 'place', player!.seat)!)
    expect(texts(at)).toContain(labelled.or)
    expect(texts(1)).not.toContain(labelled.or)
  })
  it('of a player with four tiles shows what three of them need', () => {
    const tiles = [
      { R: 4, D: 3, C: 1 },
      { R: 5, D: 2, C: 1 },
      { R: 2, D: 5, C: 1 },
      { R: 2, D: 3, C: 1 },
    ]
    expect(needsOf({ R: 19, D: 8, C: 6 }, tiles, 3)).toEqual({ R: 11, D: 8, C: 3 })
    expect(needsOf({ R: 0, D: 0, C: 0 }, tiles.slice(0, 2), 3)).toEqual({ R: 9, D: 5, C: 2 })
  })
  it('is not there for what this viewer cannot see, or what there is not', () => {
    for (const about of ['sci-01b', 'atlantis', '', 'constructor'])
      if (!Object.hasOwn(four.middle.faces, about)) expect(paint(four.middle, 'place', about), about).toBeNull()
    expect(paint(four.middle, 'place')).toBeNull()
  })
})

describe('the hand', () => {
  const seat = four.middle.order[0]!
  const holding = (count: number): View => {
    const cards = Object.keys(data.cards)
      .slice(0, count * 5)
      .filter((_, i) => i % 5 === 0)
    const faces = facesOf(data)
    return {
      ...four.middle,
      seat,
      faces: { ...four.middle.faces, ...Object.fromEntries(cards.map((card) => [card, faces[card]!])) },
      players: four.middle.players.map((player) =>
        player.seat === seat ? { ...player, cards, hand: count, looking: [], values: [2, 1] } : player,
      ),
    }
  }
  it('says of many active cards, too, what using them costs', () => {
    const installed = ['mil-12', 'mil-15', 'mil-14', 'mil-13', 'mil-11', 'mil-10a', 'mil-09a', 'rel-12', 'sci-13']
    const faces = facesOf(data)
    const players = two.middle.players.map((player, i) =>
      i === 0 ? { ...player, installed: installed.map((card) => ({ card, used: false })) } : player,
    )
    const view: View = { ...two.middle, players, faces: { ...two.middle.faces, ...faces } }
    const words = written(paint(view, 'place', players[0]!.seat)!)
    expect(words).toContain('Pay 1 research, 1 power: steal 2 TP; gain 1 TP')
    expect(words).toContain('With 4 or more power, pay 3 research: gain 2 TP')
    // What it took to install them is history, so that long names have room.
    expect(words).toContain('Breakthrough Lab')
  })
  it('names every card, few or many, and stays within the frame', () => {
    for (const count of [0, 1, 3, 4, 7, 12, 16]) {
      const view = holding(count)
      const drawing = paint(view, 'hand')!
      const own = view.players.find((player) => player.seat === seat)!
      expect(drawing.sheet.height, `${count} cards`).toBeLessThanOrEqual(1200)
      for (const card of own.cards) expect(written(drawing), `${count} cards`).toContain(view.faces[card]!.name)
      expect(written(drawing)).toEqual(expect.arrayContaining(['2', '1']))
    }
  })
  it('never cuts a name', () => {
    const faces = facesOf(data)
    const long = Object.keys(data.cards).filter((card) => faces[card]!.name.length > 18)
    for (const card of long) {
      const view = holding(1)
      const players = view.players.map((player) => (player.seat === seat ? { ...player, cards: [card] } : player))
      const page = paint({ ...view, players, faces: { ...view.faces, [card]: faces[card]! } }, 'hand')!
      expect(written(page).join(' '), card).toContain(faces[card]!.name)
    }
    expect(long).not.toEqual([])
  })
  it('is for one seat only', () => expect(paint(four.middle, 'hand')).toBeNull())
})

describe('the end', () => {
  it('ranks as the rules do', () => {
    for (const { end, endState } of [four, two, alone])
      expect(rankingOf(end).map((player) => [player.seat])).toEqual(endState.outcome!.ranking)
  })
  it('has a sky of its own for every ending, and words', () => {
    const skies = ENDINGS.map((ending) => {
      const winner = ending === 'coalition' || ending === 'limit' ? null : four.end.order[0]!
      const drawing = paint({ ...four.end, result: { ...four.end.result!, ending, winner } }, 'score')!
      expect(drawing.alt).toContain(winner ? `${namesOf(4)[winner]} wins` : 'The coalition wins')
      return pixels(drawing)
        .subarray(0, 1200 * 4 * 200)
        .toString('base64')
    })
    expect(new Set(skies).size).toBe(6)
  })
  it('says how a tie after the last round was broken, and only then', () => {
    const [first, second] = four.end.order
    const result = { ...four.end.result!, ending: 'rounds' as const, winner: first! }
    const most = [{ label: { say: 'score.tokens' as const }, points: 21 }]
    const even = { ...result, scores: { ...result.scores, [first!]: most, [second!]: most } }
    const players = four.end.players.map((player) => ({
      ...player,
      position: player.seat === first ? 9 : player.seat === second ? 7 : 1,
    }))
    const tie = `Influence space: ${namesOf(4)[first!]} 9 and ${namesOf(4)[second!]} 7, so ${namesOf(4)[first!]} wins.`
    const drawing = paint({ ...four.end, players, result: even }, 'score')!
    expect(written(drawing)).toContain(tie)
    expect(drawing.alt).toContain(tie)
    expect(written(paint({ ...four.end, players, result: { ...even, ending: 'technology' } }, 'score')!)).not.toContain(tie)
  })
  it('counts rounds among players, and turns alone', () => {
    expect(written(paint(four.end, 'score')!)).toContain(`Atlas Lost · round ${four.end.round} of 30`)
    expect(written(paint(alone.end, 'score')!)).toContain(`Atlas Lost · turn ${alone.end.round} of ${alone.end.rivals!.limit}`)
  })
  it('opens what was hidden, and not before', () => {
    expect(paint(four.middle, 'score')).toBeNull()
    expect(paint(four.middle, 'reveal')).toBeNull()
    const opened = paint(four.end, 'reveal')!
    for (const { seat, cards } of four.end.players) {
      expect(opened.alt).toContain(namesOf(4)[seat])
      for (const card of cards) expect(opened.alt).toContain(four.end.faces[card]!.name)
    }
  })
})
