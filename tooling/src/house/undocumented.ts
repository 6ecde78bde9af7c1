import type { PublicName } from './public-names';
import type { SourceFile } from './read-house';

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
