/** What is kept of every released version of a game. */
import { join } from 'node:path'
import type { AnyGame } from '../../src/kernel/contract.ts'

export type Frozen = { readonly stages: readonly string[]; readonly states: readonly unknown[] }

export const FIXTURES = join(import.meta.dirname, '..', 'fixtures')
export const fixturePath = (game: string, version: number) => join(FIXTURES, game, `v${version}.json`)
export const stagesOf = (game: AnyGame): string[] =>
  game.steps.flatMap(({ name, stages }) => Object.keys(stages).map((stage) => `${name}.${stage}`)).sort()
