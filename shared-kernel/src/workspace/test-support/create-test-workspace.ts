import type { Behaviour } from '../../shell/behaviours';
import { isKernelCollection, type CollectionName, type RecordOf } from '../database/collections';
import '../audit/audit-module';
import { createMemorySource } from '../create-source';
import { createQueryClient } from '../database/query-cache';
import { originalSampleTime } from '../../fixtures/seeding-time';
import { sampleContents } from '../database/sample-contents';
import { loadSampleSeed, type SeedLoader } from '../database/seed-data';
import { loadEmptySeed, createSeed } from './seeds';
import type { WorkspaceSource } from '../database/source';
import { createWorkspace, type Workspace } from '../workspace';

/** The states of a data view that tests can request. */
export type TestWorkspaceState = 'full' | 'empty' | 'failing' | 'loading';

export interface TestWorkspaceOptions {
  readonly state?: TestWorkspaceState;
  readonly behaviour?: Behaviour;
  readonly records?: { readonly [C in CollectionName]?: readonly RecordOf<C>[] };
  readonly now?: () => Date;
}

/** The error message of every read in a test workspace with the state `failing`. */
export const testWorkspaceFailure = 'The workspace could not be read.';

function withReads(source: WorkspaceSource, read: () => Promise<never>): WorkspaceSource {
  const nothing = () => undefined;
  return {
    ...source,
    readAll: read,
    list: read,
    load: read,
    get: read,
    find: read,
    readLog: read,
    peek: nothing,
  };
}

/** All test workspaces in a file share these sample records, which are never mutated. */
const sharedSample: SeedLoader = (collection, at = originalSampleTime) =>
  at === originalSampleTime && isKernelCollection(collection)
    ? Promise.resolve(sampleContents[collection] as Iterable<RecordOf<typeof collection>>)
    : loadSampleSeed(collection, at);

const never = () => new Promise<never>(() => undefined);

function sourceFor({ state = 'full', records = {} }: TestWorkspaceOptions): WorkspaceSource {
  const seed = createSeed(records, state === 'full' ? sharedSample : loadEmptySeed);
  // No retry delay, and no garbage collection timers that could outlast a test.
  const queryClient = createQueryClient({ retryDelay: 0, gcTime: Infinity });
  const source = createMemorySource(seed, { queryClient });
  if (state === 'loading') return withReads(source, never);
  if (state === 'failing') {
    return withReads(source, () => Promise.reject(new Error(testWorkspaceFailure)));
  }
  return source;
}

/** A clock that always returns the sample's original date. */
export const sampleClock = () => new Date(originalSampleTime);

/** Creates a workspace in memory for tests, in the given state. Failed reads are retried without delay. */
export function createTestWorkspace(options: TestWorkspaceOptions = {}): Workspace {
  return createWorkspace({
    source: sourceFor(options),
    behaviour: options.behaviour ?? 'live',
    now: options.now ?? sampleClock,
  });
}
