/** Why the workspace is only in memory, where it lasts until the page closes. */
export type MemoryReason =
  | 'reference'
  | 'blocked'
  | 'full'
  | 'other-version'
  | 'unresponsive'
  | 'failed';

/**
 * Whether the workspace is stored durably. `quarantined` is the number of invalid records. `isAlone` is true if the
 * browser lacks Web Locks, so that its tabs cannot coordinate their writes.
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
