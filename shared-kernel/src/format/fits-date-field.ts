/**
 * Whether a date field can hold a text: a day of the calendar, of any year but those that nobody can type. Of
 * anything else, as an address may have it, the browser complains.
 */
export function fitsDateField(text: string): boolean {
  const [, ...parts] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day);
  const held = new Date(midnight);
  return year > 0 && held.getUTCMonth() === month - 1 && held.getUTCDate() === day;
}
