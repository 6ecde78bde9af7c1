import { checkSteps } from './check-steps';
import { checksFor } from './checks-for';

const namesFor = (...files: readonly string[]) =>
  checkSteps(checksFor(files, { sources: new Map(files.map((file) => [file, ''])) })).map(
    ({ name }) => name,
  );

describe('the steps of a check', () => {
  it('[tooling] are those that have a file', () => {
    expect(namesFor()).toEqual([]);
    expect(namesFor('docs/screens/case-dark-390.webp')).toEqual([]);
    expect(namesFor('host/src/app/app.tsx')).toEqual(['lint and types', 'format']);
    expect(namesFor('host/src/app/app.test.tsx')).toEqual([
      'unit tests',
      'lint and types',
      'format',
    ]);
    expect(namesFor('README.md')).toEqual(['unit tests', 'format']);
  });
});
