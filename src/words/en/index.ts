/** Everything the bot itself says, in English. */
import { KERNEL_PHRASES } from '../../kernel/words.ts'
import { ACHIEVEMENTS } from './achievements.ts'
import { ACTS } from './acts.ts'
import { BUTTONS } from './buttons.ts'
import { CARDS } from './cards.ts'
import { CHOOSING } from './choosing.ts'
import { COMMANDS } from './commands.ts'
import { EYES } from './eyes.ts'
import { HALL } from './hall.ts'
import { LEAGUE } from './league.ts'
import { LEAGUE_ACTS } from './league-acts.ts'
import { LEARNING } from './learning.ts'
import { LETTERS } from './letters.ts'
import { LOOKING } from './looking.ts'
import { NEWS_SAYS } from './news.ts'
import { PANELS } from './panels.ts'
import { PICTURES } from './pictures.ts'
import { POSTERS } from './posters.ts'
import { PROMISES } from './promises.ts'
import { REMEMBERING } from './remembering.ts'
import { REPORTS } from './reports.ts'
import { SEASONS } from './seasons.ts'
import { SETTINGS } from './settings.ts'
import { SETUP } from './setup.ts'
import { SITTINGS } from './sittings.ts'
import { STANDINGS } from './standings.ts'
import { STATISTICS } from './statistics.ts'
import { TABLES } from './tables.ts'

export const english = {
  ...KERNEL_PHRASES,
  ...TABLES,
  ...ACHIEVEMENTS,
  ...BUTTONS,
  ...CARDS,
  ...PANELS,
  ...CHOOSING,
  ...LOOKING,
  ...LEARNING,
  ...SETTINGS,
  ...LEAGUE,
  ...SEASONS,
  ...STANDINGS,
  ...STATISTICS,
  ...NEWS_SAYS,
  ...HALL,
  ...REMEMBERING,
  ...SETUP,
  ...PICTURES,
  ...POSTERS,
  ...LETTERS,
  ...EYES,
  ...PROMISES,
  ...SITTINGS,
  ...REPORTS,
  ...ACTS,
  ...LEAGUE_ACTS,
  ...COMMANDS,
}
