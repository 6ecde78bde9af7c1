import { keysOf, recordOf } from './record-of';

describe('recordOf', () => {
  it('[format] maps each key to its value and preserves the order of the keys', () => {
    const lengths = recordOf(['one', 'three'], (key) => key.length);
    expect(lengths).toEqual({ one: 3, three: 5 });
    expect(keysOf(lengths)).toEqual(['one', 'three']);
  });
});
