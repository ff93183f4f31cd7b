/** Somebody's own words, as they wrote them: no line of them looks like one of ours. */
export const quoted = (words: string): string => words.replaceAll(/^/gm, '> ')
