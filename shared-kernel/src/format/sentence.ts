/**
 * Trims a text and adds a full stop, unless it already ends with a punctuation mark.
 *
 * @example
 * asSentence(`Rejected: ${client.companyName}`);
 */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?…。！？]["'”’»)\]]*$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}
