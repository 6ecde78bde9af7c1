import { readModule } from '../source/read-module';
import { undocumentedNames } from './public-names';
import type { SourceFile } from './read-house';

function file(path: string, text: string, arrows: readonly string[] = []): SourceFile {
  return { ...readModule(path, text), path, arrows, room: 'kernel', isTest: false, lines: 1 };
}

const name = (offered: string) => ({
  entry: 'kernel',
  file: 'index.ts',
  name: offered,
  users: [],
  isImported: true,
});

const namesOf = (house: readonly SourceFile[], ...offered: readonly string[]) =>
  undocumentedNames(house, offered.map(name)).map((found) => found.name);

describe('a public name without a sentence', () => {
  it('[house] has no doc comment before its declaration', () => {
    const house = [
      file('index.ts', `export { a, b, type C } from './own';`, ['own.ts']),
      file(
        'own.ts',
        `/** What it is. */\nexport const a = 1;\n// A remark.\nexport function b() {}\nexport type C = 1;`,
      ),
    ];
    expect(namesOf(house, 'a', 'b', 'C')).toEqual(['b', 'C']);
  });

  it('[house] is found through every file that exports it again', () => {
    const house = [
      file('index.ts', `export { a } from './room';`, ['room.ts']),
      file('room.ts', `export * from './own';`, ['own.ts']),
      file('own.ts', `export const a = 1;`),
    ];
    expect(namesOf(house, 'a')).toEqual(['a']);
  });

  it('[house] does not come from a library', () => {
    expect(namesOf([file('index.ts', `export { a } from 'library';`, ['library'])], 'a')).toEqual(
      [],
    );
  });
});
