import type { AuditEntry } from '../../domain/audit';
import type { Change, Written } from '../source';
import type { RecordStore } from './record-store';
import type { WriteJournal } from './write-journal';

const isEntry = ({ collection }: { readonly collection: string }) => collection === 'auditEntries';

/** The audit entry of a write that could not be finished, saying so. */
const refused = (change: Change): Change => ({
  ...change,
  next: {
    ...(change.next as AuditEntry),
    note: 'Not written: the page was left, and somebody else had changed it meanwhile',
  },
});

async function resume(store: RecordStore, changes: readonly Change[]): Promise<readonly Written[]> {
  const outcome = await store.write(changes);
  if (outcome.ok) return outcome.written;
  // Its entry in the log being there already, the write had been kept after all.
  if (outcome.conflicts.some((conflict) => isEntry(conflict) && conflict.kind === 'taken')) {
    return [];
  }
  const told = await store.write(changes.filter(isEntry).map(refused));
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
    if (left.ok) written.push(...(await resume(store, left.changes)));
    else {
      const { id, text, reasons } = left;
      await store.keepAside({ collection: 'unsaved', key: id, value: text, reasons });
    }
    journal.forget(left.id);
  }
  return written;
}
