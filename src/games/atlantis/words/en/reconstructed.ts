/** Which numbers nobody but an owner of the printed game can vouch for. */
import { bySeat } from '../../../../kernel/language.ts'
import { reconstructedParts } from '../../../common/reconstructed.ts'

const OURS = {
  areas: 'names, Power, spots and oceans of some areas',
  oceans: 'names of oceans',
  land: 'which areas touch by land',
  straits: 'straits',
  seas: 'which waters areas lie on',
  societies: 'the colours of societies',
  dial: 'the prices on the dial',
  plainCounters: 'garrison and stability on plain counters',
  specialCounters: 'garrison and stability on special counters',
  homeCounters: 'the counters of home areas',
  track: 'the length of the track, and where Doom and End begin',
  resource: 'how resources turn into Power',
  relics: 'where relics lie in the wilderness',
  setupCards: 'the set-up cards',
  objectives: 'copies and pairs of objective cards',
} as const

export const sourcesText = (pack: object): string =>
  `Some numbers were only ever printed in pictures and are reconstructed here: ${bySeat().list(reconstructedParts(pack, OURS))}. Whoever owns the printed game can give this server a pack with the true ones.`
