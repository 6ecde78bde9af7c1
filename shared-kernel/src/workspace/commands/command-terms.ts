import type { Permission } from '../../domain/portal';

/**
 * The permission that a command requires. `look`, `export` and `audit` change nothing: they show or export records,
 * and `audit` includes the details of the audit log. `own` changes only the user's own data. A `Permission` changes
 * records.
 */
export type CommandPermission = 'look' | 'export' | 'audit' | 'own' | Permission;

/**
 * The properties of a command that buttons, remote descriptions and the profile page use without its code.
 *
 * @example
 * export const contractTerms = {
 *   rename: { id: 'contract.rename', label: 'Renamed the contract', permission: permissions.signing },
 * } as const satisfies Record<string, CommandTerms>;
 */
export interface CommandTerms {
  /** A unique id such as `contract.create`. It is permanent, because the audit log stores it. */
  readonly id: string;
  /** The action as the audit log shows it: `Created the contract`. */
  readonly label: string;
  readonly permission: CommandPermission;
  /** Whether the command has an effect in `reference`; by default it has none there. */
  readonly inReference?: boolean | undefined;
}

/** The properties that decide in which behaviour and portals a command is available. */
export type AccessTerms = Pick<CommandTerms, 'permission' | 'inReference'>;
