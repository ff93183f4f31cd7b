/** Tables at which nothing counts, told from others by the first letter of their ids: no real table's id has these letters in it. */
export const TRIAL_MARK = 'i'
export const LESSON_MARK = 'l'
/** A game alone, to be had anywhere. */
export const SOLO_MARK = 'o'
export const isSolo = (table: string): boolean => table.startsWith(SOLO_MARK)
export const isLesson = (table: string): boolean => table.startsWith(LESSON_MARK)
/** Does nothing there count? */
export const isTrial = (table: string): boolean => table.startsWith(TRIAL_MARK) || isLesson(table) || isSolo(table)
