/** Tag of a case that only the deep run includes. */
export const deepTagIf = (only: boolean): string => (only ? ' @deep' : '');
