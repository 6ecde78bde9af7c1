import { relative } from 'node:path';
import { entryFiles } from '../kernel-api/kernel-package';
import { repository } from '../packages';
import type { SourceFile } from './read-house';

/** A public name of the kernel, and the packages whose source imports it. */
export interface PublicName {
  readonly entry: string;
  readonly name: string;
  readonly users: readonly string[];
  /** Whether anything outside the kernel imports it, tests and tools included. */
  readonly isImported: boolean;
}

const isUser = ({ room, isTest }: SourceFile) => room !== 'shared-kernel' && !isTest;

/** Who imports what of the kernel from outside it. */
function importersOf(house: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  for (const { room, imports } of house.filter((file) => file.room !== 'shared-kernel'))
    for (const { from, names = [] } of imports)
      for (const name of names) {
        const key = `${from} ${name}`;
        importers.set(key, (importers.get(key) ?? new Set()).add(room));
      }
  return importers;
}

/** The kernel's public names with who takes them; what is for tests alone is left out. */
export function publicNames(house: readonly SourceFile[]): readonly PublicName[] {
  const users = importersOf(house.filter(isUser));
  const importers = importersOf(house);
  return entryFiles().flatMap(([place, file]) => {
    const entry = place.replace('.', 'shared-kernel');
    const module = house.find(({ path }) => path === relative(repository, file));
    return (module?.exports ?? []).map((name) => ({
      entry,
      name,
      users: [...(users.get(`${entry} ${name}`) ?? [])],
      isImported: importers.has(`${entry} ${name}`),
    }));
  });
}
