/** The UTC day (`YYYY-MM-DD`) of a valid ISO date or timestamp, whatever its offset. */
export const utcDay = (iso: string): string =>
  iso.length === 10 || iso.endsWith('Z')
    ? iso.slice(0, 10)
    : new Date(iso).toISOString().slice(0, 10);
