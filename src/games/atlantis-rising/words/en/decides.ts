/** What decides a question: purse, threats, who may still act, what comes next. One line each. */
import type { Seat } from '../../../../kernel/contract.ts'
import { phrases } from '../../../../kernel/words.ts'
import type { Facts } from '../../data/facts.ts'
import type { Purchase } from '../../data/language.ts'
import type { Sum } from '../parameters.ts'
import { councilorText } from './effects.ts'
import { capital, costText, cutAt, fitting, misfortune } from './speech.ts'

export function decides(facts: Facts) {
  const called = (id: string) => facts.names[id] ?? id
  const line = (text: string) => cutAt(text, 120)
  return phrases({
    'shows.purse': ({ goods, free }: { goods: Sum; free: number | null }, s) =>
      line(`You own ${costText(goods, s)}${free === null ? '' : `; ${free} energy is not set aside`}.`),
    'shows.sea': ({ draws, floods, dry }: { draws: number; floods: number; dry: number }, s) => {
      const sinking = floods > 0 ? s.count(floods, 'tile sinks', 'tiles sink') : 'no tile sinks'
      const cards = draws > 0 ? `${misfortune(draws, s)} to come, then ` : ''
      return line(`${capital(`${cards}${sinking} at the round’s end`)}; ${s.count(dry, 'tile')} still dry.`)
    },
    'shows.wrath': ({ value }: { value: number }) =>
      value === 0
        ? 'The gods are calm still: their wrath is 0, and adds nothing to recruiting rolls in the cities.'
        : `The wrath of the gods is ${value}: recruiting rolls in the cities count ${value} more.`,
    'shows.waiting': ({ seats }: { seats: readonly Seat[] }, s) =>
      seats.length > 0
        ? fitting(120, `Not finished yet: ${s.list(seats.map(s.name))}.`, `${seats.length} others have not finished yet.`)
        : 'Everybody else has finished.',
    'shows.gate': ({ left, lacking }: { left: number; lacking: Sum }, s) =>
      line(
        `${s.count(left, 'part')} of the Gate to go; all of you together still lack ${lacking.length > 0 ? costText(lacking, s) : 'nothing'}.`,
      ),
    'shows.ability': ({ councilor }: { councilor: string }, s) =>
      line(`Your ${called(councilor)}: ${councilorText(facts, councilor, s)}.`),
    'absent.ability': ({ councilor, seat }: { councilor: string; seat: Seat }, s) =>
      `${councilorText(facts, councilor, s)}. It works where ${s.name(seat)}’s Leader stands: bring yours there.`,
    'absent.taken': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} speaks for them.`,
    'absent.unseen': 'not turned up for the Hologram this round.',
    'absent.peninsula': ({ peninsula }: { peninsula: string }) => called(peninsula),
    'absent.purchase': ({ what, peninsula }: { what: Purchase; peninsula: string }) =>
      what === 'barrier' ? `A barrier beside the ${called(peninsula)}` : `A tile of the ${called(peninsula)} raised`,
    'absent.built': 'it stands already.',
    'absent.barrier': 'it has a barrier already, and one is all.',
    'absent.dry': 'nothing of it is under water.',
    'absent.dear': 'all energy on the table would not pay for it now.',
    'absent.drowned': 'all of it is under water already.',
    'absent.hit': 'it has lost a tile to this card already.',
    'absent.spared': 'this card does not reach it.',
    'shows.council': 'The ability works for everybody on your Leader’s tile, so think of what the others take.',
    'shows.hologram': 'The Hologram is one more Leader this round, with the ability you choose.',
    'shows.flood': 'The outermost dry tile sinks; who stands on it does nothing more this round. A barrier is lost instead.',
    'shows.flood.breaks': 'The outermost dry tile sinks although there is a barrier, which goes, too.',
    'shows.marks': ({ marks }: { marks: readonly { readonly seat: Seat; readonly peninsula: string }[] }, s) =>
      line(
        marks.length > 0
          ? `${capital(s.list(marks.map(({ seat, peninsula }) => `${s.name(seat)} suggests the ${called(peninsula)}`)))}.`
          : 'Nobody has suggested anything yet. You have the last word.',
      ),
    'shows.energy': ({ free }: { free: number }) =>
      free > 0 ? `You have ${free} energy to spend; each adds 1 to the roll.` : 'You have no energy to add.',
    'shows.partner': ({ seat, free }: { seat: Seat; free: number }, s) =>
      line(`${s.name(seat)} rolled with you and has ${free} energy.`),
    'shows.library': ({ hand, limit }: { hand: number; limit: number }, s) =>
      `You hold ${s.count(hand, 'scroll')} of at most ${limit}. Artifacts lie open and do not count.`,
    'shows.under': 'Nobody sees them again until the deck has been drawn that far.',
    'shows.peek': 'Only you know these. You may tell the others.',
    'shows.barrier': 'A barrier is lost instead of the next tile that would sink there; a Controlled Flood breaks through.',
    'shows.unflood': 'The flooded tile closest to the centre rises, and its places can be used again.',
    'shows.volunteers': 'A volunteer is placed and acts like a follower, for one round.',
    'shows.recruit': ({ reserves }: { reserves: readonly { readonly seat: Seat; readonly n: number }[] }, s) =>
      line(
        `In reserve: ${s.list(reserves.map(({ seat, n }) => `${s.name(seat)} ${n}`))}. A new follower acts from the next round on.`,
      ),
    'shows.build': ({ by, agreed, missing }: { by: Seat; agreed: readonly Seat[]; missing: readonly Seat[] }, s) => {
      const yes = agreed.filter((seat) => seat !== by)
      return line(
        `Agreed: ${s.list([by, ...yes].map(s.name))}. Still asked: ${missing.length > 0 ? s.list(missing.map(s.name)) : 'only you'}.`,
      )
    },
    'shows.place': 'If you keep it, the starting player decides.',
    'shows.verdict': 'You are the starting player, so this is yours to settle.',
    'shows.follower': ({ reserves }: { reserves: readonly { readonly seat: Seat; readonly n: number }[] }, s) =>
      line(`In reserve: ${s.list(reserves.map(({ seat, n }) => `${s.name(seat)} ${n}`))}.`),
    'shows.escape': 'Once a round. Who is not saved is washed away and does nothing more this round.',
    'shows.late': 'The misfortunes are over; who you place now acts at once.',
    'shows.propose': 'Suggestions bind nobody. Each of you may have two on the plan board.',
    'shows.again': ({ left }: { left: number }, s) => `You may think again ${s.count(left, 'more time')} in this phase.`,
    'shows.give-up': ({ gaveUp }: { gaveUp: readonly Seat[] }, s) =>
      line(gaveUp.length > 0 ? `${s.list(gaveUp.map(s.name))} would give up.` : 'Nobody else has said so yet.'),
    'shows.wishes': 'They save everybody the waiting, and can be taken back at any time while acting.',
    'shows.plain': 'The game does only what costs nothing and needs no choice.',
    'shows.scroll': 'A scroll never changes something that has already begun.',
  })
}
