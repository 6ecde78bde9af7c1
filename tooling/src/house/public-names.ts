import { relative } from 'node:path';
import { lentSchema } from 'shared-kernel/remote';
import { entryFiles } from '../kernel-api/kernel-package';
import { repository } from '../packages';
import type { SourceFile } from './read-house';
import { schemaNamesOf } from './schema-names';

/** A public name of the kernel, and the packages whose source imports it. */
export interface PublicName {
  readonly entry: string;
  /** The file that it is offered by. */
  readonly file: string;
  readonly name: string;
  readonly users: readonly string[];
  /** Whether anything imports it by its public name: others' tests and tools, and what of the kernel borrows it. */
  readonly isImported: boolean;
}

const isOfKernel = ({ room }: SourceFile) => room === 'shared-kernel';
const isUser = (file: SourceFile) => !isOfKernel(file) && !file.isTest;

/** Who imports what of the kernel by its public name. */
function importersOf(house: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  for (const { room, imports, path } of house)
    for (const { from, names = [] } of [
      ...imports,
      { from: lentSchema.entry, names: schemaNamesOf({ path, imports }) },
    ])
      for (const name of names) {
        const key = `${from} ${name}`;
        importers.set(key, (importers.get(key) ?? new Set()).add(room));
      }
  return importers;
}

/** The kernel's public names with who takes them; what is for tests alone is left out. */
export function publicNames(house: readonly SourceFile[]): readonly PublicName[] {
  const users = importersOf(house.filter(isUser));
  const importers = importersOf(house.filter((file) => !isOfKernel(file) || !file.isTest));
  return entryFiles().flatMap(([place, file]) => {
    const entry = place.replace('.', 'shared-kernel');
    const own = relative(repository, file);
    const module = house.find(({ path }) => path === own);
    return (module?.exports ?? []).map((name) => ({
      entry,
      file: own,
      name,
      users: [...(users.get(`${entry} ${name}`) ?? [])],
      isImported: importers.has(`${entry} ${name}`),
    }));
  });
}
