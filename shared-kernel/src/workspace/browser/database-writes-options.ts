import type { SourceEvent } from '../store/source';
import type { DatabaseReads } from './database-reads';
import type { RecordStore } from './record-store';
import type { TabChannel } from './tab-channel';
import type { WriteJournal } from './write-journal';
import type { WriteLog } from '../store/write-log';

/** What a turn goes on from, and leaves to what else it writes. */
export interface Held {
  log: WriteLog;
}

export interface DatabaseWritesOptions {
  /** The database's name, under which its tabs take turns. */
  readonly name: string;
  readonly store: RecordStore;
  readonly reads: DatabaseReads;
  readonly channel: TabChannel;
  readonly journal: WriteJournal;
  readonly tell: (event: SourceEvent) => void;
}
