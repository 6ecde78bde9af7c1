import type * as v from 'valibot';
import type { AuditEntry } from '../domain/audit';
import type { Notification } from '../domain/notification';
import type { PortalKey } from '../domain/portal';
import type { NotificationToggleKey, Preferences } from '../domain/profile/preferences';
import type { CollectionName, IndexName, RecordOf } from './collections';
import { type Belonging, type CommandPermission } from './policy';
import type { Course } from './transfer/course';
import type { IndexQuery, WorkspaceContents, WorkspaceSource, Staging } from './source';
export interface CommandContext {
    readonly portal: PortalKey | undefined;
    readonly actor: string;
    readonly now: Date;
}
export type NotificationDraft = Omit<Notification, 'id' | 'timestamp' | 'isRead' | 'isStarred'>;
export interface CommandTransaction {
    get<C extends CollectionName>(collection: C, key: string): Promise<RecordOf<C> | undefined>;
    need<C extends CollectionName>(collection: C, key: string): Promise<RecordOf<C>>;
    find<C extends CollectionName>(collection: C, index: IndexName<C>, query?: IndexQuery): Promise<readonly RecordOf<C>[]>;
    keys(collection: CollectionName): Promise<readonly string[]>;
    add<C extends CollectionName>(collection: C, record: RecordOf<C>): void;
    put<C extends CollectionName>(collection: C, record: RecordOf<C>): void;
    preferences(): Preferences;
    setPreferences(changes: Partial<Preferences>): void;
    raise(toggle: NotificationToggleKey | 'loginNotifications', draft: NotificationDraft): Promise<void>;
    reread(collection: CollectionName): void;
    replace(contents: WorkspaceContents | undefined, preferences: Preferences): void;
    replaceByStaged(staging: Staging, preferences: Preferences, course?: Course): void;
    stage(): Promise<Staging>;
    whenFailed(forget: () => Promise<void>): void;
    readonly source: WorkspaceSource;
}
export type AuditLine = Pick<AuditEntry, 'subject' | 'note' | 'before' | 'after'>;
export interface CommandToast {
    readonly title: string;
    readonly description?: string;
}
export interface Command<I extends v.GenericSchema = v.GenericSchema, O = unknown> {
    readonly id: string;
    readonly label: string;
    readonly input: I;
    readonly inReference: boolean;
    readonly permission: CommandPermission;
    readonly delayMs: number;
    readonly isUndoable: boolean;
    belongings?(transaction: CommandTransaction, input: v.InferOutput<I>): Promise<readonly Belonging[]> | readonly Belonging[];
    apply(transaction: CommandTransaction, input: v.InferOutput<I>, context: CommandContext): Promise<O> | O;
    shows?(input: v.InferOutput<I>): Partial<Preferences>;
    note?(input: v.InferOutput<I>, output: O): string | undefined;
    audit?(input: v.InferOutput<I>, output: O, context: CommandContext): readonly AuditLine[];
    toast?(output: O, input: v.InferOutput<I>): CommandToast | undefined;
    readonly isToastStated: boolean;
}
export type CommandTerms = Pick<Command, 'inReference' | 'permission'>;
export type CommandInput<C extends Command> = v.InferInput<C['input']>;
type CommandDefinition<I extends v.GenericSchema, O> = Pick<Command<I, O>, 'id' | 'label' | 'input' | 'inReference' | 'permission' | 'belongings' | 'apply' | 'shows' | 'note' | 'audit' | 'toast'> & Partial<Pick<Command<I, O>, 'delayMs' | 'isUndoable' | 'isToastStated'>>;
export declare function defineCommand<I extends v.GenericSchema, O>(definition: CommandDefinition<I, O>): Command<I, O>;
export {};
