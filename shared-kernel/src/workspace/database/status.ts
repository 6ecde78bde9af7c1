/** Why the workspace exists only in memory, until the page closes. */
export type InMemoryReason =
  | 'reference'
  | 'blocked'
  | 'full'
  | 'other-version'
  | 'unresponsive'
  | 'failed';

/**
 * The durability of the workspace. `quarantined` is the number of invalid records. `isAlone` means that tabs cannot
 * coordinate their writes, because the browser has no Web Locks.
 */
export interface WorkspaceStatus {
  readonly durability: 'durable' | 'memory';
  readonly reason: InMemoryReason | undefined;
  readonly quarantined: number;
  readonly isAlone: boolean;
}
