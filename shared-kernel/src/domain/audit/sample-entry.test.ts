import { isSampleEntry } from './newest-entries';

describe('isSampleEntry', () => {
  it('[F5] recognizes the sample’s entries by their short ids', () => {
    expect(isSampleEntry({ id: 'AU-010' })).toBe(true);
  });

  it('[F5] returns false for the longer id of an entry that the workspace recorded', () => {
    expect(isSampleEntry({ id: 'AU-1721638800000-0001-0abc123' })).toBe(false);
  });
});
