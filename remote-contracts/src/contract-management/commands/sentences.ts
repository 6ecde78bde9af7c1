import { asSentence } from 'shared-kernel/format';

/** Joins sentences into one text. A single sentence gets no full stop, like a label; undefined without any. */
export function sentences(parts: readonly string[]): string | undefined {
  if (parts.length === 0) return undefined;
  return parts.length === 1 ? parts[0] : parts.map(asSentence).join(' ');
}
