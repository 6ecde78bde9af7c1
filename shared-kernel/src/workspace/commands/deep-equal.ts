type Plain = Readonly<Record<string, unknown>>;

/** Whether a value is an object made of named fields, as opposed to a list, bytes or a primitive. */
export const isPlain = (value: unknown): value is Plain =>
  Object.prototype.toString.call(value) === '[object Object]';

const isBytes = (value: unknown): value is Uint8Array =>
  Object.prototype.toString.call(value) === '[object Uint8Array]';

const sameItems = (a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean => {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) {
    if (!deepEqual(a[index], b[index])) return false;
  }
  return true;
};

/** Whether two records, or parts of them, hold the same; a field that is `undefined` is no field. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  if (isBytes(a)) return isBytes(b) && sameItems(a, b);
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const name of names) if (!deepEqual(a[name], b[name])) return false;
  return true;
}
