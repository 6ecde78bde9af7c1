/** Returns the title suffix that limits a test to `npm test -- deep`, or an empty string. */
export const deepTagIf = (only: boolean): string => (only ? ' @deep' : '');
