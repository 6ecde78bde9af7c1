const sorted = (record: object): object =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** JSON with sorted keys (RFC 8785): equal documents have equal text. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held) ? sorted(held) : held,
  );
