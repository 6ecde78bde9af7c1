import { keysOf, mapToRecord } from './map-to-record';

describe('mapToRecord', () => {
  it('[format] mapToRecord maps each key to its value and keeps the order of the keys', () => {
    const lengths = mapToRecord(['one', 'three'], (key) => key.length);
    expect(lengths).toEqual({ one: 3, three: 5 });
    expect(keysOf(lengths)).toEqual(['one', 'three']);
  });
});
