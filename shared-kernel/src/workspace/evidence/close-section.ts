import type { AuditEntry } from '../../domain/audit';
import type { ClosedSection } from '../../domain/audit/audit-entry.schema';
import { newestEntryFirst } from '../../domain/audit/newest-entries';
import type { Change } from '../store/source';
import { createTimeSlices } from '../long-lists/time-slices';
import { headOfStanding, linkAll } from './chain';
import { makeCheckpoint } from './checkpoint-store';
import { isLogged, type Linked } from '../store/apply-changes';
import type { LogHead } from './log-head';
import type { LogView } from './log-view';

/** What the next section of the log begins with. */
export interface NextSection {
  /** The sample's lines, where the sample is seeded again. */
  readonly sample?: Iterable<object>;
  /** What is shown before it, where the workspace goes back to an earlier state. */
  readonly goesOnFrom?: LogView | undefined;
}

/** The log that something closes by taking the place of everything else. */
export interface ClosingLog {
  /** Where it is kept; nowhere in memory. */
  readonly name: string | undefined;
  readonly head: LogHead | undefined;
  readonly standing: () => AsyncIterable<readonly object[]>;
}

/** How many entries stand in a log, and which section of it was closed last. */
async function counted(batches: AsyncIterable<readonly object[]>) {
  const slices = createTimeSlices();
  let all = 0;
  let last: ClosedSection | undefined;
  for await (const batch of batches) {
    for (const { closed } of batch as readonly AuditEntry[]) {
      all += 1;
      if (closed && closed.section > (last?.section ?? 0)) last = closed;
    }
    if (slices.isDue()) await slices.yieldToBrowser();
  }
  return { all, last };
}

/** The sample's lines under ids of their own, the oldest first. */
const linesOfSample = (sample: Iterable<object>, from: number): Change[] =>
  ([...sample] as readonly AuditEntry[])
    .toSorted((a, b) => newestEntryFirst(b, a))
    .map((line) => {
      const next = { ...line, id: `${line.id}-${from}` };
      return { collection: 'auditEntries', key: next.id, base: undefined, next };
    });

/**
 * Gives the entries among changes that replace everything their places in the log. The first of them
 * closes the section that the log had come to: it says how many entries that had, and bears a checkpoint
 * of where it ended. What was closed stays as it is. Without an entry the log goes on.
 */
export async function closeSection(
  changes: readonly Change[],
  { sample = [], goesOnFrom = [] }: NextSection,
  { name, head: known, standing }: ClosingLog,
): Promise<Linked> {
  const line = changes.find(isLogged);
  if (!line) return { changes, head: known };
  const head = known ?? (await headOfStanding(standing()));
  const { all, last } = await counted(standing());
  const at = new Date(line.next.at);
  const checkpoint = await makeCheckpoint(name, head, at);
  const earlier = last ? last.earlier + last.count : 0;
  const closed = { section: (last?.section ?? 0) + 1, count: all - earlier, earlier, checkpoint };
  const from = head.seq + 1;
  const linked = linkAll([...linesOfSample(sample, from), ...changes], head, { line, closed });
  return { ...linked, view: [...goesOnFrom, { from }] };
}
