/** Components looked up by their id: built once from a pack and never changed. */
export type Lookup<T> = Readonly<Record<string, T>>

export const byId = <T extends { readonly id: string }>(items: readonly T[]): Lookup<T> =>
  Object.freeze(Object.fromEntries(items.map((item) => [item.id, Object.freeze(item)])))
