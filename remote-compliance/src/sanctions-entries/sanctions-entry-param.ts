/** The query parameter with the id of the open sanctions list entry, such as `SL-002`. */
export const sanctionsEntryParam = 'entry';
