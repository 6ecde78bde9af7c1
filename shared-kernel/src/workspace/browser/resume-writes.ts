import type { AuditEntry } from '../../domain/audit';
import type { Client } from '../../domain/client';
import { ownCompany, ownCompanyNames } from '../../domain/portal/own-company';
import type { AtHand } from '../store/at-hand';
import { newEntryId } from '../store/audit-log';
import { specOf } from '../store/collections';
import { bringEvidence } from '../evidence/bring-evidence';
import { isChangeOf, type ChangeOf } from '../store/apply-changes';
import type { Change, Turn } from '../store/source';
import type { Quarantine } from './quarantine';
import type { LeftWrite, WriteJournal } from './write-journal';
import type { WriteLog } from '../store/write-log';

const isEntry = (change: Change): change is ChangeOf<'auditEntries'> =>
  isChangeOf(change, 'auditEntries');

const refusedNote = {
  changed: 'Not saved: the page was closed, and someone else had changed the record',
  replaced: 'Not saved: the page was closed, and the workspace had been replaced',
} as const;

/** The audit entry of a write that could not be finished, with the reason. */
const refused =
  (note: string) =>
  (change: ChangeOf<'auditEntries'>): Change => ({ ...change, next: { ...change.next, note } });

async function resume(write: Turn['write'], changes: readonly Change[], isReplaced: boolean) {
  const outcome = isReplaced ? undefined : await write(changes);
  if (outcome?.ok) return;
  // Its entry in the log being there already, the write had been kept after all.
  const isKept = outcome?.conflicts.some(
    ({ collection, kind }) => collection === 'auditEntries' && kind === 'taken',
  );
  if (isKept) return;
  const reason = outcome?.conflicts.find((conflict) => conflict.reason !== undefined)?.reason;
  const note =
    reason === undefined
      ? refusedNote[isReplaced ? 'replaced' : 'changed']
      : `Not saved: the page was closed. ${reason}`;
  await write(changes.filter(isEntry).map(refused(note)));
}

interface Resuming {
  readonly quarantine: Quarantine;
  readonly journal: WriteJournal;
  readonly at: AtHand;
  readonly write: Turn['write'];
  /** The log as it is at this point of the turn. */
  readonly log: () => WriteLog;
}

/**
 * What forbids to finish a write: it would rewrite the log, or change records without a line in it or beyond
 * what its portal may.
 */
async function faultOf(
  changes: readonly Change[],
  { at, log }: Resuming,
): Promise<string | undefined> {
  const misnamed = changes.find(
    ({ collection, key, next }) => next && specOf(collection).keyOf(next) !== key,
  );
  if (misnamed) return 'It has a record under a key that is not the record’s.';
  const added = changes.filter(isEntry);
  if (added.some(({ base, next }) => base !== undefined || next === undefined)) {
    return 'It would change entries of the log.';
  }
  if (added.length === 0) return 'It has no line for the log.';
  const lines = added.flatMap(({ next }) => next ?? []);
  const { lastEntryHead, placeFault, writeFault } = await bringEvidence();
  const client = (await at.get('clients', ownCompany.id))?.record as Client | undefined;
  const fault = writeFault(changes, lines, ownCompanyNames(client));
  if (fault !== undefined) return fault;
  const entryAt = async (seq: number) => {
    for await (const batch of at.all('auditEntries')) {
      const found = (batch as readonly AuditEntry[]).find((entry) => entry.seq === seq);
      if (found) return found;
    }
    return undefined;
  };
  const head = log().head ?? (await lastEntryHead(at.all('auditEntries')));
  const standing = { head, entryAt };
  return placeFault(lines, standing);
}

/** The line of a write that is refused. */
function refusal(reasons: readonly string[]): Change {
  const now = new Date();
  const entry: AuditEntry = {
    id: newEntryId(now),
    at: now.toISOString(),
    actor: 'Trustfold',
    action: 'workspace.refuseLeftWrite',
    label: 'Refused the unfinished save of a closed page',
    subject: { collection: 'workspace', id: 'workspace', label: 'Workspace' },
    note: `Set aside, nothing was changed. ${reasons.slice(0, 3).join(' ')}`.slice(0, 500),
  };
  return { collection: 'auditEntries', key: entry.id, base: undefined, next: entry };
}

async function finish(left: LeftWrite, resuming: Resuming): Promise<void> {
  const { quarantine, write, log } = resuming;
  const fault = left.ok ? await faultOf(left.changes, resuming) : undefined;
  if (left.ok && fault === undefined) {
    await resume(write, left.changes, left.epoch !== log().epoch);
    return;
  }
  const reasons = left.ok ? [fault ?? ''] : left.reasons;
  await quarantine.keep({ collection: 'unsaved', key: left.id, value: left.text, reasons });
  await write([refusal(reasons)]);
}

/**
 * Finishes the writes that pages were left with. The audit log names those that another writer has forestalled.
 * Those that cannot be read, or do not come with their lines in their places in the log, are set aside, and the log
 * names them too.
 */
export async function resumeWrites(resuming: Resuming): Promise<void> {
  for (const left of resuming.journal.left()) {
    await finish(left, resuming);
    resuming.journal.forget(left.id);
  }
}
