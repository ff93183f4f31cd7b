/** How a question is put: lists, prices, shares, orders, and answers in words. */
import type { Speaker } from '../../kernel/language.ts'
import { phrases } from '../../kernel/words.ts'

type Price = { of: string; many: string; cost: number; left: number }
type Span = { min: number; max: number }

const costs = ({ of, many, cost }: Price, s: Speaker) => (cost === 0 ? 'free' : `costs ${s.count(cost, of, many)}`)
const wanted = ({ min, max }: Span) => (min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`)

export const CHOOSING = phrases({
  'price.full': (price: Price, s) => (price.cost === 0 ? costs(price, s) : `${costs(price, s)}, leaves ${s.number(price.left)}`),
  'price.short': costs,
  'price.bare': ({ of, many, cost }: Price, s) => s.count(cost, of, many),
  'price.left': ({ left, of, many }: Price, s) => `leaves ${s.count(left, of, many)}`,
  'price.each': (price: Price, s) => `Each ${costs(price, s)}; you have ${s.number(price.left)}.`,

  'list.choices': ({ count }: { count: number }, s) => s.count(count, 'choice'),
  'list.heading': ({ heading }: { heading: string }) => `-# ${heading}`,
  'list.heading-means': ({ heading, means }: { heading: string; means: string }) => `**${heading}** · ${means}`,
  'list.explained': ({ count }: { count: number }, s) => `What each of the ${s.number(count)} means …`,
  'list.choose-one': ({ count }: { count: number }, s) => `Choose one of ${s.number(count)} …`,
  'list.complete': ({ last }: { last: string }) => `${last}: choose …`,
  'list.range': ({ first, last }: { first: string; last: string }) => `${first} – ${last}`,
  'list.earlier': '← Earlier ones',
  'list.more': ({ page, pages }: { page: number; pages: number }) => `More … (page ${page} of ${pages})`,
  'list.ready': ({ label }: { label: string }) => `-# With every choice below: **${label}**`,
  'list.rather': ({ label }: { label: string }) => `Rather: ${label}`,
  'list.form': 'All in one form …',
  'list.steps': 'Rather one step at a time',
  'list.either': '-# Or answer the same one step at a time:',
  'list.form-for': ({ label }: { label: string }) => `${label}, all in one form …`,
  'list.done': 'Done',
  'list.done-with': ({ count }: { count: number }, s) => `Done (${s.number(count)})`,
  'list.none': 'None of them',
  'list.wanted': (span: Span) => `Choose ${wanted(span)}`,
  'list.several': ({ label, ...span }: Span & { label: string }) => `${label}: mark ${wanted(span)}`,
  'list.marked': ({ names, ...span }: Span & { names: readonly string[] }, s) =>
    `Choose ${wanted(span)}. Marked: ${names.length > 0 ? s.list(names) : 'none'}.`,
  'list.which': 'Which one?',
  'form.first': (_: { n: number }) => 'Your choice',
  'form.then': ({ n }: { n: number }) => `And then (${n})`,
  'form.piece': ({ n, of }: { n: number; of: number }) => `Number ${n} of ${of}`,
  'form.piece-of': ({ asks, n, of }: { asks: string; n: number; of: number }) => `${asks} (${n} of ${of})`,
  'form.whole': ({ min, max }: Span) => `A whole number from ${min} to ${max}`,
  'form.changed': ({ fields }: { fields: readonly string[] }, s) =>
    `Somebody was quicker: what you chose under ${s.list(fields.map((field) => `“${field}”`))} has changed. Open the form again: the rest is still filled in.`,
  'form.price': ({ choice }: { choice: string }) =>
    `The price has changed in the meantime: ${choice}. What you filled in is still there.`,
  'form.wrong': ({ reason }: { reason: string }) =>
    `That does not go together: ${reason} Open the form again: it is still filled in.`,

  'amount.any': ({ min, max }: Span) => `A number from ${min} to ${max} …`,
  'order.next': ({ n }: { n: number }) => `Which one is number ${n}?`,
  'split.given': ({ total, ...span }: Span & { total: number }) => `**${total}** of ${wanted(span)} given`,
  'split.share': ({ label, share, max, isMoved }: { label: string; share: number; max: number; isMoved: boolean }) =>
    `${isMoved ? '▸' : '·'} ${label}: **${share}** of at most ${max}`,
  'split.all': ({ room }: { room: number }) => `All (+${room})`,
  'split.target': ({ label, share }: { label: string; share: number }) => `${label}: ${share}`,

  'answer.none': 'none',
  'answer.ordered': ({ names }: { names: readonly string[] }) => names.join(', then '),
  'answer.nothing': 'nothing',
  'answer.shares': ({ shares }: { shares: readonly { label: string; share: number }[] }) =>
    shares.map(({ label, share }) => `${label}: ${share}`).join(', '),
  'answer.taken-back': 'took the answer back',
})
