/** Tag of a case that only the deep run includes. */
export const deepIf = (only: boolean): string => (only ? ' @deep' : '');
