/**
 * Trims a text and adds a full stop, unless it already ends with a punctuation mark.
 *
 * @example
 * addFullStop(`Rejected: ${client.companyName}`);
 */
export function addFullStop(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?…。！？]["'”’»)\]]*$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}
