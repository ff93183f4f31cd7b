/** Discord's bit sets are enumerations without a member for "nothing set". */
export const NONE: number = 0

/** Discord writes microseconds and an offset. */
export const iso = (time: number): string => new Date(time).toISOString().replace('Z', '000+00:00')
