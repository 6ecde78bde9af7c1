/** The one locale every figure and date is written in. */
export const locale = 'en-US';

/** What stands where a figure or a date cannot be written. */
export const unknownText = '—';
