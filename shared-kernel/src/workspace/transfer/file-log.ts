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

  /** What becomes of it, and what is wrong with it as far as its own digests tell. */
  async text(): Promise<string> {
    const entries = this.count === 1 ? '1 entry' : `${formatNumber(this.count)} entries`;
    const place = `The file’s own log of ${entries} stays in the file.`;
    const fault = await this.fault();
    return fault === undefined ? place : `${place} ${fault}`;
  }

  private async fault(): Promise<string | undefined> {
    if (this.count > maxChecked) return 'It is too long to be checked here.';
    const { verifyLog } = await bringEvidence();
    const verdict = await verifyLog(this.held);
    if (verdict.status !== 'broken') return undefined;
    const { seq } = verdict.first;
    const where = seq === 0 ? 'before its first entry' : `at entry ${formatNumber(seq)}`;
    return `It was changed after it was written: its chain breaks ${where}.`;
  }
}
