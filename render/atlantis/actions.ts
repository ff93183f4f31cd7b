/** The action board: every space an archon can stand on, who stands there, what is free, and what it costs. */
import type { NationView, PlayerView, SpaceView, SpecialView, View } from '../../src/games/atlantis/view.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { faint } from '../kit/colour.ts'
import { icon } from '../kit/icons.ts'
import { centred, drawn, framed, grid, line, type Part, padded, prose, row, sheetOf, stack } from '../kit/layout.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { finish, seatToken, shield } from '../kit/tokens.ts'
import { nationLook } from './look.ts'
import { counted } from './panels.ts'
import { emptySpot, specialNumber, specialSign } from './pieces.ts'
import type { Scene } from './scene.ts'

const WIDTH = 1200
const FIRST = 330
/** Special actions are dealt in different numbers; all have to fit. */
const MANY = 6
const cellIn = ({ view }: Scene): number => (view.specials.length > MANY ? 46 : 56)
const GAP = 8

/** Spaces of nations and special actions belong to whoever pulls the strings; a pad to one player. */
const isOpenTo = (me: Seat | null, users: readonly Seat[], archons: readonly Seat[]): boolean =>
  me !== null && users.includes(me) && archons.length === 0

/** What has to be at hand; a card taken on one's own pad may help to pay. */
const isDear = ({ view }: Scene, { id, price }: SpaceView): boolean => {
  const me = view.players.find(({ seat }) => seat === meIn(view))
  return me !== undefined && price > me.resource && !me.pad.some((space) => space.id === id)
}

/** Whom the picture is for: the viewer, else whoever is to act. Spaces open to them are framed in gold. */
const meIn = ({ seat, acting }: View): Seat | null => seat ?? acting

export function drawActions(scene: Scene): Sheet {
  const { labels, view, s } = scene
  const title = { face: 'title', size: 46, colour: HOUSE.gold } as const
  const status = { face: 'bold', size: 36, colour: HOUSE.ivory, align: 'right' } as const
  const content = stack(
    [
      row([{ width: 430, part: line(labels.actionBoard.title, title) }, line(labels.headline(view, s), status)]),
      nationsPart(scene),
      padsPart(scene),
      ...(view.specials.length > 0 ? [specialsPart(scene)] : []),
    ],
    14,
  )
  return sheetOf(WIDTH, padded(content, 16), paintGround, { least: 600, most: 1200 })
}

function paintGround({ pen, width, height }: Sheet): void {
  const night = pen.createLinearGradient(0, 0, 0, height)
  night.addColorStop(0, '#1b3244')
  night.addColorStop(1, HOUSE.night)
  pen.fillStyle = night
  pen.fillRect(0, 0, width, height)
}

/** One line of a table: what it is about, then its spaces. */
const tableRow = (first: Part, cells: readonly Part[]): Part => row([{ width: FIRST, part: first }, ...cells], GAP)

const headers = (words: readonly string[], first: string): Part =>
  tableRow(
    line(first, { face: 'italic', size: 34, colour: HOUSE.mist }),
    words.map((word) => centred(prose(word, { face: 'bold', size: 34, colour: HOUSE.amber, align: 'center' }, 2))),
  )

function nationsPart(scene: Scene): Part {
  const { nations } = scene.view
  const actions = (nations.find(({ spaces }) => spaces.length > 0)?.spaces ?? []).map(({ action }) => scene.labels.action(action))
  const rows = nations.map((nation) =>
    tableRow(
      nationName(scene, nation),
      nation.spaces.map((each) => cell(scene, each, nation.controllers, cellIn(scene), bringing(scene, nation, each.action))),
    ),
  )
  return stack([headers(actions, scene.labels.actionBoard.nations), ...rows], GAP)
}

const nationName = (scene: Scene, { id, name, controllers, passive }: NationView): Part =>
  drawn(cellIn(scene), (sheet, { x, y, w, h }) => {
    const look = nationLook(id)
    const middle = y + h / 2
    shield(sheet.pen, look.shield, x + 24, middle, 21)
    finish(sheet.pen, look.fill)
    const tokens = controllers.length * 46
    write(sheet, name, x + 56, middle, {
      face: 'bold',
      size: 34,
      colour: passive ? HOUSE.mist : HOUSE.ivory,
      room: w - 64 - tokens,
    })
    for (const [i, seat] of controllers.entries()) seatToken(sheet, scene.mark(seat), x + w - tokens + 24 + i * 46, middle, 18)
  })

function padsPart(scene: Scene): Part {
  const { players, order } = scene.view
  const inOrder = order.flatMap((seat) => players.find((player) => player.seat === seat) ?? [])
  const actions = (inOrder[0]?.pad ?? []).map(({ action }) => scene.labels.action(action))
  const rows = inOrder.map((player) =>
    tableRow(playerName(scene, player), [...player.pad.map((each) => cell(scene, each, [player.seat])), homeCell(scene, player)]),
  )
  return stack([headers([...actions, scene.labels.actionBoard.home], scene.labels.actionBoard.pads), ...rows], GAP)
}

const playerName = (scene: Scene, player: PlayerView): Part =>
  drawn(cellIn(scene), (sheet, { x, y, w, h }) => {
    const middle = y + h / 2
    const isActing = scene.view.acting === player.seat
    seatToken(sheet, scene.mark(player.seat), x + 24, middle, 20)
    const has = `${player.resource}`
    const colour = isActing ? HOUSE.amber : HOUSE.ivory
    write(sheet, scene.name(player.seat), x + 56, middle, { face: 'bold', size: 34, colour, room: w - 150 })
    counted(sheet, 'virya', has, x + w - 84, middle, '#8fe3ff')
  })

