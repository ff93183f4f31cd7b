import { expect, it } from 'vitest'
import { unreadable } from './sentences.ts'

it('signs in the place of words are found, and words are left alone', () => {
  for (const formula of ['▲1', '⚑', 'Coup › Akakor', '3R → 2D', '◆', '…', '–'])
    expect(unreadable(formula), formula).not.toBeNull()
  for (const words of ['Ada gains 1 Land.', 'Facedown: 1. 🇬🇹 Guatemala', '12', 'Pay 3 research: place 1 economy token'])
    expect(unreadable(words), words).toBeNull()
})
