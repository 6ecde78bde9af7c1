import { keysOf, mapToRecord } from './map-to-record';

describe('mapToRecord', () => {
  it('[format] each key is mapped to its value, in order', () => {
    const lengths = mapToRecord(['one', 'three'], (key) => key.length);
    expect(lengths).toEqual({ one: 3, three: 5 });
    expect(keysOf(lengths)).toEqual(['one', 'three']);
  });
});
