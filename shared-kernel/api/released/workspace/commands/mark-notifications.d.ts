import type { Notification } from '../../domain/notification';
import type { AuditLine, CommandTransaction } from '../command';
export declare const countNotifications: (count: number) => string;
export declare function auditMarked(marked: readonly Notification[]): readonly AuditLine[];
export declare function markNotifications(transaction: CommandTransaction, keys: readonly string[], marks: Partial<Pick<Notification, 'isRead' | 'isStarred' | 'actionRequired'>>): Promise<Notification[]>;
