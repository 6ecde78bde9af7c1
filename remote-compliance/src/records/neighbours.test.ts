import { neighboursOf } from './neighbours';

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('neighboursOf', () => {
  it.each([
    ['a', undefined, 'b'],
    ['b', 'a', 'c'],
    ['c', 'b', undefined],
    ['d', undefined, undefined],
  ])('[compliance] of %s are %s and %s', (id, previous, next) => {
    expect(neighboursOf(list, id)).toEqual({ previous, next });
  });
});
