import { isSampleEntry } from './newest-entries';

describe('isSampleEntry', () => {
  it('[F5] recognizes sample entries by their short ids', () => {
    expect(isSampleEntry({ id: 'AU-010' })).toBe(true);
  });

  it('[F5] returns false for the longer id of a recorded entry', () => {
    expect(isSampleEntry({ id: 'AU-1721638800000-0001-0abc123' })).toBe(false);
  });
});
