/**
 * What others ask of a seat, in one list, one tap each: build parts, requests for a place, proposals, funds, pieces that
 * wait. Ids read `yes.plan.7`: the word, what it is about, and which one. For the first two somebody waits: a seat that has
 * finished is asked for them once more, the rest it may leave alone.
 */

import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Build, Proposal, Request } from '../board.ts'
import type { Data } from '../data/data.ts'
import { freeEnergy, spendable } from '../goods.ts'
import { pieceOf } from '../island.ts'
import type { Chosen, Question, Rising } from '../terms.ts'
import { sumOf } from '../words/parameters.ts'
import { amended, type Choice, pick, type RisingText } from '../words/says.ts'
import { answerBuild, owing } from './build.ts'
import { dismissRequest, grant, keepSeat } from './contention.ts'
import { missingFor } from './energy.ts'
import {
  answerProposal,
  helpToPay,
  isAnother,
  placeFor,
  plansTogether,
  shareOf,
  whyNotPlan,
  withdrawProposal,
} from './proposals.ts'
import { lackingInAll, showPurse } from './shows.ts'

const GROUP: RisingText = { say: 'asked' }
const NOTHING: readonly Choice[] = []

export function answerOptions(data: Data, table: Rising, seat: Seat): readonly Choice[] {
  const { board } = table
  const { builds, requests, proposals, funds, waits } = board
  const isQuiet = builds.length + requests.length + proposals.length + funds.length === 0
  if (isQuiet && board.phase !== 'actions') return NOTHING
  const options: Choice[] = []
  for (const build of builds) if (owing(build).includes(seat)) askForPart(options, board, build, seat)
  for (const request of requests) {
    const { owner } = pieceOf(board, request.piece)
    if (owner === seat && !request.kept) askForPlace(options, board, request)
    else if (seat === board.starting) askForVerdict(options, board, request)
  }
  const together = plansTogether(data, table, seat)
  if (together.length > 1)
    options.push({
      id: 'yes.plans.all',
      label: { say: 'plan.accept.all', n: together.length },
      means: { say: 'means.plan.all', regions: together.map(({ region }) => region) },
      group: GROUP,
      rule: '1',
    })
  for (const proposal of proposals) {
    if (proposal.by === seat) {
      options.push({
        id: `no.own.${proposal.id}`,
        label: withdrawal(board, proposal),
        means: { say: 'means.withdraw' },
        group: GROUP,
      })
    } else if ('goal' in proposal) {
      if (proposal.agreed.includes(seat)) continue
      const cost = shareOf(data, board, seat, proposal.goal)
      const option: Choice = {
        id: `yes.goal.${proposal.id}`,
        label: { say: 'goal.agree', seat: proposal.by, goal: proposal.goal },
        means: { say: 'means.agree', n: cost },
        group: GROUP,
      }
      options.push(cost > 0 ? amended(option, { price: { of: 'energy', cost, left: freeEnergy(board, seat) - cost } }) : option)
    } else if (proposal.to === seat) {
      const facts = { seat: proposal.by, kind: proposal.kind, region: proposal.region, isAnother: isAnother(board, proposal) }
      const blocked = whyNotPlan(data, table, proposal)
      yesOrNo(options, `plan.${proposal.id}`, '1', {
        yes: {
          label: { say: 'plan.accept', ...facts },
          means: () => ({
            say: 'means.plan.yes',
            kind: proposal.kind,
            place: placeFor(data, table, proposal),
            lacking: lackingInAll(data, board),
          }),
        },
        no: { label: { say: 'plan.decline', ...facts }, means: { say: 'means.plan.no' } },
        blocked,
      })
    }
  }
  const free = funds.length > 0 ? freeEnergy(board, seat) : 0
  for (const { id, what, peninsula } of free > 0 ? funds : []) {
    const missing = missingFor(data, board, { what, peninsula }, seat)
    const n = Math.min(free, missing)
    const label: RisingText = { say: 'fund.join', n, what, peninsula, missing }
    options.push({
      id: `yes.fund.${id}`,
      label,
      means: { say: 'means.join', n, missing },
      group: GROUP,
      rule: '35',
      price: { of: 'energy', cost: n, left: free - n },
    })
  }
  for (const id in waits) {
    const by = waits[id]!
    if (by !== seat && seat !== board.starting) continue
    options.push({
      id: `yes.lift.${id}`,
      label: { say: 'wait.lift', seat: by, place: pieceOf(board, id).at },
      means: { say: 'means.lift' },
      group: GROUP,
      rule: '12',
    })
  }
  return options
}

// ── What somebody waits for ─────────────────────────────────────────────────────────────────────────────────────

const partOf = ({ component, by, parts }: Build, board: Board, seat: Seat) => ({
  component,
  seat: by,
  cost: sumOf(parts[seat]!, spendable(board, seat)),
})

