function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const change = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Returns the known path that is most similar to a mistyped path, or `undefined` if none is similar enough. */
export function findNearestPath(asked: string, known: readonly string[]): string | undefined {
  const text = asked.toLowerCase().slice(0, 100);
  const ranked = known
    .map((path) => ({ path, away: distance(text, path) }))
    .sort((one, other) => one.away - other.away);
  const best = ranked[0];
  return best && best.away <= Math.max(2, best.path.length * 0.3) ? best.path : undefined;
}
