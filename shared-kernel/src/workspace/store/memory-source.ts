import { Sample, type Seed } from './seed-data';
import type { WorkspaceSource } from './source';
import { WorkspaceStore } from './workspace-store';

export interface MemorySourceOptions {
  /** The clock that a reset moves the sample by; without one it stays at its own moment. */
  readonly now?: () => Date;
}

/** A workspace that lives as long as the page, as the sample does in `reference`: its port is switched off. */
export const createMemorySource = (
  seed: Seed,
  { now }: MemorySourceOptions = {},
): WorkspaceSource =>
  new WorkspaceStore({
    sample: new Sample(seed, now),
    status: { durability: 'memory', reason: 'reference', quarantined: 0, isAlone: false },
  });
