import { addFullStop } from 'shared-kernel/format';

/** Joins sentences into one text, or returns `undefined` for an empty list. A single sentence gets no full stop. */
export function joinSentences(parts: readonly string[]): string | undefined {
  if (parts.length === 0) return undefined;
  return parts.length === 1 ? parts[0] : parts.map(addFullStop).join(' ');
}
