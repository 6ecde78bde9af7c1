import type { PortalKey } from 'shared-kernel/domain/portal';
import type { StorageChanges } from 'shared-kernel/server';
import type { ServerWorkspace } from '../commands/run-in-transaction';
import { createTransactionSource } from '../commands/transaction-source';
import type { Database, OpenedDatabase } from '../database/open-database';
import { changedSince, readState, type ChangedRecord } from '../database/workspace-state';
import { visibleRecords } from './visible-records';

interface Subscriber {
  readonly portal: PortalKey;
  /** Workspace revision that the subscriber has already received. */
  revision: number;
  readonly send: (changes: StorageChanges) => void;
}

/** Returns the changes since a revision that a portal may see. */
async function changesFor(
  { sample }: ServerWorkspace,
  database: Database,
  portal: PortalKey,
  since: number,
): Promise<StorageChanges> {
  const { revision, epoch, head } = await readState(database);
  const found = await changedSince(database, since, { revision });
  const source = createTransactionSource(database, sample);
  const isShown = async ({ collection, key, portals }: ChangedRecord) => {
    if (portals.includes(portal)) return true;
    const record = (await source.get(collection, key))?.record;
    // Operator portals are notified of every removal. Company portals are notified only of removed records that they
    // could see.
    if (!record) return portal !== 'client' && portal !== 'vendor';
    return (await visibleRecords(portal, source, collection, [record])).length > 0;
  };
  const changed: Pick<ChangedRecord, 'collection' | 'key'>[] = [];
  for (const one of found ?? [])
    if (await isShown(one)) changed.push({ collection: one.collection, key: one.key });
  return { revision, epoch, ...(head && { head }), changed: found && changed };
}

/** Notifies the subscribers of this server about the changes of all servers. */
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

  subscribe(subscriber: Subscriber): () => void {
    this.subscribers.add(subscriber);
    this.update();
    return () => void this.subscribers.delete(subscriber);
  }

  async close(): Promise<void> {
    this.subscribers.clear();
    await this.current;
    await this.stop();
  }

  /** Sends new changes to the subscribers. A call during a running update starts one more update afterwards. */
  private update(): void {
    this.isStale = true;
    this.current ??= this.send().finally(() => {
      this.current = undefined;
    });
  }

  private async send(): Promise<void> {
    while (this.isStale) {
      this.isStale = false;
      try {
        await this.sendOnce();
      } catch (error) {
        this.onError(error);
      }
    }
  }

  /** Subscribers with the same portal and revision get the same changes, so the changes are read once. */
  private async sendOnce(): Promise<void> {
    const groups = new Map<string, Subscriber[]>();
    for (const subscriber of this.subscribers) {
      const name = `${subscriber.portal}/${subscriber.revision}`;
      groups.set(name, [...(groups.get(name) ?? []), subscriber]);
    }
    for (const group of groups.values()) {
      const [{ portal, revision } = { portal: undefined, revision: 0 }] = group;
      if (portal === undefined) continue;
      const changes = await this.workspace.database.transaction(
        (database) => changesFor(this.workspace, database, portal, revision),
        { isolationLevel: 'repeatable read' },
      );
      if (changes.revision === revision) continue;
      for (const subscriber of group) {
        subscriber.revision = changes.revision;
        subscriber.send(changes);
      }
    }
  }
}
