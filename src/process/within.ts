/** Waits for some work, but not longer than that. Says whether it was done; what it still does is its own affair. */
export async function within(patience: number, work: Promise<unknown>): Promise<boolean> {
  if (patience === Number.POSITIVE_INFINITY) return work.then(() => true)
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  try {
    return await Promise.race([work.then(() => true as const), tooLong])
  } finally {
    clearTimeout(timer)
  }
}
