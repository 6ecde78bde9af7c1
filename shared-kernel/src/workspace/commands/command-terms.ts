import type { Permission } from '../../domain/portal';

/**
 * The permission that a command requires. A `Permission` allows changes of records. `own` allows changes of the user's
 * own data. `look`, `export` and `audit` allow no changes: they show or export records. Only `audit` includes the
 * details of the audit log.
 */
export type CommandPermission = 'look' | 'export' | 'audit' | 'own' | Permission;

/**
 * The properties of a command that are available without loading the command's code.
 *
 * @example
 * export const contractTerms = {
 *   rename: { id: 'contract.rename', label: 'Renamed the contract', permission: permissions.signing },
 * } as const satisfies Record<string, CommandTerms>;
 */
export interface CommandTerms {
  /** A unique id such as `contract.create`. It is permanent, because the audit log stores it. */
  readonly id: string;
  /** The name of the action in the audit log: `Created the contract`. */
  readonly label: string;
  readonly permission: CommandPermission;
  /**
   * The version of the command, by default 1. It increases with an incompatible change of the input or the effect, so
   * that a server refuses a command of another release.
   */
  readonly version?: number | undefined;
  /** Whether the command has an effect in `reference`; false by default. */
  readonly inReference?: boolean | undefined;
}

/** The properties of a command that decide where a user can run the command. */
export type AccessTerms = Pick<CommandTerms, 'permission' | 'inReference'>;
