import type { AuditEntry } from 'shared-kernel/domain/audit';
import { describeVerificationResult, type LogFault } from './describe-verification-result';

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

const invalid = (fault: LogFault) =>
  describeVerificationResult({ status: 'invalid', count: 9, fault });

describe('describeVerificationResult', () => {
  it('[audit] the result of Verify names the changed entry', () => {
    expect(invalid({ kind: 'changed', seq: 4, entry })).toEqual({
      tone: 'invalid',
      title: 'Invalid at entry 4',
      text: 'Entry 4 was changed after it was written. Entry details: Nadia Rahman, Created the contract, Supply.',
    });
  });

  it('[audit] the result of Verify describes an entry outside the chain', () => {
    expect(invalid({ kind: 'added', seq: 0, entry })).toMatchObject({
      title: 'Invalid before entry 1',
      text: expect.stringMatching(/^An entry was added outside the chain\./) as string,
    });
  });

  it.each<[LogFault, RegExp]>([
    [{ kind: 'removed', seq: 5 }, /^Entry 5 was removed\.$/],
    [{ kind: 'added', seq: 5 }, /^Entry 5 was added manually\.$/],
    [{ kind: 'reordered', seq: 5 }, /order of entries was changed from entry 5 onward/],
  ])('[audit] the result of Verify describes the fault %j', (fault, text) => {
    expect(invalid(fault).text).toMatch(text);
  });

  it.each([
    [1, 'Verified through entry 1', 'The only entry is unchanged.'],
    [1200, 'Verified through entry 1200', 'All 1,200 entries are unchanged and in order.'],
  ])('[audit] the result of Verify counts %d verified entries', (count, title, text) => {
    const head = { seq: count, digest: '' };
    expect(describeVerificationResult({ status: 'verified', count, head })).toEqual({
      tone: 'verified',
      title,
      text,
    });
  });

  it('[audit] the result of Verify says that an empty log has nothing to verify', () => {
    expect(describeVerificationResult({ status: 'empty' }).title).toBe('No entries to verify yet');
  });
});
