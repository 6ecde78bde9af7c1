import type { GenericSchema } from 'valibot';
import { readDraft } from './drafts';
import { fittingFields } from './fitting-fields';

type Fields = Readonly<Record<string, unknown>>;

export const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

/**
 * What was typed into the form of this name before, as far as its schema can take it, and whether what
 * that began from has changed since; nothing where nothing was. `base` is what the form begins with
 * otherwise.
 */
export function offeredDraft(name: string, schema: GenericSchema, base: Fields) {
  const kept = readDraft(name);
  if (!kept) return undefined;
  const typed = fittingFields(schema, base, kept.typed);
  const names = Object.keys(typed);
  if (names.length === 0) return undefined;
  const isOvertaken = JSON.stringify(pick(kept.from, names)) !== JSON.stringify(pick(base, names));
  return { typed, isOvertaken };
}
