import type { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { PortalKey } from 'shared-kernel/domain/portal';
import type { RecordKey, StorageChanges, WorkspaceSource } from 'shared-kernel/server';
import { synchronize, type ServerWorkspace } from '../commands/server-workspace';
import { createRecordSource } from '../commands/record-source';
import { groupBy } from '../database/group-by';
import type { OpenedDatabase } from '../database/open-database';
import { loadChangedRecords, type ChangedRecord } from '../database/workspace-state';
import { filterVisibleRecords } from './visible-records';

/** Pause between two checks for changes, in milliseconds, so that the changes of several commands are read at once. */
const pauseMs = 50;

/** Maximum size of events that a slow client has not received yet, in bytes. */
const maxBacklogBytes = 1024 * 1024;

interface Subscriber {
  readonly portal: PortalKey;
  /** Workspace revision that the subscriber has already received. */
  revision: number;
  readonly stream: PassThrough;
}

const eventOf = (changes: StorageChanges) =>
  `id: ${changes.revision}\nevent: changes\ndata: ${JSON.stringify(changes)}\n\n`;

type LoadedChange = ChangedRecord & { readonly record: object | undefined };

async function isShown(portal: PortalKey, source: WorkspaceSource, change: LoadedChange) {
  const { collection, record, portals } = change;
  if (portals.includes(portal)) return true;
  // Company portals (client and vendor) are notified only of removed records that they could see.
  if (!record) return portal !== 'client' && portal !== 'vendor';
  return (await filterVisibleRecords(portal, source, collection, [record])).length > 0;
}

/** Notifies the subscribers of this server about changes by any server. */
export class ChangeFeed {
  private readonly subscribers = new Set<Subscriber>();
  private current: Promise<void> | undefined;
  private isStale = false;
  private stop: () => Promise<void> = () => Promise.resolve();

  constructor(
    private readonly workspace: ServerWorkspace,
    private readonly onError: (error: unknown) => void,
  ) {}

  async start(opened: OpenedDatabase): Promise<void> {
    this.stop = await opened.listen(() => this.update());
  }

  /** Sends the changes after a revision to the stream, until it is closed. */
  subscribe(subscriber: Subscriber): void {
    this.subscribers.add(subscriber);
    subscriber.stream.once('close', () => this.subscribers.delete(subscriber));
    this.update();
  }

  async close(): Promise<void> {
    for (const { stream } of this.subscribers) stream.end();
    this.subscribers.clear();
    await this.current;
    await this.stop();
  }

  /** Sends new changes to the subscribers. A call during a running update causes one more update. */
  private update(): void {
    this.isStale = true;
    this.current ??= this.send().finally(() => (this.current = undefined));
  }

  private async send(): Promise<void> {
    while (this.isStale) {
      this.isStale = false;
      try {
        await this.sendOnce();
      } catch (error) {
        this.onError(error);
      }
      await pause(pauseMs);
    }
  }

  /** Creates an event only once for all subscribers with the same portal and revision. */
  private async sendOnce(): Promise<void> {
    const state = await synchronize(this.workspace);
    const { revision, epoch, head } = state;
    const { database } = this.workspace;
    const source = createRecordSource(this.workspace);
    const behind = [...this.subscribers].filter((one) => one.revision !== revision);
    for (const [since, some] of groupBy(behind, (one) => one.revision)) {
      const loaded = (await loadChangedRecords(database, since, state))?.map(async (change) => {
        const stored = await source.get(change.collection, change.key);
        return { ...change, record: stored?.record };
      });
      const found = loaded && (await Promise.all(loaded));
      for (const [portal, group] of groupBy(some, (one) => one.portal)) {
        const changed: RecordKey[] = [];
        for (const one of found ?? [])
          if (await isShown(portal, source, one))
            changed.push({ collection: one.collection, key: one.key });
        const event = eventOf({
          revision,
          epoch,
          ...(head && { head }),
          changed: found && changed,
        });
        for (const subscriber of group) {
          subscriber.revision = revision;
          const { stream } = subscriber;
          if (stream.writableLength > maxBacklogBytes) stream.destroy();
          else stream.write(event);
        }
      }
    }
  }
}