function askForPart(options: Choice[], board: Board, build: Build, seat: Seat) {
  const facts = partOf(build, board, seat)
  yesOrNo(options, `build.${build.space}`, '39', {
    yes: { label: { say: 'build.agree', ...facts }, means: { say: 'means.pay', component: build.component } },
    no: { label: { say: 'build.refuse', ...facts }, means: { say: 'means.refuse' } },
  })
}

const factsOf = (board: Board, { by, piece }: Request) => {
  const { owner, at } = pieceOf(board, piece)
  return { seat: by, owner, place: at }
}

function askForPlace(options: Choice[], board: Board, request: Request) {
  const facts = factsOf(board, request)
  yesOrNo(options, `way.${request.id}`, '4', {
    yes: { label: { say: 'request.give', ...facts }, means: { say: 'means.give' } },
    no: { label: { say: 'request.keep', ...facts }, means: { say: 'means.keep-place' } },
  })
}

function askForVerdict(options: Choice[], board: Board, request: Request) {
  const facts = factsOf(board, request)
  yesOrNo(options, `verdict.${request.id}`, '4', {
    yes: { label: { say: 'request.grant', ...facts }, means: { say: 'means.grant', owner: facts.owner } },
    no: { label: { say: 'request.deny', ...facts }, means: { say: 'means.deny' } },
  })
}

const buildFor = ({ builds }: Board, seat: Seat) => builds.find((build) => owing(build).includes(seat))

/** A request the owner has not answered, or has refused so that the starting player decides. */
const requestFor = (board: Board, seat: Seat) =>
  board.requests.find(({ piece, kept }) => (kept ? board.starting : pieceOf(board, piece).owner) === seat)

/** A seat that has finished, and whose word somebody waits for all the same. */
export const isCalledBack = (board: Board, seat: Seat): boolean =>
  board.builds.length + board.requests.length > 0 &&
  board.players[seat]!.ready &&
  (buildFor(board, seat) !== undefined || requestFor(board, seat) !== undefined)

export function callBackAsk(board: Board, seat: Seat): Question<Chosen> {
  const options: Choice[] = []
  const build = buildFor(board, seat)
  if (build) {
    askForPart(options, board, build, seat)
    const missing = owing(build).filter((other) => other !== seat)
    return {
      prompt: { say: 'asked.build', ...partOf(build, board, seat) },
      shows: () => [showPurse(board, seat), { say: 'shows.build', by: build.by, agreed: build.agreed, missing }],
      topic: 'building',
      about: build.space,
      input: pick(options),
    }
  }
  const request = requestFor(board, seat)!
  if (request.kept) askForVerdict(options, board, request)
  else askForPlace(options, board, request)
  const facts = factsOf(board, request)
  return {
    prompt: { say: request.kept ? 'asked.verdict' : 'asked.place', ...facts },
    shows: [{ say: request.kept ? 'shows.verdict' : 'shows.place' }],
    topic: 'placing',
    about: facts.place,
    input: pick(options),
  }
}

/** The clock spends nothing and gives nothing away. */
export const callBackIdle = (board: Board, seat: Seat): Chosen => {
  const { input } = callBackAsk(board, seat)
  const no = input.kind === 'pick' ? input.options.find(({ id }) => id.startsWith('no.')) : undefined
  return { pick: no!.id, then: undefined }
}

// ── One list of all ─────────────────────────────────────────────────────────────────────────────────────────────

const withdrawal = (board: Board, proposal: Proposal): RisingText =>
  'goal' in proposal
    ? { say: 'goal.withdraw', goal: proposal.goal }
    : {
        say: 'plan.withdraw',
        seat: proposal.to,
        kind: proposal.kind,
        region: proposal.region,
        isAnother: isAnother(board, proposal),
      }

type Word = Pick<Choice, 'label' | 'means'>
type Words = { readonly yes: Word; readonly no: Word; readonly blocked?: RisingText | null }

function yesOrNo(options: Choice[], about: string, rule: string, { yes, no, blocked }: Words) {
  const agree: Choice = { id: `yes.${about}`, ...yes, group: GROUP, rule }
  options.push(blocked ? amended(agree, { blocked }) : agree, { id: `no.${about}`, ...no, group: GROUP, rule })
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
    case 'plans':
      // What one piece takes is no longer free for the next: looked at one by one.
      for (const plan of plansTogether(data, table, seat))
        if (whyNotPlan(data, table, plan) === null) answerProposal(data, table, seat, plan, true)
      return
    case 'own':
      return withdrawProposal(table, board.proposals.find((each) => `${each.id}` === key)!)
    case 'fund':
      return helpToPay(data, table, seat, key)
    case 'lift':
      delete board.waits[key]
  }
}
