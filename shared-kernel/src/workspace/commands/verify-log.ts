import * as v from 'valibot';
import { defineCommand } from './command';
import { bringEvidence } from '../evidence/bring-evidence';
import type { LogVerdict } from '../evidence/verify-log';
import { courseFields } from '../transfer/progress';

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
  inReference: false,
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
    return kept;
  },
  audit: () => [],
});
