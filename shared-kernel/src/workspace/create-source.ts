import type { QueryClient } from '@tanstack/react-query';
import { linkChanges } from './audit/load-audit-module';
import { Sample, sampleSeed, type Seed } from './database/seed-data';
import { workspaceDatabase } from './database/database-name';
import { IndexedDbStorage } from './database/indexed-db-storage';
import { createQueryClient } from './database/query-cache';
import type { WorkspaceSource } from './database/source';
import { WorkspaceStore } from './database/workspace-store';
import { hasLocks } from './database/write-lock';

export interface BrowserSourceOptions {
  readonly name?: string;
  readonly seed?: Seed;
  /** The clock that the sample is moved by; without it the sample keeps its own moment. */
  readonly now?: () => Date;
  /** The schema version of the stored data. */
  readonly version?: number;
  /** The database is new, and the sample will be needed. */
  readonly onNew?: () => void;
  readonly queryClient?: QueryClient;
}

/** This browser's workspace, in IndexedDB if that is available. */
export function createBrowserSource({
  name = workspaceDatabase,
  seed = sampleSeed,
  now,
  version,
  onNew,
  queryClient = createQueryClient(),
}: BrowserSourceOptions = {}): WorkspaceSource {
  const sample = new Sample(seed, now);
  return new WorkspaceStore({
    sample,
    queryClient,
    linkChanges,
    status: { durability: 'durable', reason: undefined, quarantined: 0, isAlone: !hasLocks() },
    open: () => IndexedDbStorage.open({ name, sample, version, onNew }),
  });
}

export interface MemorySourceOptions {
  readonly now?: () => Date;
  readonly queryClient?: QueryClient;
}

/** A workspace that lasts as long as the page, as in `reference`. */
export const createMemorySource = (
  seed: Seed,
  { now, queryClient = createQueryClient() }: MemorySourceOptions = {},
): WorkspaceSource =>
  new WorkspaceStore({
    sample: new Sample(seed, now),
    queryClient,
    linkChanges,
    status: { durability: 'memory', reason: 'reference', quarantined: 0, isAlone: false },
  });
