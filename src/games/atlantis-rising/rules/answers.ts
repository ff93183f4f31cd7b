/**
 * What others ask of a seat, in one list, one tap each: build parts, requests for a place, proposals, funds, pieces that
 * wait. Ids read `yes.plan.7`: the word, what it is about, and which one.
 */

import type { Option, Seat, Text } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Proposal, Rising } from '../board.ts'
import type { Data } from '../data/data.ts'
import { freeEnergy } from '../goods.ts'
import { pieceOf } from '../island.ts'
import { answerBuild, owing } from './build.ts'
import { dismissRequest, grant, keepSeat } from './contention.ts'
import { missingFor } from './energy.ts'
import { costText } from './payment.ts'
import { answerProposal, helpToPay, whyNotPlan, withdrawProposal } from './proposals.ts'

const GROUP = { say: 'asked' }
const NOTHING: readonly Option[] = []

export function answerOptions(data: Data, table: Rising, seat: Seat): readonly Option[] {
  const { board } = table
  const { builds, requests, proposals, funds, waits } = board
  const isQuiet = builds.length + requests.length + proposals.length + funds.length === 0
  if (isQuiet && board.phase !== 'actions') return NOTHING
  const options: Option[] = []
  for (const build of builds) {
    if (!owing(build).includes(seat)) continue
    const facts = { component: build.component, seat: build.by, cost: costText(build.parts[seat]!) }
    yesOrNo(options, `build.${build.space}`, { say: 'build.agree', ...facts }, { say: 'build.refuse', ...facts }, '39')
  }
  for (const request of requests) {
    const { owner, at } = pieceOf(board, request.piece)
    const facts = { seat: request.by, owner, place: at }
    if (owner === seat && !request.kept)
      yesOrNo(options, `way.${request.id}`, { say: 'request.give', ...facts }, { say: 'request.keep', ...facts }, '4')
    else if (seat === board.starting)
      yesOrNo(options, `verdict.${request.id}`, { say: 'request.grant', ...facts }, { say: 'request.deny', ...facts }, '4')
  }
  for (const proposal of proposals) {
    if (proposal.by === seat) {
      options.push({ id: `no.own.${proposal.id}`, label: withdrawal(proposal), group: GROUP })
    } else if ('goal' in proposal) {
      if (proposal.agreed.includes(seat)) continue
      const label = { say: 'goal.agree', seat: proposal.by, goal: proposal.goal }
      options.push({ id: `yes.goal.${proposal.id}`, label, group: GROUP })
    } else if (proposal.to === seat) {
      const facts = { seat: proposal.by, kind: proposal.kind, region: proposal.region }
      const blocked = whyNotPlan(data, table, proposal)
      yesOrNo(options, `plan.${proposal.id}`, { say: 'plan.accept', ...facts }, { say: 'plan.decline', ...facts }, '1', blocked)
    }
  }
  const free = funds.length > 0 ? freeEnergy(board, seat) : 0
  for (const { id, what, peninsula } of free > 0 ? funds : []) {
    const missing = missingFor(data, board, { what, peninsula }, seat)
    const n = Math.min(free, missing)
    const label = { say: 'fund.join', n, what, peninsula, missing }
    options.push({ id: `yes.fund.${id}`, label, group: GROUP, rule: '35', price: { of: 'energy', cost: n, left: free - n } })
  }
  for (const id in waits) {
    const by = waits[id]!
    if (by !== seat && seat !== board.starting) continue
    options.push({
      id: `yes.lift.${id}`,
      label: { say: 'wait.lift', seat: by, place: pieceOf(board, id).at },
      group: GROUP,
      rule: '12',
    })
  }
  return options
}

const withdrawal = (proposal: Proposal): Text =>
  'goal' in proposal
    ? { say: 'goal.withdraw', goal: proposal.goal }
    : { say: 'plan.withdraw', seat: proposal.to, kind: proposal.kind, region: proposal.region }

function yesOrNo(options: Option[], about: string, yes: Text, no: Text, rule: string, blocked: Text | null = null) {
  const agree = { id: `yes.${about}`, label: yes, group: GROUP, rule }
  options.push(blocked ? extended(agree, { blocked }) : agree, { id: `no.${about}`, label: no, group: GROUP, rule })
}

export function takeAnswer(data: Data, table: Rising, seat: Seat, id: string) {
  const { board } = table
  const [word, about, ...rest] = id.split('.')
  const key = rest.join('.')
  const yes = word === 'yes'
  const request = board.requests.find((each) => `${each.id}` === key)
  switch (about) {
    case 'build':
      return answerBuild(data, table, seat, key, yes)
    case 'way':
      return request && (yes ? grant(data, table, request) : keepSeat(table, request))
    case 'verdict':
      return request && (yes ? grant(data, table, request) : dismissRequest(board, request))
    case 'goal':
    case 'plan':
      return answerProposal(data, table, seat, board.proposals.find((each) => `${each.id}` === key)!, yes)
    case 'own':
      return withdrawProposal(table, board.proposals.find((each) => `${each.id}` === key)!)
    case 'fund':
      return helpToPay(data, table, seat, key)
    case 'lift':
      delete board.waits[key]
  }
}
