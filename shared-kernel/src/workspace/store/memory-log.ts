import type { AuditEntry } from '../../domain/audit';
import { specOf } from './collections';
import { isShown, type LogView } from '../evidence/log-view';
import { RecordTable } from './record-table';
import type { Stored } from './source';

const spec = specOf('auditEntries');

/** The audit log in memory: what is shown of it is a table like others, and the rest stands beside it. */
export class MemoryLog {
  /** What is not shown, under its ids. */
  private closed = new Map<string, object>();

  constructor(public view: LogView | undefined) {}

  /** The table of what is shown of entries, which are all there are. */
  async tableOf(entries: Iterable<object>, view = this.view): Promise<RecordTable> {
    const shown: object[] = [];
    const closed = new Map<string, object>();
    for (const entry of entries) {
      if (isShown(entry, view)) shown.push(entry);
      else closed.set(spec.keyOf(entry), entry);
    }
    const table = await RecordTable.ofFirst(spec, shown);
    this.closed = closed;
    this.view = view;
    return table;
  }

  /** All entries, of which the table has those that are shown. */
  all({ records }: RecordTable): readonly AuditEntry[] {
    return [...this.closed.values(), ...records] as AuditEntry[];
  }

  /** An entry that is not shown. */
  get(key: string): Stored<object> | undefined {
    const record = this.closed.get(key);
    return record && { record, revision: 1 };
  }
}
