/** Tables at which nothing counts, told from others by the first letter of their ids: no real table's id has these letters in it. */
export const TRIAL_MARK = 'i'
export const LESSON_MARK = 'l'
export const isLesson = (table: string): boolean => table.startsWith(LESSON_MARK)
/** Does nothing there count? */
export const isTrial = (table: string): boolean => table.startsWith(TRIAL_MARK) || isLesson(table)
