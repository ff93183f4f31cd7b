/** Four days in which nobody can answer, for every reason there is: nobody misses anything, and every deadline moves by four days. */
import { describe, expect, it } from 'vitest'
import { CAUSES, wrongAfter } from './absences.ts'

describe('four days in which', () => {
  it.each(Object.keys(CAUSES))('%s count for nobody', async (cause) => {
    expect(await wrongAfter(cause)).toEqual([])
  })
})
