import type { AuditEntry } from '../../domain/audit';
import { formatNumber } from '../../format';
import { bringEvidence } from '../evidence/bring-evidence';

/** A log longer than this is not held in the page to be checked. */
const maxChecked = 100_000;

/** The log that a file brings: evidence of another log, and no part of the workspace's own. */
export class FileLog {
  private held: AuditEntry[] = [];
  private count = 0;

  take(entries: readonly object[]): void {
    this.count += entries.length;
    if (this.count > maxChecked) this.held = [];
    else this.held = this.held.concat(entries as readonly AuditEntry[]);
  }

  /** What becomes of it, and whether its chain is intact as far as its own digests tell. */
  async text(): Promise<string> {
    if (this.count === 0) return 'The file has no audit log.';
    const entries = this.count === 1 ? '1 entry' : `${formatNumber(this.count)} entries`;
    return `The file’s own log of ${entries} stays in the file. ${await this.chainText()}`;
  }

  private async chainText(): Promise<string> {
    if (this.count > maxChecked) return 'It is too long for its audit chain to be checked here.';
    const { verifyLog } = await bringEvidence();
    const verdict = await verifyLog(this.held);
    switch (verdict.status) {
      case 'sound':
        return 'Its audit chain is intact.';
      case 'empty':
        return 'It has no audit chain.';
      case 'broken': {
        const { seq } = verdict.first;
        const where = seq === 0 ? 'before its first entry' : `at entry ${formatNumber(seq)}`;
        return `Its audit chain is broken ${where}: the log was changed after it was written.`;
      }
    }
  }
}
