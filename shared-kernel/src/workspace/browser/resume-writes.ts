import type { AuditEntry } from '../../domain/audit';
import { isReplaced } from '../replaced-conflicts';
import type { Change, Written } from '../source';
import type { RecordStore } from './record-store';
import type { WriteJournal } from './write-journal';

const isEntry = ({ collection }: { readonly collection: string }) => collection === 'auditEntries';

const refusedNote = {
  changed: 'Not written: the page was left, and somebody else had changed it meanwhile',
  replaced: 'Not written: the page was left, and the whole workspace was replaced meanwhile',
} as const;

/** The audit entry of a write that could not be finished, saying so. */
const refused =
  (note: string) =>
  (change: Change): Change => ({ ...change, next: { ...(change.next as AuditEntry), note } });

async function resume(
  store: RecordStore,
  changes: readonly Change[],
  epoch: number,
): Promise<readonly Written[]> {
  const outcome = await store.write(changes, epoch);
  if (outcome.ok) return outcome.written;
  // Its entry in the log being there already, the write had been kept after all.
  if (outcome.conflicts.some((conflict) => isEntry(conflict) && conflict.kind === 'taken')) {
    return [];
  }
  const note = refusedNote[isReplaced(outcome.conflicts) ? 'replaced' : 'changed'];
  const told = await store.write(changes.filter(isEntry).map(refused(note)), await store.epoch());
  return told.ok ? told.written : [];
}

/**
 * Finishes the writes that pages were left with; gives what was written. What another writer has
 * forestalled is told in the audit log, and what cannot be read is set aside.
 */
export async function resumeWrites(
  store: RecordStore,
  journal: WriteJournal,
): Promise<readonly Written[]> {
  const written: Written[] = [];
  for (const left of journal.left()) {
    if (left.ok) written.push(...(await resume(store, left.changes, left.epoch)));
    else {
      const { id, text, reasons } = left;
      await store.keepAside({ collection: 'unsaved', key: id, value: text, reasons });
    }
    journal.forget(left.id);
  }
  return written;
}
