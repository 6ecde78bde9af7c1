import { isSampleEntry } from './newest-entries';

describe('isSampleEntry', () => {
  it('[F5] returns true for an entry with a short id', () => {
    expect(isSampleEntry({ id: 'AU-010' })).toBe(true);
  });

  it('[F5] returns false for an entry with a longer id', () => {
    expect(isSampleEntry({ id: 'AU-1721638800000-0001-0abc123' })).toBe(false);
  });
});
