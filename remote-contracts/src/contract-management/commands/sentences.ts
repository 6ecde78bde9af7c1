/** Sentences as one text: a single one has no full stop, as a label has none; undefined where there is none. */
export function sentences(parts: readonly string[]): string | undefined {
  if (parts.length === 0) return undefined;
  return parts.length === 1 ? parts[0] : `${parts.join('. ')}.`;
}
