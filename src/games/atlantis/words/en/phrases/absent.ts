/** Why something is not among the choices: who one is, what one holds, where one stands. */
import type { Seat } from '../../../../../kernel/contract.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { AreaId, Building, NationId, SocietyId } from '../../../terms.ts'
import type { Lexicon } from '../lexicon.ts'

export const absences = ({ area, nation, agent, means, building }: Lexicon) =>
  phrases({
    'absent.society': ({ society, seat }: { society: SocietyId; seat: Seat }, s) =>
      `${means.powers[society] ?? ''} Only ${s.name(seat)} has that.`.trim(),
    'absent.taken': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} leads it already.`,
    'absent.actions': (t: { nation: NationId }) => `Actions of ${nation(t.nation)}`,
    'absent.nation': ({ controllers }: { nation: NationId; controllers: readonly Seat[] }, s) =>
      controllers.length === 0
        ? 'nobody controls it, so nobody acts there.'
        : `only ${s.list(controllers.map(s.name))} can act there. A coup in its home would bring you in.`,
    'absent.special': (t: { area: AreaId; owner: NationId | null }) =>
      `it goes with ${area(t.area)}, ${t.owner === null ? 'which is neutral' : `held by ${nation(t.owner)}, which is not yours`}. Take it by coup or conquest.`,
    'absent.home': (t: { nation: NationId }) => nation(t.nation),
    'absent.draft': (t: { seat: Seat; controllers: readonly Seat[]; passive: boolean }, s) => {
      if (t.passive) return 'it plays by itself in this game.'
      if (t.controllers.includes(t.seat)) return 'you have a hand in it already.'
      if (t.controllers.length > 1) return `${s.list(t.controllers.map(s.name))} share it already.`
      return 'with it the others could not all get two nations, each shared with another rival.'
    },
    'absent.target.nobody': `none of your ${agent}s is there. An Intrigue places one.`,
    'absent.target.own': 'your own nations hold it already.',
    'absent.target.knight': 'the Black Knight takes minor nations only.',
    'absent.target.markers': 'your nations have no control marker left for it.',
    'absent.target.pairs': 'no swap there would leave everybody with two nations, each shared with another rival.',
    'absent.stance.attack': 'Help the attack',
    'absent.stance.defend': 'Help the defence',
    'absent.stance.peace': 'Stay out of it',
    'absent.role.attacker': 'it is your own attack: your dial can only help it.',
    'absent.role.defender': 'a nation of yours is attacked and none of yours attacks.',
    'absent.role.partner': 'a nation of yours attacks and none of yours is attacked.',
    'absent.role.bystander': 'you stand on neither side.',
    'absent.site.full': ({ spots }: { spots: number }, s) => `${s.count(spots, 'building spot')}, all taken.`,
    'absent.elsewhere': 'Anywhere else',
    'absent.site.foreign': (t: { nation: NationId }) => `${nation(t.nation)} builds only at home and in minor nations it holds.`,
    'absent.settled': ({ count }: { count: number }) =>
      `${count > 1 ? 'they were' : 'it was'} placed or moved in this Intrigue already.`,
    'absent.source': (t: { nation: NationId; units: number }, s) =>
      t.units === 0
        ? `no units of ${nation(t.nation)} stand there.`
        : `${s.count(t.units, 'unit')} there, all under way already or too few for any way out.`,
    'absent.units': (t: { nation: NationId }) => `Units of ${nation(t.nation)}`,
    'absent.spared': (t: { nation: NationId }) => `it is ${nation(t.nation)} that strikes.`,
    'absent.card': 'you hold none of these.',
    'absent.way.homes': 'Homes of other major nations',
    'absent.way.homes.why': 'no army marches in there. A coup or a Global Conflict reaches them.',
    'absent.way.far': 'Anywhere further away',
    'absent.way.far.why': 'a march goes to what touches by land, strait or ocean, if anybody would be left on arrival.',
    'absent.way.planned': 'Where a group from here is going already',
    'absent.way.planned.why': 'take that group out of the plan first, then plan it anew.',
    'absent.wild': 'Wildernesses',
    'absent.wild.why': `nobody lives there; ${agent}s work in nations.`,
    'absent.same': `${agent[0]!.toUpperCase()}${agent.slice(1)}s of the same value, or in the same area`,
    'absent.same.why': 'swapping them would change nothing.',
    'absent.temple': (t: { building: Building }) => `Areas with a ${building(t.building)}`,
    'absent.temple.why': 'the two kinds of temple never share an area.',
    'absent.hand': 'no objective card in hand.',
  })
