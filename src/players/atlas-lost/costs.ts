/** What a cost takes out of a ledger, and whether it is there. */
import type { Cost, Reduction, Resource, Token } from '../../games/atlas-lost/data/language.ts'
import type { View } from '../../games/atlas-lost/view.ts'
import { counted, type Ledger } from './ledger.ts'

export function pay(ledger: Ledger, cost: Cost): void {
  for (const res of ['R', 'D', 'C', 'M', 'TP', 'economy', 'culture', 'religion'] as const) ledger[res] -= cost[res] ?? 0
  ledger.cards -= cost.discard ?? 0
  ledger.teams -= cost.team3 ?? 0
  for (let due = cost.asset ?? 0; due > 0; due--) {
    const [most] = (['M', 'economy', 'culture', 'religion'] as const).toSorted((a, b) => ledger[b] - ledger[a])
    ledger[most!]--
  }
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
