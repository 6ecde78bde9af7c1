import { findCycles } from './find-cycles';

const cyclesOf = (arrows: Record<string, readonly string[]>) =>
  findCycles(new Map(Object.entries(arrows)));

describe('findCycles', () => {
  it('finds none if all arrows point one way', () => {
    expect(cyclesOf({ a: ['b', 'c'], b: ['c'], c: ['library'] })).toEqual([]);
  });

  it('finds a module that imports itself, and two that import each other', () => {
    expect(cyclesOf({ a: ['a'], b: ['c'], c: ['b', 'a'] })).toEqual([['a'], ['b', 'c']]);
  });

  it('finds a way round over many, and keeps two rings apart', () => {
    const ring = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'] };
    expect(cyclesOf(ring)).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ]);
  });

  it('takes a cross arrow into what is closed already for no ring', () => {
    expect(cyclesOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  });
});
