import type { QueryClient } from '@tanstack/react-query';
import { linkChanges } from './audit/load-audit-module';
import { SampleLoader, loadSampleSeed, type SeedLoader } from './database/seed-data';
import { workspaceDatabase } from './database/database-name';
import { IndexedDbStorage } from './database/indexed-db-storage';
import { createQueryClient } from './database/query-cache';
import type { WorkspaceSource } from './database/source';
import { WorkspaceStore } from './database/workspace-store';
import { supportsWebLocks } from './database/write-lock';

export interface BrowserSourceOptions {
  readonly name?: string;
  readonly seed?: SeedLoader;
  /** The clock for the dates of the sample data. Without a clock, the sample data has its original dates. */
  readonly now?: () => Date;
  readonly version?: number;
  readonly onNew?: () => void;
  readonly queryClient?: QueryClient;
}

/** Creates the source of this browser’s workspace, stored in IndexedDB if possible. */
export function createBrowserSource({
  name = workspaceDatabase,
  seed = loadSampleSeed,
  now,
  version,
  onNew,
  queryClient = createQueryClient(),
}: BrowserSourceOptions = {}): WorkspaceSource {
  const sample = new SampleLoader(seed, now);
  return new WorkspaceStore({
    sample,
    queryClient,
    linkChanges,
    status: {
      durability: 'durable',
      reason: undefined,
      quarantined: 0,
      isAlone: !supportsWebLocks(),
    },
    open: () => IndexedDbStorage.open({ name, sample, version, onNew }),
  });
}

/** Creates a workspace source in memory, as in `reference` mode. It lasts until the page is closed. */
export const createMemorySource = (
  seed: SeedLoader,
  {
    now,
    queryClient = createQueryClient(),
  }: Pick<BrowserSourceOptions, 'now' | 'queryClient'> = {},
): WorkspaceSource =>
  new WorkspaceStore({
    sample: new SampleLoader(seed, now),
    queryClient,
    linkChanges,
    status: { durability: 'memory', reason: 'reference', quarantined: 0, isAlone: false },
  });
