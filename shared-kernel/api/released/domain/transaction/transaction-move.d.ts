import * as v from 'valibot';
import { type ProcessingStep, type Transaction } from './transaction.schema';
import { type TransactionStatus } from './transaction-status';
export declare const transactionMoveReasonSchema: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
export declare const transactionMoves: readonly ["approve", "execute", "hold", "release", "reject"];
export type TransactionMoveKind = (typeof transactionMoves)[number];
export declare const transactionMoveLabel: Record<TransactionMoveKind, string>;
export declare const transactionMoveSchema: v.VariantSchema<"kind", [v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"approve", undefined>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"execute", undefined>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"hold", undefined>;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"release", undefined>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"reject", undefined>;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>], undefined>;
export type TransactionMove = v.InferOutput<typeof transactionMoveSchema>;
export declare const transactionTransitions: Readonly<Record<TransactionMoveKind, readonly TransactionStatus[]>>;
export type TransactionMoveError = {
    readonly kind: 'not_allowed';
    readonly move: TransactionMoveKind;
    readonly status: TransactionStatus;
} | {
    readonly kind: 'sign_offs_complete';
} | {
    readonly kind: 'sign_offs_missing';
    readonly given: number;
    readonly required: number;
} | {
    readonly kind: 'reason_missing';
    readonly move: TransactionMoveKind;
};
export type TransactionMoveResult = {
    readonly ok: true;
    readonly transaction: Transaction;
} | {
    readonly ok: false;
    readonly error: TransactionMoveError;
};
export declare function transactionMoveError(transaction: Transaction, move: TransactionMoveKind): TransactionMoveError | undefined;
export declare const allowedTransactionMoves: (transaction: Transaction) => TransactionMoveKind[];
export declare function transactionMoveErrorText(error: TransactionMoveError): string;
export declare function stepsAfter({ type, processingSteps }: Pick<Transaction, 'type' | 'processingSteps'>, signOffs: number, executed: boolean, now: string): ProcessingStep[];
export declare function applyTransactionMove(transaction: Transaction, move: TransactionMove, actor: string, now: string): TransactionMoveResult;
