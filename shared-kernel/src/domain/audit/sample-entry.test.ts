import { isSampleEntry } from './newest-entries';

describe('isSampleEntry', () => {
  it('[F5] knows the sample’s entries by their short ids', () => {
    expect(isSampleEntry({ id: 'AU-010' })).toBe(true);
  });

  it('[F5] knows what the workspace recorded by its longer id', () => {
    expect(isSampleEntry({ id: 'AU-1721638800000-0001-0abc123' })).toBe(false);
  });
});
