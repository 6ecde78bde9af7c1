/** Returns the tag that limits a test to the deep run, or no tag. */
export const deepTagIf = (only: boolean): string => (only ? ' @deep' : '');
