/** Discord's limits that we come near to. */
export const BUTTONS_IN_A_ROW = 5
export const OPTIONS_IN_A_SELECT = 25
export const BUTTON_LABEL = 80
export const OPTION_TEXT = 100
export const PLACEHOLDER = 150
export const TEXT_IN_A_MESSAGE = 4000
/** Of 40, one is left for a picture. */
export const PARTS_IN_A_MESSAGE = 39
/** Leaves room for what stands around it. */
export const TEXT_ON_A_PAGE = 3800
export const MODAL_TITLE = 45
export const FIELD_LABEL = 45
export const AUTOCOMPLETE_CHOICES = 25
export const ALT_TEXT = 1024

/** Cuts at a word where it can, and says so with an ellipsis. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text
  // Half a letter from outside the common plane is no letter.
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  return `${space > most * 0.6 ? cut.slice(0, space) : cut}…`
}
