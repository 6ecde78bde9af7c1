const most = 5000;

/** A function of texts that remembers what it gave, as the same names are compared with each entry of a list. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
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
