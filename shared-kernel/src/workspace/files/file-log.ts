import type { AuditEntry } from '../../domain/audit';
import { formatNumber } from '../../format';
import { verifyLog } from '../audit/load-audit-module';

async function chainText(entries: readonly AuditEntry[]): Promise<string> {
  const verdict = await verifyLog(entries);
  switch (verdict.status) {
    case 'verified':
      return 'The audit chain of the file is intact.';
    case 'empty':
      return 'The file has no audit chain.';
    case 'invalid': {
      const { seq } = verdict.fault;
      const where = seq === 0 ? 'before entry 1' : `at entry ${formatNumber(seq)}`;
      return `The audit chain of the file is invalid ${where}: the log was changed after it was written.`;
    }
  }
}

/** Returns a message that the audit log in a file is not imported, and whether its chain is valid. */
export async function describeFileLog(entries: readonly AuditEntry[]): Promise<string> {
  if (entries.length === 0) return 'The file has no audit log.';
  const count = entries.length === 1 ? '1 entry' : `${formatNumber(entries.length)} entries`;
  return `The file’s audit log of ${count} is not imported. ${await chainText(entries)}`;
}
