import { readModule } from './read-module';

const measured = (text: string) => readModule('a.tsx', text).functions;

describe('how long a function is', () => {
  it('[house] has its own name, or that of what takes it', () => {
    const text = `function own() {}
      const kept = () => 1;
      run(function () {});
      const table = { key: () => 2, method() {} };
      [() => 3];`;
    expect(measured(text).map(({ name }) => name)).toEqual([
      'own',
      'kept',
      'run(…)',
      'key',
      'method',
      'a function',
    ]);
  });

  it('[house] counts from its head to its end, what stands within it too', () => {
    const text = `
      function whole() {
        const inner = () => {
          return 1;
        };
        return inner();
      }`;
    expect(measured(text)).toEqual([
      { name: 'whole', lines: 6, whole: 6 },
      { name: 'inner', lines: 3, whole: 3 },
    ]);
  });

  it.each([
    ['elements', '(\n<p>\n{a}\n</p>\n)'],
    ['an object', '{\na,\nb,\nc: 1\n}'],
    ['a list', '[\na,\nb,\nc,\n] as const'],
  ])('[house] leaves out what it returns as %s', (_what, value) => {
    const [shown] = measured(`function shown() {\nconst a = 1;\nreturn ${value};\n}`);
    expect(shown?.lines).toBe(4);
    expect(shown?.whole).toBe(3 + value.split('\n').length);
  });

  it('[house] leaves out nothing of what it returns by a call', () => {
    const [shown] = measured(`const shown = () => {\nreturn run(\n1,\n2,\n);\n};`);
    expect(shown?.lines).toBe(6);
  });
});
