/** Pictures of a league: standings, games, who finished ahead of whom, and profiles. Large letters, because they are read on telephones. */
import { LOCALES } from '../../src/kernel/language.ts'
import { oursIn } from '../../src/words/words.ts'
import type { Painter } from '../picture.ts'
import { paintCross } from './cross.ts'
import { paintGames } from './games.ts'
import type { LeaguePage } from './page.ts'
import { paintProfile } from './profile.ts'
import { paintStandings } from './standings.ts'

export const leaguePainter: Painter<LeaguePage> = {
  paint(page, { locale = LOCALES[0] }) {
    const ours = oursIn(locale)
    switch (page.page) {
      case 'standings':
        return paintStandings(page, ours)
      case 'games':
        return paintGames(page, ours)
      case 'cross':
        return paintCross(page, ours)
      case 'profile':
        return paintProfile(page, ours)
    }
  },
}
