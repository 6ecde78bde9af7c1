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
      { name: 'whole', lines: 6 },
      { name: 'inner', lines: 3 },
    ]);
  });
});
