/** Why changes are lost when the page closes. */
export type MemoryReason =
  | 'reference'
  | 'blocked'
  | 'full'
  /** The stored data has another schema version and is not read. */
  | 'other-version'
  | 'unresponsive'
  | 'failed';

/**
 * The durability of the workspace. `quarantined` counts records that could not be read. `isAlone` means that the
 * browser has no Web Locks to coordinate several tabs.
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
