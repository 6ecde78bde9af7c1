/**
 * A text as a sentence: trimmed, and with a full stop unless it already ends with a mark, as what a person typed may.
 *
 * @example
 * asSentence(`Rejected: ${client.companyName}`);
 */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?…。！？]["'”’»)\]]*$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}
