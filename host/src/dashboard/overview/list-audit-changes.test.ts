import { unknownText } from 'shared-kernel/format';
import { listAuditChanges } from './list-audit-changes';

describe('changed fields of an audit entry', () => {
  it.each([
    [
      'a field',
      { riskLevel: 'low', id: 'A' },
      { riskLevel: 'high', id: 'A' },
      [['Risk level', 'low', 'high']],
    ],
    ['a list', { flags: ['a'] }, { flags: ['a', 'b'] }, [['Flags', 'a', 'a, b']]],
    ['a list of records', { signOffs: [] }, { signOffs: [1] }, [['Sign-offs', unknownText, '[1]']]],
    ['a record that is new', undefined, { title: 'Lease' }, [['Title', unknownText, 'Lease']]],
    ['a removed record', { title: 'Lease' }, undefined, [['Title', 'Lease', unknownText]]],
    ['an emptied text', { note: 'So' }, { note: '' }, [['Note', 'So', unknownText]]],
    ['nothing', { id: 'A' }, { id: 'A' }, []],
    ['an entry without a record', 'was', 3, []],
  ] as const)(
    '[F5, audit] the audit log lists the changed fields for %s',
    (_what, before, after, rows) => {
      expect(
        listAuditChanges({ before, after }).map((change) => [
          change.field,
          change.before,
          change.after,
        ]),
      ).toEqual(rows);
    },
  );

  it('[F5] a very long text in the audit log is truncated', () => {
    const [change] = listAuditChanges({ before: { text: '' }, after: { text: 'x'.repeat(5000) } });
    expect(change?.after.length).toBeLessThanOrEqual(401);
  });
});
