/** Moments as Discord shows them: to everybody in their own time zone and language. `at` is in milliseconds. */
const seconds = (at: number) => Math.floor(at / 1000)

/** Absolute and relative: the latter stands still on some phones. */
export const moment = (at: number) => `<t:${seconds(at)}:f> (<t:${seconds(at)}:R>)`

/** To the second, for what happens within minutes; never before it happens. */
export const second = (at: number) => `<t:${Math.ceil(at / 1000)}:T> (<t:${Math.ceil(at / 1000)}:R>)`

/** How soon, for what happens within a minute. */
export const soon = (at: number) => `<t:${Math.ceil(at / 1000)}:R>`

/** From when until when, on one day. */
export const hour = ({ from, to }: { readonly from: number; readonly to: number }) =>
  `<t:${seconds(from)}:F> to <t:${seconds(to)}:t>`

export const dateAndTime = (at: number) => `<t:${seconds(at)}:f>`

/** Where Discord shows no moments: in suggestions. */
export const utc = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const date = (at: number) => `<t:${seconds(at)}:d>`
