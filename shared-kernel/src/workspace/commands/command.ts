import type * as v from 'valibot';
import type { AuditEntry } from '../../domain/audit';
import type { Notification } from '../../domain/notification';
import type { PortalKey } from '../../domain/portal';
import type { NotificationToggleKey, Preferences } from '../../domain/profile/preferences';
import type { CollectionName, RecordOf } from '../database/collections';
import type { CommandTerms } from './command-terms';
import { isReadOnlyPermission, type Ownership } from './policy';
import type { WorkspaceContents, WorkspaceSource } from '../database/source';

export interface CommandContext {
  readonly portal: PortalKey | undefined;
  readonly actor: string;
  readonly personId: string | undefined;
  /** The current time, which dates all records that the command writes. */
  readonly now: Date;
}

/** A notification without the fields that the workspace adds: id, time, flags and recipients. */
export type NotificationDraft = Omit<
  Notification,
  'id' | 'timestamp' | 'isRead' | 'isStarred' | 'actorId' | 'toggles'
>;

/**
 * The interface through which a command reads and writes records. Reads include earlier writes of the command. At the
 * end, all writes are stored or none.
 *
 * @example
 * async function renamed(transaction: CommandTransaction, id: string, title: string) {
 *   const contract = await transaction.need('contracts', id);
 *   transaction.put('contracts', { ...contract, title });
 * }
 */
export interface CommandTransaction extends Pick<WorkspaceSource, 'find'> {
  keys(collection: CollectionName): Promise<readonly string[]>;
  get<C extends CollectionName>(collection: C, key: string): Promise<RecordOf<C> | undefined>;
  /** Returns a record, or throws a `CommandError` if it is missing. */
  need<C extends CollectionName>(collection: C, key: string): Promise<RecordOf<C>>;
  /** Adds a record. A record with the same key must not exist. */
  add<C extends CollectionName>(collection: C, record: RecordOf<C>): void;
  /** Replaces a record. The command must have read the record before. */
  put<C extends CollectionName>(collection: C, record: RecordOf<C>): void;
  /** Removes a record. The command must have read the record before. */
  remove(collection: CollectionName, key: string): void;
  preferences(): Preferences;
  setPreferences(changes: Partial<Preferences>): void;
  /**
   * Sends a notification to the users who have enabled `toggle`; does nothing in `reference` mode. With a `portal`,
   * only that portal’s user receives it. Otherwise all other users receive it, and if `audience` is `everyone`, the
   * acting user does too.
   */
  raise(
    toggle: NotificationToggleKey | 'loginNotifications',
    draft: NotificationDraft,
    audience?: 'others' | 'everyone',
  ): Promise<void>;
  /**
   * Replaces all records and the preferences when the command ends. Without contents, the sample data is restored.
   * `moment` is the date (ISO 8601) of the sample data in the contents. Earlier commands can no longer be undone.
   */
  replace(contents: WorkspaceContents | undefined, preferences: Preferences, moment?: string): void;
  readonly source: WorkspaceSource;
}

/** The part of an audit entry that a command provides. */
export type AuditLine = Pick<AuditEntry, 'subject' | 'note' | 'before' | 'after'>;

export interface CommandToast {
  readonly title: string;
  readonly description?: string;
}

/** An operation that reads and changes the workspace. */
export interface Command<
  I extends v.GenericSchema = v.GenericSchema,
  O = unknown,
> extends CommandTerms {
  readonly input: I;
  /** Delay in milliseconds before the command takes effect. */
  readonly delayMs: number;
  /** The actor in audit entries, if the product runs the command instead of a user. */
  readonly actor?: string;
  readonly isUndoable: boolean;
  /**
   * Returns the owners of the records that the command changes. Required if some portal may change only its own
   * records.
   */
  ownerships?(
    transaction: CommandTransaction,
    input: v.InferOutput<I>,
  ): Promise<readonly Ownership[]> | readonly Ownership[];
  apply(
    transaction: CommandTransaction,
    input: v.InferOutput<I>,
    context: CommandContext,
  ): Promise<O> | O;
  /** The preferences that the command changes. The page applies them before the command has finished. */
  shows?(input: v.InferOutput<I>): Partial<Preferences>;
  note?(input: v.InferOutput<I>, output: O, context: CommandContext): string | undefined;
  audit?(input: v.InferOutput<I>, output: O, context: CommandContext): readonly AuditLine[];
  /**
   * The input of the server command that records this command. By default, the input is the audit entry of an export.
   */
  recordedInput?(output: O): unknown;
  toast?(output: O, input: v.InferOutput<I>): CommandToast | undefined;
  /** Whether the specification requires the toast. In `reference` mode, only such toasts are shown. */
  readonly isToastStated: boolean;
}

type Defaults = 'delayMs' | 'isUndoable' | 'isToastStated';

type CommandDefinition<I extends v.GenericSchema, O> = Omit<Command<I, O>, Defaults> &
  Partial<Pick<Command<I, O>, Defaults>>;

/**
 * Defines a command. A command that changes records can be undone, unless `isUndoable` is `false`.
 *
 * @example
 * export const renameContract = defineCommand({
 *   ...contractTerms.rename,
 *   input: v.object({ id: recordIdSchema, title: createRequiredTextSchema('Give it a title') }),
 *   ownerships: ownershipsById,
 *   async apply(transaction, { id, title }) {
 *     const contract = await transaction.need('contracts', id);
 *     transaction.put('contracts', { ...contract, title });
 *   },
 * });
 */
export const defineCommand = <I extends v.GenericSchema, O>(
  definition: CommandDefinition<I, O>,
): Command<I, O> => ({
  delayMs: 0,
  isUndoable: !isReadOnlyPermission(definition.permission),
  isToastStated: false,
  ...definition,
});
