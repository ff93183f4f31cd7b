import fc from 'fast-check'
import { bundle } from '../scripts/bundle.mjs'

/** Property tests draw the same cases every time, so that a red run can be repeated; the soak looks further. */
fc.configureGlobal({ seed: 20_261_116 })

/** Processes that draw and think are started as in earnest: from the sources each would take seconds to begin. */
const place = globalThis as { archonBundle?: string }
place.archonBundle ??= await bundle()
