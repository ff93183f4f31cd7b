/** The drawing process. */
import { serve } from '../src/helpers/helper.ts'
import { draw } from './draw.ts'
import type { Job } from './easel.ts'

serve(({ game, view, ask }: Job) => draw(game, view, ask))
