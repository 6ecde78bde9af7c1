import { findFaults } from './find-faults';

describe('findFaults', () => {
  it('finds none in a house whose arrows point one way', () => {
    expect(findFaults([{ path: 'a.ts', arrows: ['b.ts', 'react'] }])).toEqual([]);
  });

  it('names the files that import each other', () => {
    const house = [
      { path: 'a.ts', arrows: ['b.ts'] },
      { path: 'b.ts', arrows: ['a.ts'] },
    ];
    expect(findFaults(house)).toEqual(['These import each other: a.ts, b.ts.']);
  });
});
