/** Why what is changed does not outlive the page. */
export type MemoryReason =
  | 'reference'
  | 'blocked'
  | 'full'
  /** The stored data has another schema version, and is not read. */
  | 'other-version'
  | 'unresponsive'
  | 'failed';

/**
 * How lasting the workspace is. `quarantined` counts records that were set aside as unreadable;
 * `isAlone` says that the browser cannot have several tabs take turns.
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
