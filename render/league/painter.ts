/** Pictures of a league: standings and how they came about, games, who finished ahead of whom, the season's poster, champions, and profiles. Large letters, because they are read on telephones. */
import { LOCALES } from '../../src/kernel/language.ts'
import { oursIn } from '../../src/words/words.ts'
import type { Painter } from '../picture.ts'
import { paintBars } from './bars.ts'
import { paintCourse } from './course.ts'
import { paintCross } from './cross.ts'
import { paintGames } from './games.ts'
import { paintHall } from './hall.ts'
import type { LeaguePage } from './page.ts'
import { paintProfile } from './profile.ts'
import { paintSeason } from './season.ts'
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
      case 'course':
        return paintCourse(page, ours)
      case 'season':
        return paintSeason(page, ours)
      case 'hall':
        return paintHall(page, ours)
      case 'profile':
        return paintProfile(page, ours)
      case 'bars':
        return paintBars(page, ours)
    }
  },
}
