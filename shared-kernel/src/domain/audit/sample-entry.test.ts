import { isSampleAuditEntry } from './compare-newest-first';

describe('isSampleAuditEntry', () => {
  it('[F5] an audit entry with a short id belongs to the sample', () => {
    expect(isSampleAuditEntry({ id: 'AU-010' })).toBe(true);
  });

  it('[F5] an audit entry with a longer id does not belong to the sample', () => {
    expect(isSampleAuditEntry({ id: 'AU-1721638800000-0001-0abc123' })).toBe(false);
  });
});