/** Archons that wait at home have to go first. */
const homeCell = (scene: Scene, { seat, archons }: PlayerView): Part =>
  drawn(cellIn(scene), (sheet, box) => {
    const { fill } = scene.mark(seat)
    const waiting = archons.filter((each) => each === null).length
    for (let i = 0; i < waiting; i++)
      icon(sheet.pen, 'archon', box.x + box.w / 2 + (i - (waiting - 1) / 2) * 50, box.y + box.h / 2, 40, fill, '#e8eff3')
  })

/** Who stands there; where nobody does, what it costs or brings; framed for those it is open to. */
const cell = (scene: Scene, space: SpaceView, users: readonly Seat[], height = cellIn(scene), brings?: Drawn): Part =>
  drawn(height, (sheet, box) => {
    const { archons } = space
    const isOpen = isOpenTo(meIn(scene.view), users, archons) && !isDear(scene, space)
    panel(sheet.pen, box, {
      fill: archons.length > 0 ? '#0c1720' : HOUSE.raised,
      rim: isOpen ? HOUSE.gold : HOUSE.line,
      rimWidth: isOpen ? 4 : 2,
      radius: 10,
    })
    drawInside(sheet, scene, space, box, brings)
  })

const FAINT = { face: 'italic', size: 32, colour: faint('#b9cbd6', 0.85), align: 'center' } as const

/** Draws around a middle. */
type Drawn = (sheet: Sheet, x: number, y: number) => void

function drawInside(sheet: Sheet, scene: Scene, { archons, toll, price }: SpaceView, box: Box, brings?: Drawn): void {
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 }
  for (const [i, seat] of archons.entries()) {
    const x = middle.x + (i - (archons.length - 1) / 2) * 60
    const { fill } = scene.mark(seat)
    icon(sheet.pen, 'archon', x - 18, middle.y, 40, fill, '#e8eff3')
    seatToken(sheet, scene.mark(seat), x + 16, middle.y, 16)
  }
  if (toll) icon(sheet.pen, 'dial', box.x + box.w - 24, middle.y, 32, '#e2cfff')
  if (archons.length > 0) return
  if (price > 0) counted(sheet, 'virya', scene.labels.actionBoard.price(price), middle.x - 36, middle.y, '#8fe3ff')
  else if (brings) brings(sheet, middle.x, middle.y)
  else write(sheet, scene.labels.actionBoard.free, middle.x, middle.y, FAINT)
}

/** What the nation's own actions would bring it now: income, rooms to build in, units, an army with its conflicts. */
function bringing({ view, labels }: Scene, { id, units }: NationView, action: string): Drawn | undefined {
  const { income, levy, buildings, rooms, conflicts } = view.outlook.offers[id]!
  const { more, some, noRoom } = labels.actionBoard
  if (action === 'collect') return (sheet, x, y) => counted(sheet, 'virya', more(income), x - 40, y, '#8fe3ff')
  if (action === 'recruit') return (sheet, x, y) => counted(sheet, 'swords', more(levy), x - 40, y, HOUSE.mist)
  if (action === 'construct')
    return (sheet, x, y) => {
      if (rooms === 0) return void write(sheet, noRoom, x, y, { ...FAINT, room: 140 })
      emptySpot(sheet, x - 52, y, 28)
      write(sheet, some(buildings, rooms), x - 30, y, { face: 'bold', size: 34, colour: HOUSE.ivory })
    }
  if (action === 'move')
    return (sheet, x, y) => {
      // One conflict is the rule; factories allow more.
      const left = conflicts > 1 ? x - 64 : x - 32
      const next = counted(sheet, 'swords', `${units}`, left, y, HOUSE.mist) + 8
      if (conflicts > 1) counted(sheet, 'attack', `${conflicts}`, next, y, '#ff9c8a')
    }
  return undefined
}

function specialsPart(scene: Scene): Part {
  const parts = scene.view.specials.map((special) => specialPart(scene, special))
  return stack(
    [line(scene.labels.actionBoard.specials, { face: 'italic', size: 34, colour: HOUSE.mist }), grid(parts, 2, GAP)],
    4,
  )
}

/** Its number on the map, its name, whose it is now, and its space. */
function specialPart(scene: Scene, special: SpecialView): Part {
  const { area, nation, users, space: place, name } = special
  const height = cellIn(scene)
  const words = drawn(height, (sheet, { x, y, w, h }) => {
    const middle = y + h / 2
    specialSign(sheet, specialNumber(scene.view, special.id), x + 22, middle, 34)
    const code = scene.view.areas.find(({ id }) => id === area)?.code ?? ''
    const wide = write(sheet, code, x + 50, middle, { face: 'heavy', size: 32, colour: HOUSE.amber })
    if (nation) {
      const look = nationLook(nation)
      shield(sheet.pen, look.shield, x + 72 + wide, middle, 14)
      finish(sheet.pen, look.fill, '#ffffff', faint('#000000', 0.9), 2)
    }
    const left = x + 62 + wide + (nation ? 32 : 0)
    write(sheet, name, left, middle, {
      face: 'plain',
      size: 32,
      colour: nation ? HOUSE.ivory : HOUSE.mist,
      room: x + w - left - 2,
      weight: 'detail', // its number and its area say which; a long name is set smaller rather than cut
    })
  })
  return framed(padded(row([words, { width: 110, part: cell(scene, place, users, height) }], 4), 2, 4), {
    fill: HOUSE.panel,
    radius: 10,
  })
}
