import type * as v from 'valibot';
import type { AuditEntry } from '../../domain/audit';
import type { Notification } from '../../domain/notification';
import type { PortalKey } from '../../domain/portal';
import type { NotificationToggleKey, Preferences } from '../../domain/profile/preferences';
import type { CollectionName, IndexName, RecordOf } from '../database/collections';
import type { CommandTerms } from './command-terms';
import { isReading, type Ownership } from './policy';
import type { IndexQuery, WorkspaceContents, WorkspaceSource } from '../database/source';

/** Who runs a command, and when. */
export interface CommandContext {
  /** `undefined` outside the portals. */
  readonly portal: PortalKey | undefined;
  readonly actor: string;
  /** The id of the person who runs it; `undefined` outside the portals. */
  readonly personId: string | undefined;
  /** The real moment, which everything that it records is dated with. */
  readonly now: Date;
}

/** What a notification says; the workspace adds its id, time, marks and whom it is not for. */
export type NotificationDraft = Omit<
  Notification,
  'id' | 'timestamp' | 'isRead' | 'isStarred' | 'actorId' | 'toggles'
>;

/**
 * What a command reads and writes through. Reads see the command's own writes; nothing is kept until
 * the command has ended, and then all of it or nothing.
 *
 * @example
 * async function renamed(transaction: CommandTransaction, id: string, title: string) {
 *   const contract = await transaction.need('contracts', id);
 *   transaction.put('contracts', { ...contract, title });
 * }
 */
export interface CommandTransaction {
  get<C extends CollectionName>(collection: C, key: string): Promise<RecordOf<C> | undefined>;
  /** Like `get`, but a record that is not there ends the command. */
  need<C extends CollectionName>(collection: C, key: string): Promise<RecordOf<C>>;
  find<C extends CollectionName>(
    collection: C,
    index: IndexName<C>,
    query?: IndexQuery,
  ): Promise<readonly RecordOf<C>[]>;
  keys(collection: CollectionName): Promise<readonly string[]>;
  /** Writes a record under a key that must be free. */
  add<C extends CollectionName>(collection: C, record: RecordOf<C>): void;
  /** Writes over a record that was read. */
  put<C extends CollectionName>(collection: C, record: RecordOf<C>): void;
  /** Removes a record that was read; in kernel 2.0 none was removed. */
  remove?(collection: CollectionName, key: string): void;
  /** The reader's settings, with this command's changes. */
  preferences(): Preferences;
  setPreferences(changes: Partial<Preferences>): void;
  /**
   * Raises a notification in `live`, for readers who have its toggle on. One with a `portal` is for that portal's
   * person. Any other is not for the person who acted, unless it is for `everyone`, such as what screening found.
   */
  raise(
    toggle: NotificationToggleKey | 'loginNotifications',
    draft: NotificationDraft,
    audience?: 'others' | 'everyone',
  ): Promise<void>;
  /**
   * Replaces the whole workspace and the settings once the command has ended; without contents, by
   * the sample. `moment` (ISO) is that of the sample in the contents. Ends every undo.
   */
  replace(contents: WorkspaceContents | undefined, preferences: Preferences, moment?: string): void;
  readonly source: WorkspaceSource;
}

/** A line of the audit log as a command words it. */
export type AuditLine = Pick<AuditEntry, 'subject' | 'note' | 'before' | 'after'>;

export interface CommandToast {
  readonly title: string;
  readonly description?: string;
}

/**
 * One thing that can be done to the workspace.
 *
 * @example
 * const idOfCommand = ({ id }: Command) => id;
 */
export interface Command<
  I extends v.GenericSchema = v.GenericSchema,
  O = unknown,
> extends CommandTerms {
  readonly input: I;
  /** The stated delay before it takes effect, in milliseconds. */
  readonly delayMs: number;
  /** Who its lines name, outside the portals, where the product runs it and no person asked for it. */
  readonly actor?: string;
  /** Whether what it wrote can be taken back. */
  readonly isUndoable: boolean;
  /**
   * Who owns the records that it changes. Some portals have a permission for their own records only; they cannot run
   * a command without this.
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
  /** Settings that it changes, if they are shown before the command runs. */
  shows?(input: v.InferOutput<I>): Partial<Preferences>;
  /** A remark on its audit lines. */
  note?(input: v.InferOutput<I>, output: O, context: CommandContext): string | undefined;
  /** Its audit lines where they are not one for each audited record that it changed. */
  audit?(input: v.InferOutput<I>, output: O, context: CommandContext): readonly AuditLine[];
  toast?(output: O, input: v.InferOutput<I>): CommandToast | undefined;
  /** Whether the specification states the toast, so that `reference` shows it too. */
  readonly isToastStated: boolean;
}

/** What a command is run with. */
export type CommandInput<C extends Command> = v.InferInput<C['input']>;

type CommandDefinition<I extends v.GenericSchema, O> = Pick<
  Command<I, O>,
  | keyof CommandTerms
  | 'input'
  | 'actor'
  | 'ownerships'
  | 'apply'
  | 'shows'
  | 'note'
  | 'audit'
  | 'toast'
> &
  Partial<Pick<Command<I, O>, 'delayMs' | 'isUndoable' | 'isToastStated'>>;

/**
 * Defines a command. One that changes records can be undone unless it says otherwise.
 *
 * @example
 * export const renameContract = defineCommand({
 *   ...contractTerms.rename,
 *   input: v.object({ id: recordIdSchema, title: requiredText('Give it a title') }),
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
  isUndoable: !isReading(definition.permission),
  isToastStated: false,
  ...definition,
});
