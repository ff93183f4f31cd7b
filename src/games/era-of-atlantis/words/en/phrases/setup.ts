/** How a table of Era is set up, its secret goals, and its end. */
import type { Seat } from '../../../../../kernel/contract.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { AreaId, Card, NationId, Players } from '../../../../atlantis/terms.ts'
import type { Lexicon } from '../../../../atlantis/words/en/lexicon.ts'
import type { EraPack } from '../../../data/pack.ts'
import { goalFor, goalOf } from '../goals.ts'

export const settings = phrases({
  'means.setting.mode.standard': 'Everything in the rulebook but the advanced rules.',
  'means.setting.mode.introductory': 'Fewer rules for a first game: no special actions, no layout, no Repolarize.',
  'means.setting.ambitions.off': 'Nations have no goals of their own.',
  'means.setting.ambitions.on': 'Every major nation has a secret goal that counts as Power in the end.',
  'means.setting.specials.drawn': 'Chance decides which special actions are in play.',
  'means.setting.specials.agreed': 'The table agrees, and the starting player enters what was agreed.',
  'setting.mode': 'Rules',
  'setting.introductory': 'Introductory: no special actions, layout, Repolarize or compensation',
  'setting.standard': 'Standard',
  'setting.ambitions': 'Secret goals of major nations (advanced)',
  'setting.specials': 'Special actions',
  'setting.drawn': 'Drawn at random',
  'setting.agreed': 'Agreed beforehand; the starting player enters them',
})

export const beginnings = ({ areas, nation, card, society, sum }: Lexicon) => {
  return phrases({
    'setup.agree': ({ count }: { count: number }) => `Which ${count} special actions have you all agreed on?`,
    'shows.agree': 'They belong to minor nations, and to whoever controls those.',
    'setup.map': (t: { wilderness: readonly AreaId[]; passive: NationId | null }, s) =>
      [
        t.wilderness.length > 0 ? `Wilderness this time: ${areas(t.wilderness, s)}.` : 'The whole map is in play.',
        ...(t.passive === null ? [] : [`${nation(t.passive)} is the passive nation.`]),
      ].join(' '),
    'setup.layout': ({ cards: { sun, moon, eclipse } }: { cards: Layout }) =>
      `The layout: ${card(sun)} under the sun, ${card(moon)} under the moon, ${card(eclipse)} under the eclipse.`,
    'setup.removed': (t: { nation: NationId }) => `Nobody chose ${nation(t.nation)}; its home is wilderness now.`,
    'brotherhood.gift': ({ seat, amount }: { seat: Seat; amount: number; lost: number }, s) =>
      `${s.name(seat)} gets ${sum(amount)}, as the ${society('lemurian_brotherhood')} does not control ${nation('lemuria')}.`,
  })
}
type Layout = { readonly sun: Card; readonly moon: Card; readonly eclipse: Card }

export const ambitions = ({ nation }: Lexicon, pack: EraPack) => {
  const goal = (id: string) => pack.ambitions.find((each) => each.id === id)!
  const name = (id: string) => goal(id).name
  const explained = (id: string) => `${name(id)}: ${goalOf(goal(id))}`
  const signed = (amount: number) => (amount < 0 ? `${amount}` : `+${amount}`)
  type Goal = { nation: NationId; ambition: string }
  /** Games that ended before did not keep how many played. */
  const asked = (id: string, players?: Players) => (players ? goalFor(goal(id), players) : goalOf(goal(id))).replace(/\.$/, '')
  return phrases({
    'ambition.seen': (t: Goal) => `The secret goal of ${nation(t.nation)} is ${explained(t.ambition)}`,
    'ambition.drawn': (t: Goal) => `You have drawn another goal for ${nation(t.nation)}, ${explained(t.ambition)}`,
    'ambition.choose': (t: { nation: NationId }) => `Which secret goal does ${nation(t.nation)} follow from now on?`,
    'ambition.keep': ({ ambition }: { ambition: string }) => `Still ${name(ambition)}`,
    'ambition.change': ({ ambition }: { ambition: string }) => `From now on ${name(ambition)}`,
    'means.goal': ({ ambition, players }: { ambition: string; players: Players }) => goalFor(goal(ambition), players),
    'shows.ambition': 'Only the controllers of the nation know its goal; it counts as Power in the end.',
    'ambition.chosen': (t: { seat: Seat; nation: NationId }, s) =>
      `${s.name(t.seat)} has looked at two secret goals for ${nation(t.nation)} and kept one.`,
    'ending.ambition': (t: Goal & { power: number; players?: Players }) =>
      `${nation(t.nation)} followed ${name(t.ambition)} (${asked(t.ambition, t.players)}): ${signed(t.power)} Power.`,
    'score.virya': ({ virya }: { virya: number }) => `${virya} Virya`,
    'score.leader': 'Leading nation',
  })
}
