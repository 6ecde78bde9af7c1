import type { Declared } from '../source/read-declared';
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

/** What a file offers under a name, as the file that declares it has it; undefined if no file of the house does. */
export function declarationOf(file: SourceFile, name: string, house: House): Declared | undefined {
  const own = file.declared.find((declared) => declared.name === name);
  if (own) return own;
  for (const source of sourcesOf(file, name, house)) {
    const found = declarationOf(source, name, house);
    if (found) return found;
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
    return entry && declarationOf(entry, name, byPath)?.isDocumented === false;
  });
}
