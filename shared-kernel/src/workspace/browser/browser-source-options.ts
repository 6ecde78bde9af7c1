import type { Migration } from '../store/migrations';
import type { Seed } from '../store/seed-data';

/** The name of the database of this browser's workspace. */
export const workspaceDatabase = 'trustfold';

export interface BrowserSourceOptions {
  readonly name?: string;
  readonly seed?: Seed;
  /** The clock that the sample is moved by when it is seeded; without one it stays at its own moment. */
  readonly now?: () => Date;
  readonly steps?: readonly Migration[];
  /** The workspace is new to this browser: it will be seeded when it is first read. */
  readonly onNew?: () => void;
}
