import { isPlain } from '../commands/deep-equal';

/** A list entry that is known by its id. */
export type Identified = Readonly<Record<string, unknown>> & { readonly id: string };

/** Whether it is a list whose entries are all known by their ids. */
export const isIdentified = (items: unknown): items is readonly Identified[] =>
  Array.isArray(items) && items.every((item) => isPlain(item) && typeof item.id === 'string');
