/** A topic before it is given names for its parts. */
export type Entry = readonly [id: string, title: string, rule: string, text: string]
