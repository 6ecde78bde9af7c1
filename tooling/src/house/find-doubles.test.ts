import { doublesAmong } from './find-doubles';

const rows = (name: string) =>
  Array.from({ length: 8 }, (_, row) => `  ${name}.set(${row}, { key: ${row}, label: 'row' });`);

const text = (name: string) => [`const ${name} = new Map();`, ...rows('kept')].join('\n');

describe('doubles', () => {
  it('[house] are lines that stand in two places, spaces and comments apart', async () => {
    const other = text('b').replaceAll('{ key', '{ /* why */ key');
    const [double, ...more] = await doublesAmong([
      ['a.ts', text('a')],
      ['b.ts', other],
    ]);
    expect(more).toEqual([]);
    expect([double?.first, double?.second].sort()).toEqual([
      expect.stringContaining('a.ts:'),
      expect.stringContaining('b.ts:'),
    ]);
  });

  it('[house] are none if little is alike', async () => {
    expect(
      await doublesAmong([
        ['a.ts', text('a')],
        ['b.ts', rows('kept').slice(0, 2).join('\n')],
      ]),
    ).toEqual([]);
  });
});
