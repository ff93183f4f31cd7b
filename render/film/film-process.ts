/** The process that makes a film. */
import { serve } from '../../src/helpers/helper.ts'
import { openDesk } from './desk.ts'

serve(openDesk())
