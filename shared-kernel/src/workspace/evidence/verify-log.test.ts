import type { AuditEntry } from '../../domain/audit';
import { auditEntries } from '../../fixtures/audit-entries';
import { headOf, headOfStanding, linkEntry } from './chain';
import type { LogHead } from './log-head';
import { verifyLog } from './verify-log';

const entryOf = (number: number): AuditEntry => ({
  id: `AU-${1_721_638_800_000 + number}-0001-abcdefg`,
  at: '2024-07-22T09:00:00.000Z',
  actor: 'Nadia Rahman',
  portal: 'admin',
  action: 'contract.create',
  subject: { collection: 'contracts', id: `CON-${number}`, label: 'Supply' },
});

async function* batch(entries: readonly AuditEntry[]) {
  yield await Promise.resolve(entries);
}

/** A log with a number of entries after the sample's, and what the next one follows. */
async function logOf(many: number) {
  let head: LogHead = await headOfStanding(
    batch(auditEntries.toSorted((a, b) => (a.id < b.id ? -1 : 1))),
  );
  const chain = Array.from({ length: many }, (_, number) => {
    const entry = linkEntry(entryOf(number), head);
    head = headOf(entry);
    return entry;
  });
  return { entries: [...auditEntries, ...chain], head };
}

const placed = (entries: readonly AuditEntry[], seq: number) =>
  entries.find((entry) => entry.seq === seq) as AuditEntry;

const withEntry = (entries: readonly AuditEntry[], seq: number, changes: Partial<AuditEntry>) =>
  entries.map((entry) => (entry.seq === seq ? { ...entry, ...changes } : entry));

describe('verifyLog', () => {
  it('[audit] has nothing to verify where no entry has a place', async () => {
    expect(await verifyLog([])).toEqual({ status: 'empty', sealed: 0 });
    expect(await verifyLog(auditEntries)).toEqual({ status: 'empty', sealed: 10 });
  });

  it.each([1, 2, 7])('[audit] finds %d entries sound, in any order', async (many) => {
    const { entries, head } = await logOf(many);
    const sound = { status: 'sound', count: many, sealed: 10, head: { seq: many } };
    expect(await verifyLog(entries, { head })).toMatchObject(sound);
    expect(await verifyLog(entries.toReversed(), { head, known: [head] })).toMatchObject(sound);
    expect(await verifyLog(entries, { head, isOrdered: true })).toMatchObject(sound);
  });

  it.each([1, 2, 4, 6, 7])('[audit] names entry %d that was changed', async (seq) => {
    const { entries, head } = await logOf(7);
    const first = { kind: 'changed', seq, entry: { seq } };
    for (const changes of [
      { actor: 'Nobody' },
      { before: 1 },
      { at: '2024-07-22T09:00:00.001Z' },
    ]) {
      const changed = withEntry(entries, seq, changes);
      expect(await verifyLog(changed, { head })).toMatchObject({ status: 'broken', first });
    }
  });

  it.each([2, 4, 7])('[audit] names entry %d whose link was changed', async (seq) => {
    const { entries, head } = await logOf(7);
    const changed = withEntry(entries, seq, { prev: '0'.repeat(64) });
    const first = { kind: 'changed', seq };
    expect(await verifyLog(changed, { head })).toMatchObject({ status: 'broken', first });
  });

  it.each([1, 4, 7])('[audit] says where entry %d was removed', async (seq) => {
    const { entries, head } = await logOf(7);
    const shorter = entries.filter((entry) => entry.seq !== seq);
    const first = { kind: 'removed', seq };
    expect(await verifyLog(shorter, { head })).toMatchObject({ status: 'broken', first });
  });

  it('[audit] says that the newest were removed where only a checkpoint knows of them', async () => {
    const { entries, head } = await logOf(7);
    const shorter = entries.filter(({ seq = 0 }) => seq < 5);
    expect(await verifyLog(shorter, { known: [head] })).toMatchObject({
      status: 'broken',
      first: { kind: 'removed', seq: 5 },
    });
  });

  it('[audit] says that all were removed', async () => {
    const { head } = await logOf(3);
    expect(await verifyLog(auditEntries, { head })).toMatchObject({
      status: 'broken',
      first: { kind: 'removed', seq: 1 },
    });
  });

  it('[audit] names what was added in a place that is taken', async () => {
    const { entries, head } = await logOf(7);
    const forged = { ...placed(entries, 4), id: 'AU-1', prev: '0'.repeat(64) };
    const first = { kind: 'added', seq: 4, entry: { id: 'AU-1' } };
    for (const log of [
      [...entries, forged],
      [forged, ...entries],
    ]) {
      expect(await verifyLog(log, { head })).toMatchObject({ status: 'broken', first });
    }
  });

  it.each([1, 4, 7])(
    '[audit] names what was added in place %d with the link of the entry that stands there',
    async (seq) => {
      const { entries, head } = await logOf(7);
      const forged = { ...placed(entries, seq), id: 'AU-1', actor: 'Nobody' };
      const first = { kind: 'added', seq, entry: { id: 'AU-1' } };
      for (const log of [
        [...entries, forged],
        [forged, ...entries],
      ]) {
        expect(await verifyLog(log, { head })).toMatchObject({ status: 'broken', first });
      }
    },
  );

  it('[audit] names what was added after the last that was written', async () => {
    const { entries, head } = await logOf(3);
    const forged = linkEntry(entryOf(9), head);
    expect(await verifyLog([...entries, forged], { head })).toMatchObject({
      status: 'broken',
      first: { kind: 'added', seq: 4, entry: { id: forged.id } },
    });
  });

  it('[audit] says where entries were reordered', async () => {
    const { entries, head } = await logOf(7);
    const [three, four] = [placed(entries, 3), placed(entries, 4)];
    const swapped = entries.map((entry) => {
      if (entry.seq === 3) return four;
      return entry.seq === 4 ? three : entry;
    });
    const first = { kind: 'reordered', seq: 3 };
    const verdict = await verifyLog(swapped, { head, isOrdered: true });
    expect(verdict).toMatchObject({ status: 'broken', first });
    const renumbered = entries.map((entry) => {
      if (entry.seq === 3) return { ...entry, seq: 4 };
      return entry.seq === 4 ? { ...entry, seq: 3 } : entry;
    });
    expect(await verifyLog(renumbered, { head })).toMatchObject({ status: 'broken', first });
  });

  it.each([
    [
      'changed',
      'sealed',
      (all: AuditEntry[]) => all.map((e) => (e.seq ? e : { ...e, actor: 'X' })),
    ],
    ['removed', 'removed', (all: AuditEntry[]) => all.slice(1)],
    ['added', 'added', (all: AuditEntry[]) => [...all, { ...entryOf(1), id: 'AU-011' }]],
  ])('[audit] says that what was sealed was %s', async (_what, kind, tamper) => {
    const { entries, head } = await logOf(2);
    expect(await verifyLog(tamper(entries), { head })).toMatchObject({
      status: 'broken',
      first: { kind, seq: 0 },
    });
  });

  it('[audit] says that an entry differs from what a checkpoint knows of it', async () => {
    const { entries } = await logOf(7);
    const other = await logOf(7);
    const rewritten = other.entries.map((entry) => entry);
    const known = [{ seq: 5, digest: 'f'.repeat(64) }];
    expect(await verifyLog(rewritten, { known })).toMatchObject({
      status: 'broken',
      first: { kind: 'changed', seq: 5 },
    });
    expect(await verifyLog(entries, { known: [headOf(placed(entries, 5))] })).toMatchObject({
      status: 'sound',
    });
  });
});
