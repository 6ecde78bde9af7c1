import type { Behaviour } from '../../shell/behaviours';
import type { CollectionName, RecordOf } from '../database/collections';
// At hand, as on a page after its first input: a test's first command takes as long as its others.
import '../audit/audit-module';
import { createMemorySource } from '../create-source';
import { createQueryClient } from '../database/query-cache';
import { ownMoment } from '../database/sample-moment';
import { sampleContents } from '../database/sample-contents';
import { sampleSeed, type Seed } from '../database/seed-data';
import { emptySeed, seedOf } from './seeds';
import type { WorkspaceSource } from '../database/source';
import { createWorkspace, type Workspace } from '../workspace';

/** The four states that every view of data has. */
export type TestWorkspaceState = 'full' | 'empty' | 'failing' | 'loading';

export interface TestWorkspaceOptions {
  /** `full` (the sample) unless said otherwise. */
  readonly state?: TestWorkspaceState;
  /** `live` unless said otherwise. */
  readonly behaviour?: Behaviour;
  /** Collections to hold other records than the state says. */
  readonly records?: { readonly [C in CollectionName]?: readonly RecordOf<C>[] };
  /** The clock; one that stands at the sample's moment unless said otherwise. */
  readonly now?: () => Date;
}

/** What a failing test workspace rejects every read with. */
export const testWorkspaceFailure = 'The workspace could not be read.';

function withReads(source: WorkspaceSource, read: () => Promise<never>): WorkspaceSource {
  const nothing = () => undefined;
  const batches = async function* () {
    yield await read();
  };
  return {
    ...source,
    batches,
    list: read,
    load: read,
    get: read,
    find: read,
    count: read,
    readLog: read,
    keys: read,
    peek: nothing,
  };
}

/** The sample; at its own date, all workspaces of a test file share its records, which nothing changes in place. */
const sharedSample: Seed = (collection, at = ownMoment) =>
  at === ownMoment
    ? Promise.resolve<Iterable<RecordOf<typeof collection>>>(sampleContents[collection])
    : sampleSeed(collection, at);

const never = () => new Promise<never>(() => undefined);

function sourceFor({ state = 'full', records = {} }: TestWorkspaceOptions): WorkspaceSource {
  const seed = seedOf(records, state === 'full' ? sharedSample : emptySeed);
  // Failed reads are retried at once, and no timer outlasts the test.
  const queryClient = createQueryClient({ retryDelay: 0, gcTime: Infinity });
  const source = createMemorySource(seed, { queryClient });
  if (state === 'loading') return withReads(source, never);
  if (state === 'failing') {
    return withReads(source, () => Promise.reject(new Error(testWorkspaceFailure)));
  }
  return source;
}

/** A clock that stands at the sample's own moment. */
export const sampleClock = () => new Date(ownMoment);

/** A workspace for a test: in memory, in one of the four states, its failed reads retried at once. */
export function createTestWorkspace(options: TestWorkspaceOptions = {}): Workspace {
  return createWorkspace({
    source: sourceFor(options),
    behaviour: options.behaviour ?? 'live',
    now: options.now ?? sampleClock,
  });
}
