import type { WorkspaceSource } from '../store/source';
import type { BrowserSourceOptions } from './browser-source-options';
import { Holding } from './holding';

export { workspaceDatabase, type BrowserSourceOptions } from './browser-source-options';

/**
 * This browser's workspace, in IndexedDB. Where storage cannot be had, fails, or is taken over by a
 * newer version, the workspace goes on in memory with everything it can still reach, and its status
 * says why. A write that fails is taken back and rejects; those after it succeed in memory, and the
 * browser asks before the page goes with them.
 */
export function createBrowserSource(options: BrowserSourceOptions = {}): WorkspaceSource {
  const holding = new Holding(options);
  return {
    list: (collection) => holding.read((from) => from.list(collection)),
    batches: (collection) => holding.batches(collection),
    peek: (collection) => holding.held?.peek(collection),
    get: (collection, key) => holding.read((from) => from.get(collection, key)),
    keys: (collection) => holding.read((from) => from.keys(collection)),
    find: (collection, index, query) => holding.read((from) => from.find(collection, index, query)),
    count: (collection, index, query) =>
      holding.read((from) => from.count(collection, index, query)),
    isLong: (collection) => holding.read((from) => from.isLong(collection)),
    tally: (collection) => holding.read(async (from) => from.tally?.(collection)),
    peekTally: (collection) => holding.held?.peekTally?.(collection),
    epoch: () => holding.read((from) => from.epoch()),
    sampleMoment: () => holding.read((from) => from.sampleMoment()),
    inTurn: (work, epoch) => holding.inTurn(work, epoch),
    evict: (collection) => holding.held?.evict(collection),
    quarantined: () => holding.read((from) => from.quarantined()),
    logState: () => holding.read((from) => from.logState()),
    readLog: () => holding.read((from) => from.readLog()),
    status: () => holding.status,
    subscribe: holding.listeners.subscribe,
    close: () => holding.close(),
  };
}
