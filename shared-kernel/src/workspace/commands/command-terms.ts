import type { Permission } from '../../domain/portal';

/**
 * The permission that a command requires. `own` covers the user’s own data, and a `Permission` covers changes of other
 * records. `look`, `export` and `audit` allow no changes, and only `audit` includes details of the audit log.
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
  readonly label: string;
  readonly permission: CommandPermission;
  /**
   * The version of the command; 1 by default. Increase it with an incompatible change, so that a server refuses
   * commands of another release.
   */
  readonly version?: number | undefined;
  readonly inReference?: boolean | undefined;
  /**
   * Whether the command runs in the browser even if the workspace is on a server; false by default. Such a command
   * changes no record: it shows something or changes preferences.
   */
  readonly inBrowser?: boolean | undefined;
  /**
   * For a workspace on a server: `recorded` if the command exports in the browser and the server writes its audit entry,
   * `refused` if it replaces the workspace, which only a browser can do. By default, the server runs the command.
   */
  readonly onServer?: 'recorded' | 'refused' | undefined;
}

/** Properties of a command that determine where it can run. */
export type AccessTerms = Pick<CommandTerms, 'permission' | 'inReference'> &
  Partial<Pick<CommandTerms, 'id' | 'version' | 'inBrowser' | 'onServer'>>;
