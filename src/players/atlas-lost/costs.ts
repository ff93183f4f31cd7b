/** What a cost takes out of a ledger, whether it is there, and which pieces are missed least. */
import type { Cost, Reduction, Resource, Token } from '../../games/atlas-lost/data/language.ts'
import type { View } from '../../games/atlas-lost/view.ts'
import { copied, counted, type Ledger } from './ledger.ts'

/** Where a token lies, as the questions name it: `culture:IIC-A`, `religion:npc-1:0`, `economy:IS`, or `M`. */
type PieceId = string

const RESOURCES = ['R', 'D', 'C', 'M', 'TP', 'economy'] as const

/** What somebody who has that much is left with once all is done that it is paid for. */
export type Judge = (after: Ledger) => number

/** What the effect counts is not given up where something else will do: the judge knows. */
export function pay(ledger: Ledger, cost: Cost, judge: Judge): void {
  for (const res of RESOURCES) ledger[res] -= cost[res] ?? 0
  ledger.cards -= cost.discard ?? 0
  ledger.teams -= cost.team3 ?? 0
  const part = (kinds: readonly (Token | 'M')[]) => giveUp(ledger, leastMissed(ledger, piecesOf(ledger, kinds), judge))
  for (const kind of ['culture', 'religion'] as const) for (let due = cost[kind] ?? 0; due > 0; due--) part([kind])
  for (let due = cost.asset ?? 0; due > 0; due--) part(['M', 'economy', 'culture', 'religion'])
}

export function canPay(view: View, ledger: Ledger, { discard = 0, asset = 0, team3 = 0, ...parts }: Cost): boolean {
  const assets = ledger.M + ledger.economy + ledger.culture + ledger.religion
  return (
    Object.entries(parts).every(([part, n]) => ledger[part as Resource | Token] >= n) &&
    ledger.cards >= discard &&
    assets >= asset &&
    counted(view, ledger, 'teams.3') >= team3
  )
}

export const lessened = (cost: Cost, by: Reduction): Cost => ({
  ...cost,
  ...Object.fromEntries(Object.entries(by).map(([res, n]) => [res, Math.max(0, (cost[res as Resource] ?? 0) - n)])),
})

/** One of each kind that makes a difference. */
function piecesOf(ledger: Ledger, kinds: readonly (Token | 'M')[]): PieceId[] {
  return kinds.flatMap((kind): PieceId[] => {
    if (kind === 'M') return ledger.M > 0 ? ['M'] : []
    if (kind === 'economy') return ledger.economy > 0 ? ['economy'] : []
    if (kind === 'culture') return ledger.spots.map((tech) => `culture:${tech}`)
    return Object.entries(ledger.tracks).flatMap(([faction, track]) =>
      track.flatMap((owner, i) => (isOwn(ledger, owner) && track[i - 1] !== owner ? [`religion:${faction}:${i}`] : [])),
    )
  })
}
const isOwn = ({ me }: Ledger, owner: string) => owner === me

export function giveUp(ledger: Ledger, piece: PieceId | undefined): void {
  if (piece === undefined) return
  const [kind, at, index] = piece.split(':') as [Token | 'M', string, string]
  ledger[kind]--
  if (kind === 'culture') ledger.spots = ledger.spots.filter((tech) => tech !== at)
  if (kind === 'religion') ledger.tracks = { ...ledger.tracks, [at]: ledger.tracks[at]!.toSpliced(Number(index), 1) }
}

/** The one that leaves most. */
export function leastMissed(ledger: Ledger, pieces: readonly PieceId[], judge: Judge): PieceId | undefined {
  if (pieces.length < 2) return pieces[0]
  const left = new Map(
    pieces.map((piece) => {
      const after = copied(ledger)
      giveUp(after, piece)
      return [piece, judge(after)]
    }),
  )
  return pieces.reduce((best, piece) => (left.get(piece)! > left.get(best)! ? piece : best))
}
