/** The tab a key leads to from the current one, round the ends; undefined for any other key. */
export function nextTab<K extends string>(
  keys: readonly K[],
  current: K,
  pressed: string,
): K | undefined {
  const index = keys.indexOf(current);
  switch (pressed) {
    case 'ArrowRight':
      return keys[(index + 1) % keys.length];
    case 'ArrowLeft':
      return keys.at(index - 1);
    case 'Home':
      return keys[0];
    case 'End':
      return keys.at(-1);
    default:
      return undefined;
  }
}
