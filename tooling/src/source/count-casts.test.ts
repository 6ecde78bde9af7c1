import { readModule } from './read-module';

const castsIn = (text: string) => readModule('a.ts', text).casts;

describe('the casts of a file', () => {
  it('[tooling] are all that give another type, those within each other too', () => {
    expect(castsIn('const a = b as string; use((c as unknown) as number);')).toBe(3);
  });

  it('[tooling] are not what makes a value constant, imports a name or checks a type', () => {
    expect(castsIn("import { a as b } from 'c'; const d = [1] as const; e satisfies F;")).toBe(0);
  });
});
