/** The keys of the rows from one to another, both included; the last alone where the first is not listed. */
export function rangeBetween<T>(
  rows: readonly T[],
  rowKey: (row: T) => string,
  from: string,
  to: string,
): readonly string[] {
  const keys = rows.map(rowKey);
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
