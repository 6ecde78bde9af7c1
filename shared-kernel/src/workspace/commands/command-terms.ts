import type { Permission } from '../../domain/portal';

/**
 * The permission that a command requires: `look` to view, `export` to export, or `audit` to view details of the audit
 * log. `own` allows changes of the user’s own data. A `Permission` allows changes of other records.
 */
export type CommandPermission = 'look' | 'export' | 'audit' | 'own' | Permission;

/** The properties of a command that are available without loading the command's code. */
export interface CommandTerms {
  /** A unique id such as `contract.create`. It is permanent, because the audit log stores it. */
  readonly id: string;
  readonly label: string;
  readonly permission: CommandPermission;
  /**
   * The version of the command, 1 by default. Increase it with each incompatible change, so that a server refuses
   * commands from pages of another release.
   */
  readonly version?: number | undefined;
  readonly inReference?: boolean | undefined;
  /**
   * Whether the command runs in the browser even if the workspace is on a server; `false` by default. Such a command
   * changes no records: it only shows something or changes preferences.
   */
  readonly inBrowser?: boolean | undefined;
  /**
   * How a workspace server treats the command. `recorded`: the command runs in the browser, and the server stores its
   * changes. `refused`: only a browser can run the command, because it replaces the workspace. `public`: visitors can
   * run the command without a sign-in. By default, the server runs the command for signed-in users.
   */
  readonly onServer?: 'recorded' | 'refused' | 'public' | undefined;
}

/** The properties of a command that determine whether and where it can run. */
export type AccessTerms = Pick<CommandTerms, 'permission' | 'inReference'> &
  Partial<Pick<CommandTerms, 'id' | 'version' | 'inBrowser' | 'onServer'>>;
