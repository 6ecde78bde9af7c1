import { compareVersions } from 'compare-versions';
import * as v from 'valibot';
import type { Import } from '../source/read-module';

/** The kernel's version in which each name came, by entry. */
export const sinceSchema = v.record(v.string(), v.record(v.string(), v.string()));
export type Since = v.InferOutput<typeof sinceSchema>;

/** Names by entry, as something offers them. */
export type NamesByEntry = ReadonlyMap<string, readonly string[]>;

/** In which version each name of now came: that of now for those that the last release lacked. */
export const sinceOf = (names: NamesByEntry, released: Since, version: string): Since =>
  Object.fromEntries(
    [...names].map(([entry, own]) => [
      entry,
      Object.fromEntries([...own].sort().map((name) => [name, released[entry]?.[name] ?? version])),
    ]),
  );

const prefix = 'shared-kernel/';

const highest = (versions: readonly string[]): string | undefined =>
  [...versions].sort(compareVersions).at(-1);

/** The oldest kernel of this major in which everything is there that some imports take of it. */
export function lowestKernel(
  imports: readonly Import[],
  { lent, since, version }: { lent: readonly string[]; since: Since; version: string },
): string {
  const [major = '0'] = version.split('.');
  const needed = imports.flatMap(({ from, names }) => {
    const entry = from.replace(prefix, '');
    if (!from.startsWith(prefix) || !lent.includes(entry)) return [];
    // An import of a whole entry needs the version of its latest name.
    return names === undefined ? [version] : names.map((name) => since[entry]?.[name] ?? version);
  });
  return highest([`${major}.0.0`, ...needed]) ?? version;
}
