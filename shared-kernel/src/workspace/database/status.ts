/** Why the workspace is only in memory, where it lasts until the page closes. */
export type MemoryReason =
  | 'reference'
  | 'blocked'
  | 'full'
  | 'other-version'
  | 'unresponsive'
  | 'failed';

/**
 * Whether the workspace is stored durably. `quarantined` is the number of invalid records. `isAlone` is true if tabs
 * cannot coordinate their writes, because the browser lacks Web Locks.
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
