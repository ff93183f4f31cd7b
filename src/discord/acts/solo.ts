/** A game alone against computers, wherever one is: it is answered where it was asked for, and nobody else sees it. */
import { hostedAt } from '../../tables/house.ts'
import { positionAt } from '../../tables/position.ts'
import { soloReply } from '../show/solo.ts'
import { act, type Doing, type Sure } from './act.ts'
import { panelAt } from './answer.ts'
import { games, levels } from './choices.ts'
import { choice, pressed, whole } from './fields.ts'
import { botAt } from './trial.ts'

const fields = {
  game: choice('field.game', games),
  players: whole('solo.players', { min: 1, max: 7 }),
  /** The same, where it was pressed. */
  begin: pressed(),
  level: choice('open.level', () => levels().filter(({ value }) => value === 'gentle' || value === 'steady')),
}
type Soloing = Doing<'anywhere', typeof fields>

/** Quick enough for one sitting, and company enough. */
const USUAL = 3

const gameIn = ({ given }: Pick<Soloing, 'given'>): string => given.game ?? given.begin ?? ''

const seatsOf = ({ house, given }: Soloing, game: string): number => {
  const { min, max } = hostedAt(house, game).game.seats
  return Math.min(max, Math.max(min, given.players ?? USUAL))
}

async function goingOn({ bot, me }: Pick<Soloing, 'bot' | 'me'>) {
  const solo = await bot.solos.of(me.id)
  const outcome = solo && (await positionAt(solo.house, solo.place.table)).seen(null).outcome
  return outcome ? null : solo
}

export const solo = act({
  name: 'solo',
  at: 'anywhere',
  fields,
  reads: ({ arg, value }) => ({ begin: value ?? (arg || null) }),
  /** One that is going on would be lost. */
  async sure(doing): Promise<Sure | null> {
    const going = gameIn(doing) === '' ? null : await goingOn(doing)
    if (!going) return null
    const { title } = hostedAt(doing.house, going.place.game)
    return { ask: { say: 'solo.sure', title }, yes: { say: 'solo.anew' }, look: 'main' }
  },
  async do(doing) {
    const { bot, me, given, ours, locale } = doing
    const game = gameIn(doing)
    const going = game === '' ? await goingOn(doing) : null
    if (game === '' && !going) return soloReply(bot, locale)
    const wanted = {
      game,
      seats: game ? seatsOf(doing, game) : 0,
      level: given.level === 'steady' ? 'steady' : 'gentle',
    } as const
    const { place } = going ?? (await bot.solos.begin(me, wanted))
    const notice = ours(going ? 'solo.goes-on' : 'solo.begun')
    return panelAt(await botAt(bot, place.table, me.id), doing, place.table, { notice })
  },
})
