import * as v from 'valibot';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { portalAuditAccess, type PortalKey } from 'shared-kernel/domain/portal';
import {
  defineCommand,
  verifyLog,
  type CommandTransaction,
  type LogVerificationResult,
} from 'shared-kernel/workspace';

export const verificationResultSchema = v.object({
  status: v.picklist(['empty', 'invalid', 'verified']),
  /** Log position of the last verified entry. If the log is invalid, the position of the invalid entry. */
  seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

type Result = v.InferOutput<typeof verificationResultSchema>;

function resultOf(verdict: LogVerificationResult): Result {
  const { status } = verdict;
  if (status === 'empty') return { status, seq: 0 };
  return { status, seq: status === 'invalid' ? verdict.fault.seq : verdict.count };
}

function sentenceOf({ status, seq }: Result): string {
  switch (status) {
    case 'empty':
      return 'The audit log contains no entries to verify.';
    case 'invalid':
      return `The log is invalid ${seq === 0 ? 'before entry 1' : `at entry ${seq}`}.`;
    case 'verified':
      return `The log is verified through entry ${seq}.`;
  }
}

interface VerifiedLog {
  /** Time of the first audit entry (ISO 8601). `undefined` if the log is empty. */
  readonly since?: string | undefined;
  /** Time of the last import (ISO 8601), and what the import noted about the audit log in the file. */
  readonly imported?: { readonly at: string; readonly log: string } | undefined;
}

/** Matches the part of an import note that says whether the audit log in the file was intact. */
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

export function notifyVerificationResult(
  transaction: CommandTransaction,
  result: Result,
  portal: PortalKey,
): Promise<void> {
  const isInvalid = result.status === 'invalid';
  return transaction.raise('auditSimulationResults', {
    type: isInvalid ? 'critical' : 'info',
    category: 'compliance',
    portal,
    title: 'Audit log verified',
    message: sentenceOf(result),
    source: 'Audit simulation',
    actionRequired: false,
    priority: isInvalid ? 'critical' : 'low',
  });
}

export const verificationTerms = {
  id: 'audit.verify',
  label: 'Verified the audit log',
  permission: 'look',
  onServer: 'recorded',
  isUndoable: false,
} as const;

/**
 * Verifies the stored audit log while holding the write lock, without changing records. Raises a notification if the
 * user has turned on notifications about audit results (PR10).
 */
export const verifyAuditLog = defineCommand({
  ...verificationTerms,
  input: v.optional(v.object({}), {}),
  async apply(transaction, _input, { portal = 'admin' }) {
    const { entries, head } = await transaction.source.readLog();
    const verdict = verdictIn(portal, await verifyLog(entries, head));
    await notifyVerificationResult(transaction, resultOf(verdict), portal);
    return { verdict, log: verifiedLog(entries) };
  },
  audit: () => [],
  recordedInput: ({ verdict }) => resultOf(verdict),
});
