import * as v from 'valibot';
import { defineCommand } from '../command';
import { bringEvidence } from '../evidence/bring-evidence';
import { courseFields } from '../transfer/progress';

/** Checks the audit log as it is kept, while nobody writes; it changes nothing and leaves no line. */
export const verifyAuditLog = defineCommand({
  id: 'audit.verify',
  label: 'Verified the audit log',
  input: v.optional(v.object(courseFields), {}),
  inReference: false,
  permission: 'look',
  isUndoable: false,
  async apply({ source }, { onProgress }) {
    const { keptCheckpoints, ownPublicKey, verifyKeptLog } = await bringEvidence();
    const log = await source.readLog();
    const checkpoints = log.name === undefined ? [] : await keptCheckpoints(log.name);
    return verifyKeptLog(log, checkpoints, { publicKey: await ownPublicKey(), onProgress });
  },
  audit: () => [],
});
