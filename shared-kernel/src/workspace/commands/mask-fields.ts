import { isPlain } from './deep-equal';

/** By the name of a field, how its text is shown; an empty text hides nothing. */
export type FieldMasks = Readonly<Record<string, (value: string) => string>>;

/** The last part of a field's path, as a conflict names it. */
const nameOf = (field: string) => field.slice(field.lastIndexOf('.') + 1);

/** A value in which every field that has a mask is masked, at any depth. */
export function maskFields(value: unknown, masks: FieldMasks): unknown {
  if (Object.keys(masks).length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => maskFields(item, masks));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, held]) => {
      const name = nameOf(field);
      const mask = Object.hasOwn(masks, name) ? masks[name] : undefined;
      return [field, mask && typeof held === 'string' ? mask(held) : maskFields(held, masks)];
    }),
  );
}
