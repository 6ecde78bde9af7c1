import { readDocument } from '../docs/documents';
import { readmeFaults } from './find-faults';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

describe('the length of the README', () => {
  it('[tooling] is 150 lines and 1,200 words at most', () => {
    expect(readmeFaults('a\n'.repeat(150))).toEqual([]);
    expect(readmeFaults('a\n'.repeat(151))).toEqual(['README.md has 151 lines, and 150 at most.']);
    expect(readmeFaults(words(1200))).toEqual([]);
    expect(readmeFaults(words(1201))).toEqual(['README.md has 1201 words, and 1200 at most.']);
    expect(readmeFaults(`${words(1200)} | - |`)).toEqual([]);
  });

  it('[tooling] is kept', () => {
    expect(readmeFaults(readDocument('README.md'))).toEqual([]);
  });
});
