type Plain = Readonly<Record<string, unknown>>;

/** Whether a value is a plain object: no list, no bytes and no primitive. */
export const isPlainObject = (value: unknown): value is Plain =>
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

/** Whether two values are deeply equal. A field that is `undefined` counts as missing. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  if (isBytes(a)) return isBytes(b) && sameItems(a, b);
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const name of names) if (!deepEqual(a[name], b[name])) return false;
  return true;
}

/** Functions that mask the text of a field, by field name. */
export type FieldMasks = Readonly<Record<string, (value: string) => string>>;

const nameOf = (field: string) => field.slice(field.lastIndexOf('.') + 1);

/** Masks all fields that have a mask, at any depth. */
export function maskFields(value: unknown, masks: FieldMasks): unknown {
  if (Object.keys(masks).length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => maskFields(item, masks));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, held]) => {
      const name = nameOf(field);
      const mask = Object.hasOwn(masks, name) ? masks[name] : undefined;
      return [field, mask && typeof held === 'string' ? mask(held) : maskFields(held, masks)];
    }),
  );
}
