/** The parts of a pack in which something is marked as reconstructed; `words` says what each part is, in the order to tell them. */
export const reconstructedParts = (pack: object, words: Readonly<Record<string, string>>): string[] =>
  Object.entries(words).flatMap(([part, said]) =>
    JSON.stringify((pack as Record<string, unknown>)[part] ?? null).includes('"reconstructed"') ? [said] : [],
  )
