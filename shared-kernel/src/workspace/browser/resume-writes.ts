import type { AuditEntry } from '../../domain/audit';
import type { Change, Turn } from '../source';
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

async function resume(write: Turn['write'], changes: readonly Change[], isReplaced: boolean) {
  const outcome = isReplaced ? undefined : await write(changes);
  if (outcome?.ok) return;
  // Its entry in the log being there already, the write had been kept after all.
  if (outcome?.conflicts.some((conflict) => isEntry(conflict) && conflict.kind === 'taken')) return;
  const note = refusedNote[isReplaced ? 'replaced' : 'changed'];
  await write(changes.filter(isEntry).map(refused(note)));
}

interface Resuming {
  readonly store: RecordStore;
  readonly journal: WriteJournal;
  readonly write: Turn['write'];
  readonly epoch: number;
}

/**
 * Finishes the writes that pages were left with. What another writer has forestalled is told in the
 * audit log, and what cannot be read is set aside.
 */
export async function resumeWrites({ store, journal, write, epoch }: Resuming): Promise<void> {
  for (const left of journal.left()) {
    if (left.ok) await resume(write, left.changes, left.epoch !== epoch);
    else {
      const { id, text, reasons } = left;
      await store.keepAside({ collection: 'unsaved', key: id, value: text, reasons });
    }
    journal.forget(left.id);
  }
}
