import { readModule } from './read-module';

describe('readModule', () => {
  it('reads names, types and whole modules alike', () => {
    const { imports } = readModule(
      'a.tsx',
      `import a, { b, type C as D } from 'x';
       import type { E } from './y';
       import * as all from 'z';
       import './style.css';
       const later = () => import('./later');
       type Later = typeof import('./types');`,
    );
    expect(imports).toEqual([
      { from: 'x', names: ['default', 'b', 'C'], runs: ['default', 'b'] },
      { from: './y', names: ['E'] },
      { from: 'z', names: undefined, runs: 'all' },
      { from: './style.css', names: [], runs: [] },
      { from: './later', names: undefined },
      { from: './types', names: undefined },
    ]);
  });

  it('[tooling] leaves out of what runs an import or export of types alone', () => {
    const { imports } = readModule(
      'a.ts',
      `import { type A } from './a'; export type { B } from './b'; export * from './c';`,
    );
    expect(imports.map(({ runs }) => runs)).toEqual([undefined, undefined, 'all']);
  });

  it('reads what an entry lists, under the name that it is offered by', () => {
    const { imports, exports } = readModule('index.ts', `export { a, b as c, type D } from './x';`);
    expect(exports).toEqual(['a', 'c', 'D']);
    expect(imports).toEqual([{ from: './x', names: ['a', 'b', 'D'], runs: ['a', 'b'] }]);
  });
});

const castsIn = (text: string) => readModule('a.ts', text).casts;

describe('the casts of a file', () => {
  it('[tooling] are all that give another type, those within each other too', () => {
    expect(castsIn('const a = b as string; use((c as unknown) as number);')).toBe(3);
  });

  it('[tooling] are not what makes a value constant, imports a name or checks a type', () => {
    expect(castsIn("import { a as b } from 'c'; const d = [1] as const; e satisfies F;")).toBe(0);
  });
});
