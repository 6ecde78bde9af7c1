import type { CollectionName, IndexName, RecordOf } from './collections';
import { StoreOverPort } from './store-over-port';
import type { IndexQuery, KeptLog, LogState, Stored, WorkspaceSource } from './source';

/** More hits than these, and the whole collection is read in batches instead of one long stretch. */
const maxHitsAtOnce = 1000;

/**
 * A workspace over a port. Where the port cannot be opened, fails, or is taken over by a newer version, it is
 * switched off: the workspace goes on in memory with everything it can still reach, and its status says why.
 * A write that fails is taken back and rejects; those after it succeed in memory, and the browser asks before
 * the page closes and loses them.
 */
export class WorkspaceStore extends StoreOverPort implements WorkspaceSource {
  readonly list = <C extends CollectionName>(collection: C) =>
    this.read(async (at) => (await at.table(collection)).records as readonly RecordOf<C>[]);

  readonly batches = (collection: CollectionName) => this.readBatches(collection);

  readonly peek = <C extends CollectionName>(collection: C) =>
    this.at.known(collection)?.records as readonly RecordOf<C>[] | undefined;

  readonly get = <C extends CollectionName>(collection: C, key: string) =>
    this.read(async (at) => (await at.get(collection, key)) as Stored<RecordOf<C>> | undefined);

  readonly keys = (collection: CollectionName) =>
    this.read((at) =>
      at.either<readonly string[]>(
        collection,
        (table) => [...table.keys],
        (parts) => parts.keys(collection),
      ),
    );

  readonly find = <C extends CollectionName>(
    collection: C,
    index: IndexName<C>,
    query: IndexQuery = {},
  ) =>
    this.read(async (at) => {
      const found = await at.either(
        collection,
        (table) => table.find(index, query),
        async (parts) => {
          const { limit = Infinity } = query;
          const isLarge =
            limit > maxHitsAtOnce && (await parts.count(collection, index, query)) > maxHitsAtOnce;
          return isLarge
            ? (await at.table(collection)).find(index, query)
            : parts.find(collection, index, query);
        },
      );
      return found as readonly RecordOf<C>[];
    });

  readonly count = (collection: CollectionName, index?: string, query: IndexQuery = {}) =>
    this.read((at) =>
      at.either(
        collection,
        (table) => table.count(index, query),
        (parts) => parts.count(collection, index, query),
      ),
    );

  readonly epoch = () => this.read(async (at) => (await at.log).epoch);

  readonly sampleMoment = () => this.read((at) => at.port.moment());

  readonly evict = (collection: CollectionName) => this.at.evict(collection);

  readonly quarantined = () => this.read((at) => at.port.quarantine.all());

  readonly logState = () =>
    this.read(async (at): Promise<LogState> => {
      const { head, view } = await at.log;
      return { name: at.port.name, head, view };
    });

  readonly readLog = () =>
    this.read(async ({ port }): Promise<KeptLog> => {
      return { name: port.name, ...(await port.readLog()) };
    });
}
