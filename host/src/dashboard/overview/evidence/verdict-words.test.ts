import type { AuditEntry } from 'shared-kernel/domain/audit';
import { verdictWords, type LogBreak } from './verdict-words';

const entry: AuditEntry = {
  id: 'AU-1',
  at: '2024-07-20T10:00:00.000Z',
  actor: 'Nadia Rahman',
  portal: 'admin',
  action: 'contract.create',
  label: 'Created the contract',
  subject: { collection: 'contracts', id: 'CON-1', label: 'Supply' },
  seq: 4,
};

const broken = (first: LogBreak) => verdictWords({ status: 'broken', count: 9, first });

describe('verdictWords', () => {
  it('[audit] names the entry that was changed', () => {
    expect(broken({ kind: 'changed', seq: 4, entry })).toEqual({
      tone: 'broken',
      title: 'Broken at entry 4',
      text: 'Entry 4 was changed after it was written. It reads: Nadia Rahman, Created the contract, Supply.',
    });
  });

  it.each<[LogBreak, RegExp]>([
    [{ kind: 'removed', seq: 5 }, /^Entry 5 was removed\.$/],
    [{ kind: 'removed', seq: 0 }, /before the chain was removed/],
    [{ kind: 'added', seq: 5 }, /^Entry 5 was added by hand\.$/],
    [{ kind: 'added', seq: 0 }, /added by hand to those from before/],
    [{ kind: 'reordered', seq: 5 }, /another order from entry 5 on/],
    [{ kind: 'sealed', seq: 0 }, /changed after it was sealed/],
  ])('[audit] says of %j what was done', (first, text) => {
    expect(broken(first).text).toMatch(text);
  });

  it('[audit] counts what is sound and what was sealed', () => {
    const head = { seq: 1, digest: '' };
    expect(verdictWords({ status: 'sound', count: 1, sealed: 10, head }).text).toBe(
      'The only entry is unchanged, and the 10 entries before are unchanged since the seal.',
    );
    expect(verdictWords({ status: 'sound', count: 1200, sealed: 1, head }).text).toBe(
      'All 1,200 entries are unchanged and in order, and the one before is unchanged since the seal.',
    );
    const closed = { sections: 2, entries: 12 };
    expect(verdictWords({ status: 'sound', count: 5, sealed: 0, closed, head }).text).toBe(
      'All 5 entries are unchanged and in order. 12 entries are in 2 closed sections.',
    );
    expect(verdictWords({ status: 'empty', sealed: 10 }).title).toBe('Nothing to verify yet');
  });
});
