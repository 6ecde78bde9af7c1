import { readUnsteadyRegister, tooUnsteady, unsteadyLines } from './unsteady';

const tests = (...files: readonly string[]) =>
  files.map((file, index) => ({ file, title: `test ${index + 1}`, error: 'not visible' }));

describe('tests that passed only when tried again', () => {
  it.each([
    ['none', []],
    ['five, two of them in one file', ['a', 'a', 'b', 'c', 'd']],
  ])('[tooling] fail no run when they are %s', (_, files) => {
    expect(tooUnsteady(tests(...files))).toBeUndefined();
  });

  it('[tooling] fail a run when they are more than five', () => {
    expect(tooUnsteady(tests('a', 'b', 'c', 'd', 'e', 'f'))).toBe(
      '6 tests passed only on retry, and more than 5 fail a run.',
    );
  });

  it('[tooling] fail a run when more than two are of one file', () => {
    expect(tooUnsteady(tests('a', 'b', 'b', 'b'))).toBe(
      '3 tests of b passed only on retry, and more than 2 of one file fail a run.',
    );
  });

  it('[tooling] are named a line each, and first of all those that the register has', () => {
    const register = [{ file: 'b', title: 'test 2', seen: '2026-11-26', error: 'late' }];
    expect(unsteadyLines(tests('a', 'b'), register)).toEqual([
      'a test 1: not visible',
      'b test 2: not visible (unsteady on 2026-11-26 too: fix it before anything else)',
    ]);
  });

  it('[tooling] are kept in a register that can be read', () => {
    expect(readUnsteadyRegister()).toEqual(expect.any(Array));
  });
});
