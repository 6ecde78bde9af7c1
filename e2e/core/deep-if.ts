/** The tag of a case that the deep run alone takes. */
export const deepIf = (only: boolean): string => (only ? ' @deep' : '');
