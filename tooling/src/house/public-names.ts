import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { platform } from 'shared-kernel/remote';
import { entryFiles } from '../kernel-api/kernel-package';
import { repository } from '../packages';
import type { SourceFile } from './read-house';
import { schemaNamesOf } from './schema-names';

type House = ReadonlyMap<string, SourceFile>;

/** The files that a file hands a name on from: those it takes it of by name, and those it takes all of. */
function* sourcesOf(file: SourceFile, name: string, house: House): Generator<SourceFile> {
  for (const [place, { names }] of file.imports.entries()) {
    const source = house.get(file.arrows[place] ?? '');
    if (source && (names === undefined || names.includes(name))) yield source;
  }
}

/** Whether a sentence stands before what a file offers under a name, in any file that declares it; nothing where it is not found. */
function isDocumented(file: SourceFile, name: string, house: House): boolean | undefined {
  const own = file.declared.find((declared) => declared.name === name);
  if (own) return own.isDocumented;
  for (const source of sourcesOf(file, name, house)) {
    const found = isDocumented(source, name, house);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The public names that no sentence explains where they are declared. */
export function undocumentedNames(
  house: readonly SourceFile[],
  names: readonly PublicName[],
): readonly PublicName[] {
  const byPath = new Map(house.map((file) => [file.path, file]));
  return names.filter(({ file, name }) => {
    const entry = byPath.get(file);
    return entry && isDocumented(entry, name, byPath) === false;
  });
}

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

/** What an entry declared when the kernel was last released. */
function releasedText(entry: string): string {
  const file = join(repository, 'shared-kernel/api/released', `${basename(entry)}.d.ts`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Whether a name was lent at the kernel’s last release: it stays until the next major, whether or not anything here takes it. */
export const isReleased = ({ entry, name }: Pick<PublicName, 'entry' | 'name'>): boolean =>
  new RegExp(`^export (declare [a-z ]+|\\{) ${name}\\b`, 'm').test(releasedText(entry));

const isOfKernel = ({ room }: SourceFile) => room === 'shared-kernel';
const isUser = (file: SourceFile) => !isOfKernel(file) && !file.isTest;

/** Who imports what of the kernel by its public name. */
function importersOf(house: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  for (const { room, imports, path } of house)
    for (const { from, names = [] } of [
      ...imports,
      { from: platform.schema.entry, names: schemaNamesOf({ path, imports }) },
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
