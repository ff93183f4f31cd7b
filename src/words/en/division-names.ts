/** What the parts of a season are called. */

/** "Division 2B", "Group A", or what is not divided at all. */
export const inDivision = (division: string): string =>
  division === 'all'
    ? 'All rounds'
    : division === 'cup'
      ? 'The knock-out'
      : `${/^\d/.test(division) ? 'Division' : 'Group'} ${division}`
