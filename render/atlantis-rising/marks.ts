/** The plan board, laid where it belongs: what is proposed, what is being saved for, what somebody would rather see sink. */
import { HOUSE } from '../kit/palette.ts'
import type { Sheet } from '../kit/sheet.ts'
import { GOOD_LOOKS, SEA } from './look.ts'
import { type Bit, drawRow, rowWidth } from './row.ts'
import type { Scene } from './scene.ts'
import type { Sign } from './signs.ts'

const STAR: Bit = { sign: 'star', fill: HOUSE.gold }
const purchaseSign = (what: string): Sign => (what === 'barrier' ? 'wall' : 'ascension')
const ENERGY: Bit = { sign: 'energy', fill: GOOD_LOOKS.energy.fill }

/** What concerns a peninsula, the centre or the Gate. */
function marksOn({ view }: Scene, region: string): Bit[] {
  const plans = view.proposals.flatMap((proposal) =>
    'to' in proposal && proposal.region === region ? [{ seat: proposal.to }] : [],
  )
  const goals = view.proposals.flatMap((proposal) => {
    const [what, peninsula] = 'goal' in proposal ? proposal.goal.split('.') : []
    if (!('goal' in proposal) || peninsula !== region) return []
    return [{ sign: purchaseSign(what!), fill: HOUSE.gold }, ...[proposal.by, ...proposal.agreed].map((seat) => ({ seat }))]
  })
  const funds = view.funds.flatMap(({ what, peninsula, pledges }): Bit[] => {
    if (peninsula !== region) return []
    const sum = Object.values(pledges).reduce((total, n) => total + n, 0)
    return [{ sign: purchaseSign(what), fill: HOUSE.parchment }, { text: `${sum}/${view.facts.prices[what]}` }, ENERGY]
  })
  const wishes = Object.entries(view.choice?.marks ?? {}).flatMap(([seat, peninsula]) => (peninsula === region ? [{ seat }] : []))
  return [
    ...(plans.length > 0 ? [STAR, ...plans] : []),
    ...(goals.length > 0 ? [STAR, ...goals] : []),
    ...funds,
    ...(wishes.length > 0 ? [{ sign: 'wave', fill: SEA.alarm } as const, ...wishes] : []),
  ]
}

const SIZE = 34

/** `side`: -1 begins at x, 1 ends there, 0 has it in the middle. */
export function drawMarks(sheet: Sheet, scene: Scene, region: string, x: number, y: number, side: number): void {
  const bits = marksOn(scene, region)
  if (bits.length === 0) return
  const wide = rowWidth(sheet, bits, SIZE)
  drawRow(sheet, scene, bits, x - (wide * (side + 1)) / 2, y, SIZE)
}
