/** Why the workspace is only in memory, so that changes are lost when the page closes. */
export type MemoryReason =
  | 'reference'
  | 'blocked'
  | 'full'
  /** The stored data has another schema version, so it is not read. */
  | 'other-version'
  | 'unresponsive'
  | 'failed';

/**
 * The durability of the workspace. `quarantined` is the number of invalid records. `isAlone` means that the browser has
 * no Web Locks, so several tabs cannot coordinate their writes.
 *
 * @example
 * const isLasting = ({ durability }: WorkspaceStatus) => durability === 'durable';
 */
export interface WorkspaceStatus {
  readonly durability: 'durable' | 'memory';
  readonly reason: MemoryReason | undefined;
  readonly quarantined: number;
  readonly isAlone: boolean;
}
