import type { Permission } from '../../domain/portal';

/**
 * What running a command requires. `look`, `export` and `audit` change nothing: they show or export records; `audit`
 * includes the details of the audit log. `own` changes only what belongs to the user. A `Permission` changes records.
 */
export type CommandPermission = 'look' | 'export' | 'audit' | 'own' | Permission;

/**
 * The part of a command that a button, the description of a remote and the profile page read without its code.
 *
 * @example
 * export const contractTerms = {
 *   rename: { id: 'contract.rename', label: 'Renamed the contract', permission: permissions.signing },
 * } as const satisfies Record<string, CommandTerms>;
 */
export interface CommandTerms {
  /** Unique and permanent, as the audit log stores it: `contract.create`. */
  readonly id: string;
  /** What was done, as the audit log says it: `Created the contract`. */
  readonly label: string;
  readonly permission: CommandPermission;
  /** Whether it does something in `reference`; otherwise running it there does nothing. */
  readonly inReference?: boolean | undefined;
}

/** What decides where, and in which portals, a command is available. */
export type AccessTerms = Pick<CommandTerms, 'permission' | 'inReference'>;
