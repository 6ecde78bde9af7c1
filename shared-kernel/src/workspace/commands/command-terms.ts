import type { Permission } from '../../domain/portal';

/**
 * The permission that a command requires. `look` allows viewing, `export` exporting, and `audit` viewing details of the
 * audit log. `own` allows changes of the user’s own data, and a `Permission` changes of other records.
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
   * For a workspace on a server: `recorded` if the command runs in the browser and the server writes what it stores,
   * `refused` if it replaces the workspace, which only a browser can do, `public` if visitors can run it without a
   * sign-in. By default, the server runs the command for signed-in persons.
   */
  readonly onServer?: 'recorded' | 'refused' | 'public' | undefined;
}

/** The properties of a command that determine whether and where it can run. */
export type AccessTerms = Pick<CommandTerms, 'permission' | 'inReference'> &
  Partial<Pick<CommandTerms, 'id' | 'version' | 'inBrowser' | 'onServer'>>;
