/** The open book: after the end, the whole game moment by moment, with every hand and every sealed answer on the table. */
import type { State } from '../kernel/contract.ts'
import { apply, decisions, isRefusal, reveal } from '../kernel/engine.ts'
import type { Entry } from '../kernel/record.ts'
import { stateAt } from '../tables/history.ts'
import { refuse } from '../tables/house.ts'
import { namesAt, type Position } from '../tables/position.ts'
import type { Bot } from './bot.ts'
import { idFor } from './ids.ts'
import { frame, pictures } from './look.ts'
import { speakerAt } from './panel.ts'
import { answerText } from './present/leaves.ts'
import { button, buttonRows } from './present/rows.ts'
import type { Reply } from './reply.ts'

const MOST_PICTURES = 8

export async function replayReply(bot: Bot, position: Position, at: number): Promise<Reply> {
  const { table, hosted } = position
  if (table.status !== 'finished') return refuse('export.unfinished')
  const fences = await bot.house.store.fences(table.id)
  const index = Math.max(0, Math.min(at, fences.length - 1))
  const { fence } = fences[index] ?? refuse('history.nothing')
  const state = await stateAt(bot.house, table, fence)
  const next = fences[index + 1]?.fence ?? fence
  const entries = (await bot.house.store.entries(table.id, fence)).filter(({ n }) => n < next).map(({ entry }) => entry)
  const board = await pictures(bot, position, state, null, [{ kind: 'overview' }])
  const hands = await Promise.all(table.seats.map(({ seat }) => pictures(bot, position, state, seat, [{ kind: 'hand' }])))
  const files = [...board, ...hands.flat()].slice(0, MOST_PICTURES)
  const head = `**${hosted.title}** · ${hosted.headline(hosted.game.view(state.board, null), namesAt(table))} · moment ${index + 1} of ${fences.length}`
  return {
    components: [frame([head, ...answered(position, state, entries)], files, steps(table.id, index, fences.length))],
    files,
  }
}

function steps(table: string, index: number, count: number) {
  const last = count - 1
  const targets = { First: 0, '← Back': index - 1, 'Next →': index + 1, '10 on': index + 10, Last: last }
  // Two steps may lead to the same moment; their places keep them apart.
  return buttonRows(
    Object.entries(targets).map(([label, target], place) => {
      const to = Math.max(0, Math.min(last, target))
      return button(idFor('replay', table, String(place), String(to)), label, 'plain', to === index)
    }),
  )
}

/** What everybody answered from here to the next moment, sealed answers included. */
function answered({ table, hosted }: Position, from: State, entries: readonly Entry[]): string[] {
  const say = speakerAt({ table, hosted })
  const lines: string[] = []
  let state = from
  for (const entry of entries) {
    if (!('reveal' in entry)) {
      const decision = decisions(hosted.game, state, entry.seat).find(({ id }) => id === entry.decision)
      const words =
        decision && entry.answer !== null
          ? `${say(decision.prompt)} **${answerText({ say }, decision.input, entry.answer)}**`
          : 'took the answer back'
      lines.push(
        `- ${namesAt(table)(entry.seat)}${entry.by === 'person' ? '' : ` (${entry.by})`}: ${words}${entry.receipt ? ` · sealed, receipt \`${entry.receipt.slice(0, 8)}\`` : ''}`,
      )
    }
    const applied =
      'reveal' in entry ? reveal(hosted.game, state) : apply(hosted.game, state, entry.seat, entry.decision, entry.answer)
    if (isRefusal(applied)) break
    state = applied.state
  }
  return lines
}
