/** Pictures of a league: standings, games, who finished ahead of whom, and profiles. Large letters, because they are read on telephones. */
import type { Painter } from '../picture.ts'
import { paintCross } from './cross.ts'
import { paintGames } from './games.ts'
import type { LeaguePage } from './page.ts'
import { paintProfile } from './profile.ts'
import { paintStandings } from './standings.ts'

export const leaguePainter: Painter<LeaguePage> = {
  paint(page) {
    switch (page.page) {
      case 'standings':
        return paintStandings(page)
      case 'games':
        return paintGames(page)
      case 'cross':
        return paintCross(page)
      case 'profile':
        return paintProfile(page)
    }
  },
}
