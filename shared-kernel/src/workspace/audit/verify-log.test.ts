import type { AuditEntry } from '../../domain/audit';
import { auditEntries } from '../../fixtures/audit-entries';
import { createLogHead, linkEntry } from './link-entries';
import type { LogHead } from '../../domain/audit/log-head';
import { verifyLog } from './verify-log';

const entryOf = (number: number): AuditEntry => ({
  id: `AU-${1_721_638_800_000 + number}-0001-abcdefg`,
  at: '2024-07-22T09:00:00.000Z',
  actor: 'Nadia Rahman',
  portal: 'admin',
  action: 'contract.create',
  subject: { collection: 'contracts', id: `CON-${number}`, label: 'Supply' },
});

function logOf(many: number) {
  let head: LogHead | undefined;
  const chain = Array.from({ length: many }, (_, number) => {
    const entry = linkEntry(entryOf(number), head);
    head = createLogHead(entry);
    return entry;
  });
  return { entries: [...auditEntries, ...chain], head };
}

const placed = (entries: readonly AuditEntry[], seq: number) =>
  entries.find((entry) => entry.seq === seq) as AuditEntry;

const withEntry = (entries: readonly AuditEntry[], seq: number, changes: Partial<AuditEntry>) =>
  entries.map((entry) => (entry.seq === seq ? { ...entry, ...changes } : entry));

describe('verifyLog', () => {
  it('[audit] a log counts as empty if no entry has a position in the chain', async () => {
    expect(await verifyLog([])).toEqual({ status: 'empty' });
    expect(await verifyLog(auditEntries)).toEqual({ status: 'empty' });
  });

  it.each([1, 2, 7])('[audit] a log of %d entries can be verified in any order', async (many) => {
    const { entries, head } = logOf(many);
    const verified = { status: 'verified', count: many, head };
    expect(await verifyLog(entries, head)).toEqual(verified);
    expect(await verifyLog(entries.toReversed(), head)).toEqual(verified);
    expect(await verifyLog(entries)).toEqual(verified);
  });

  it.each([1, 2, 4, 6, 7])('[audit] verifying a log reports a change to entry %d', async (seq) => {
    const { entries, head } = logOf(7);
    const fault = { kind: 'changed', seq, entry: { seq } };
    for (const changes of [
      { actor: 'Nobody' },
      { before: 1 },
      { at: '2024-07-22T09:00:00.001Z' },
    ]) {
      const changed = withEntry(entries, seq, changes);
      expect(await verifyLog(changed, head)).toMatchObject({ status: 'invalid', fault });
    }
  });

  it.each([2, 4, 7])(
    '[audit] verifying a log reports entry %d if its digest of the previous entry was changed',
    async (seq) => {
      const { entries, head } = logOf(7);
      const changed = withEntry(entries, seq, { prev: '0'.repeat(64) });
      const fault = { kind: 'changed', seq };
      expect(await verifyLog(changed, head)).toMatchObject({ status: 'invalid', fault });
    },
  );

  it.each([1, 4, 7])('[audit] verifying a log reports that entry %d was removed', async (seq) => {
    const { entries, head } = logOf(7);
    const shorter = entries.filter((entry) => entry.seq !== seq);
    const fault = { kind: 'removed', seq };
    expect(await verifyLog(shorter, head)).toMatchObject({ status: 'invalid', fault });
  });

  it('[audit] verifying a log reports that the newest entries were removed', async () => {
    const { entries, head } = logOf(7);
    const shorter = entries.filter(({ seq = 0 }) => seq < 5);
    expect(await verifyLog(shorter, head)).toMatchObject({
      status: 'invalid',
      fault: { kind: 'removed', seq: 5 },
    });
  });

  it('[audit] verifying a log reports that all entries were removed', async () => {
    const { head } = logOf(3);
    expect(await verifyLog(auditEntries, head)).toMatchObject({
      status: 'invalid',
      fault: { kind: 'removed', seq: 1 },
    });
  });

  it('[audit] verifying a log reports an entry inserted at an existing position', async () => {
    const { entries, head } = logOf(7);
    const forged = { ...placed(entries, 4), id: 'AU-1', prev: '0'.repeat(64) };
    const fault = { kind: 'added', seq: 4, entry: { id: 'AU-1' } };
    for (const log of [
      [...entries, forged],
      [forged, ...entries],
    ]) {
      expect(await verifyLog(log, head)).toMatchObject({ status: 'invalid', fault });
    }
  });

  it.each([1, 4, 7])(
    '[audit] verification detects an entry inserted at position %d, even if it repeats the digest of the entry before',
    async (seq) => {
      const { entries, head } = logOf(7);
      const forged = { ...placed(entries, seq), id: 'AU-1', actor: 'Nobody' };
      const fault = { kind: 'added', seq, entry: { id: 'AU-1' } };
      for (const log of [
        [...entries, forged],
        [forged, ...entries],
      ]) {
        expect(await verifyLog(log, head)).toMatchObject({ status: 'invalid', fault });
      }
    },
  );

  it('[audit] verifying a log reports an entry added after the last entry of the chain', async () => {
    const { entries, head } = logOf(3);
    const forged = linkEntry(entryOf(9), head);
    expect(await verifyLog([...entries, forged], head)).toMatchObject({
      status: 'invalid',
      fault: { kind: 'added', seq: 4, entry: { id: forged.id } },
    });
  });

  it('[audit] verifying a log reports the position at which entries were reordered', async () => {
    const { entries, head } = logOf(7);
    const fault = { kind: 'reordered', seq: 3 };
    const renumbered = entries.map((entry) => {
      if (entry.seq === 3) return { ...entry, seq: 4 };
      return entry.seq === 4 ? { ...entry, seq: 3 } : entry;
    });
    expect(await verifyLog(renumbered, head)).toMatchObject({ status: 'invalid', fault });
  });

  it('[audit] verifying a log reports an entry without a position, except for sample entries', async () => {
    const { entries, head } = logOf(2);
    expect(await verifyLog([...entries, entryOf(9)], head)).toMatchObject({
      status: 'invalid',
      fault: { kind: 'added', seq: 0, entry: { id: entryOf(9).id } },
    });
  });
});
