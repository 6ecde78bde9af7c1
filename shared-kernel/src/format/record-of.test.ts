import { keysOf, recordOf } from './record-of';

describe('recordOf', () => {
  it('[format] each key is mapped to its value, in order', () => {
    const lengths = recordOf(['one', 'three'], (key) => key.length);
    expect(lengths).toEqual({ one: 3, three: 5 });
    expect(keysOf(lengths)).toEqual(['one', 'three']);
  });
});
