import * as v from 'valibot';
import { defineCommand } from './command';
import { bringEvidence } from '../evidence/bring-evidence';
import type { LogVerdict } from '../evidence/verify-log';
import type { AuditEntry } from '../../domain/audit';
import { courseFields } from '../transfer/progress';
import { importWorkspace } from './replace-workspace';

/** What a verification has shown, in one sentence. */
function shownBy(verdict: LogVerdict): string {
  switch (verdict.status) {
    case 'empty':
      return 'There is no entry to verify yet.';
    case 'broken':
      return `The log is broken ${verdict.first.seq === 0 ? 'before the chain' : `at entry ${verdict.first.seq}`}.`;
    case 'sound':
      return `The log is sound up to entry ${verdict.count}.`;
  }
}

/** Which log was verified: since when it is written, and what was imported beside it. */
interface VerifiedLog {
  /** The ISO instant of its first entry; absent while it has none. */
  readonly since?: string | undefined;
  /** The last import, at an ISO instant: what the log says of the file’s own log. */
  readonly imported?: { readonly at: string; readonly log: string } | undefined;
}

/** What an import says of the file’s own log, within its note. */
const logOfFile = /The file(?:’s own log of| has no audit log).*/su;

function verifiedLog(entries: readonly AuditEntry[]): VerifiedLog {
  const placed = entries
    .filter(({ seq }) => seq !== undefined)
    .toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
  const last = placed.findLast(({ action }) => action === importWorkspace.id);
  const [log] = logOfFile.exec(last?.note ?? '') ?? [];
  return {
    since: placed[0]?.at,
    imported: last && log !== undefined ? { at: last.at, log } : undefined,
  };
}

/**
 * Checks the audit log as it is kept, while no one else writes. It changes nothing and leaves no line, unless its reader
 * wants audit simulation results (PR10): then it raises one.
 *
 * @example
 * const { run } = useCommand(verifyAuditLog);
 * const result = await run({});
 */
export const verifyAuditLog = defineCommand({
  id: 'audit.verify',
  label: 'Verified the audit log',
  input: v.optional(v.object(courseFields), {}),
  permission: 'look',
  isUndoable: false,
  async apply(transaction, { onProgress }) {
    const { source } = transaction;
    const { keptCheckpoints, ownPublicKey, verifyKeptLog } = await bringEvidence();
    const log = await source.readLog();
    // In memory each checkpoint is signed with a key that is not kept.
    const kept =
      log.name === undefined
        ? await verifyKeptLog(log, [], { onProgress })
        : await verifyKeptLog(log, await keptCheckpoints(log.name), {
            publicKey: await ownPublicKey(),
            onProgress,
          });
    const isBroken = kept.verdict.status === 'broken';
    await transaction.raise('auditSimulationResults', {
      type: isBroken ? 'critical' : 'info',
      category: 'compliance',
      title: 'Audit log verified',
      message: shownBy(kept.verdict),
      source: 'Audit simulation',
      actionRequired: false,
      priority: isBroken ? 'critical' : 'low',
    });
    return { ...kept, log: verifiedLog(log.entries) };
  },
  audit: () => [],
});
