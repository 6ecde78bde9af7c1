import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { repository } from '../packages';

const manifestSchema = v.object({ exports: v.optional(v.record(v.string(), v.unknown()), {}) });

/** What a package offers: its file by public name, both as its manifest has them. */
type Exports = Readonly<Record<string, unknown>>;

/** What the packages of some folders offer; a package has its folder's name. */
export const readExports = (folders: readonly string[]): ReadonlyMap<string, Exports> =>
  new Map(
    folders.map((folder) => {
      const text = readFileSync(join(repository, folder, 'package.json'), 'utf8');
      return [folder, v.parse(manifestSchema, JSON.parse(text)).exports];
    }),
  );

/** Finds the file that a public name leads to: `shared-kernel/src/ui/index.ts` by `shared-kernel/ui`. */
export const findPublicFile =
  (packages: ReadonlyMap<string, Exports>) =>
  (name: string): string | undefined => {
    const [folder = '', ...rest] = name.split('/');
    const asked = ['.', ...rest].join('/');
    for (const [entry, file] of Object.entries(packages.get(folder) ?? {})) {
      if (typeof file !== 'string') continue;
      const [start = '', end] = entry.split('*');
      if (entry === asked) return join(folder, file);
      if (end === undefined || !asked.startsWith(start) || !asked.endsWith(end)) continue;
      return join(folder, file.replace('*', asked.slice(start.length, asked.length - end.length)));
    }
    return undefined;
  };
