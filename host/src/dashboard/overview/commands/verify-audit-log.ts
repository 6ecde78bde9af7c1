import * as v from 'valibot';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { portalAuditAccess, type PortalKey } from 'shared-kernel/domain/portal';
import { defineCommand, verifyLog, type LogVerificationResult } from 'shared-kernel/workspace';

function sentenceOf(verdict: LogVerificationResult): string {
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
  /** Time of the first audit entry (ISO 8601). `undefined` if the log is empty. */
  readonly since?: string | undefined;
  /** When the last import happened (ISO 8601), and what its audit note says about the imported file’s own audit log. */
  readonly imported?: { readonly at: string; readonly log: string } | undefined;
}

/** Matches the part of an import’s audit note that says whether the imported file’s own audit log was intact. */
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

/**
 * Omits the invalid entry from the result if the portal has no audit access, because the entry may belong to another
 * company.
 */
const verdictIn = (portal: PortalKey, verdict: LogVerificationResult): LogVerificationResult =>
  verdict.status === 'invalid' && !portalAuditAccess[portal]
    ? { ...verdict, fault: { ...verdict.fault, entry: undefined } }
    : verdict;

/**
 * Verifies the stored audit log under the write lock and changes no record. Raises a notification if the user has
 * turned on notifications about audit results (PR10).
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
