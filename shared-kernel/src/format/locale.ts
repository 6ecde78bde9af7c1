/** The one locale every figure and date is written in. */
export const locale = 'en-US';

/**
 * What stands where a figure or a date cannot be written.
 *
 * @example
 * const value = milestone.dueDate === '' ? unknownText : formatDate(milestone.dueDate);
 */
export const unknownText = '—';
