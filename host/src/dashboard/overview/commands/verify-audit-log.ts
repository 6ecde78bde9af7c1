import * as v from 'valibot';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { portalAuditAccess, type PortalKey } from 'shared-kernel/domain/portal';
import { defineCommand, verifyLog, type LogVerdict } from 'shared-kernel/workspace';

function sentenceOf(verdict: LogVerdict): string {
  switch (verdict.status) {
    case 'empty':
      return 'The audit log contains no entries to verify.';
    case 'invalid':
      return `The log is invalid ${verdict.fault.seq === 0 ? 'before entry 1' : `at entry ${verdict.fault.seq}`}.`;
    case 'verified':
      return `The log is verified through entry ${verdict.count}.`;
  }
}

interface VerifiedLog {
  /** Time of the first audit entry, as an ISO instant. `undefined` if the log is empty. */
  readonly since?: string | undefined;
  /** Time of the last import as an ISO instant, and its text about the audit log of the imported file. */
  readonly imported?: { readonly at: string; readonly log: string } | undefined;
}

/** Matches the sentence about the file's audit log in the note of an import. */
const logOfFile = /The file(?:’s (?:own|audit) log of| has no audit log).*/su;

function verifiedLog(entries: readonly AuditEntry[]): VerifiedLog {
  const placed = entries
    .filter(({ seq }) => seq !== undefined)
    .toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
  const last = placed.findLast(({ action }) => action === 'workspace.import');
  const [log] = logOfFile.exec(last?.note ?? '') ?? [];
  return {
    since: placed[0]?.at,
    imported: last && log !== undefined ? { at: last.at, log } : undefined,
  };
}

/** Removes the invalid entry in a portal without audit access, because the entry can belong to another company. */
const verdictIn = (portal: PortalKey, verdict: LogVerdict): LogVerdict =>
  verdict.status === 'invalid' && !portalAuditAccess[portal]
    ? { ...verdict, fault: { ...verdict.fault, entry: undefined } }
    : verdict;

/**
 * Verifies the stored audit log under the write lock. Changes no record. Raises a notification if the reader has
 * enabled audit simulation results (PR10).
 */
export const verifyAuditLog = defineCommand({
  id: 'audit.verify',
  label: 'Verified the audit log',
  input: v.optional(v.object({}), {}),
  permission: 'look',
  inBrowser: true,
  isUndoable: false,
  async apply(transaction, _input, { portal = 'admin' }) {
    const { entries, head } = await transaction.source.readLog();
    const verdict = verdictIn(portal, await verifyLog(entries, head));
    const isInvalid = verdict.status === 'invalid';
    await transaction.raise('auditSimulationResults', {
      type: isInvalid ? 'critical' : 'info',
      category: 'compliance',
      portal,
      title: 'Audit log verified',
      message: sentenceOf(verdict),
      source: 'Audit simulation',
      actionRequired: false,
      priority: isInvalid ? 'critical' : 'low',
    });
    return { verdict, log: verifiedLog(entries) };
  },
  audit: () => [],
});
