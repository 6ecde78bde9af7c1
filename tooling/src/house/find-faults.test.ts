import { findFaults } from './find-faults';
import { testFile as file } from './test-file';

const entry = file('shared-kernel/src/format/index.ts', { exports: ['formatUsd'] });
const taken = [{ from: 'shared-kernel/format', names: ['formatUsd'] }];

describe('findFaults', () => {
  it('finds none in a house whose arrows point one way', () => {
    expect(findFaults([file('a.ts', { arrows: ['b.ts', 'react'] }), file('b.ts', {})])).toEqual([]);
  });

  it('names the files that import each other', () => {
    const house = [file('a.ts', { arrows: ['b.ts'] }), file('b.ts', { arrows: ['a.ts'] })];
    expect(findFaults(house)).toEqual(['These import each other: a.ts, b.ts.']);
  });

  it('takes a test of another package for one who imports a name of the kernel', () => {
    expect(findFaults([entry, file('e2e/a.spec.ts', { isTest: true, imports: taken })])).toEqual(
      [],
    );
  });

  it('names what the kernel offers and only its own tests import', () => {
    const own = file('shared-kernel/src/a.test.ts', { isTest: true, imports: taken });
    expect(findFaults([entry, own])).toEqual([
      'shared-kernel/format offers formatUsd, which no other package imports.',
    ]);
  });
});
