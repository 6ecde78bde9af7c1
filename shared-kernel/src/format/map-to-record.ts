/**
 * Returns the keys of an object like `Object.keys`, but typed as the keys of the object instead of as strings.
 *
 * @example
 * const names = keysOf({ title: true, client: true }); // ['title', 'client']
 */
export const keysOf = <Key extends string>(
  object: Readonly<Partial<Record<Key, unknown>>>,
): readonly Key[] => Object.keys(object) as Key[];

export const mapToRecord = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
