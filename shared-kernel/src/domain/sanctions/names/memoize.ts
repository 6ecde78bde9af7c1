const most = 5000;

/** Caches the results of a function by its argument. Name screening compares each name with every entry of a list. */
export function memoize<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = work(text);
    known.set(text, made);
    return made;
  };
}
