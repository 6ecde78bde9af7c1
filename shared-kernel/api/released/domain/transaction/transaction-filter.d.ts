import * as v from 'valibot';
import { type Transaction } from './transaction.schema';
export declare const transactionFilterSchema: v.ObjectSchema<{
    readonly tab: v.SchemaWithFallback<v.OptionalSchema<v.PicklistSchema<readonly ["all", "fiat", "fx", "crypto"], undefined>, "all">, "all">;
    readonly text: v.SchemaWithFallback<v.OptionalSchema<v.StringSchema<undefined>, "">, "">;
    readonly status: v.SchemaWithFallback<v.OptionalSchema<v.PicklistSchema<readonly ["completed", "processing", "pending", "failed", "compliance_review"], undefined>, undefined>, undefined>;
    readonly counterparty: v.SchemaWithFallback<v.OptionalSchema<v.PicklistSchema<readonly ["client", "vendor"], undefined>, undefined>, undefined>;
    readonly from: v.SchemaWithFallback<v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>, undefined>, undefined>;
    readonly to: v.SchemaWithFallback<v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>, undefined>, undefined>;
    readonly min: v.SchemaWithFallback<v.OptionalSchema<v.UnionSchema<[v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, undefined>, v.TransformAction<any, number>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>]>], undefined>, undefined>, undefined>;
    readonly max: v.SchemaWithFallback<v.OptionalSchema<v.UnionSchema<[v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, undefined>, v.TransformAction<any, number>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>]>], undefined>, undefined>, undefined>;
}, undefined>;
export type TransactionFilter = v.InferOutput<typeof transactionFilterSchema>;
export declare function filterTransactions(transactions: readonly Transaction[], filter: Partial<TransactionFilter>, clientNames?: ReadonlySet<string>): Transaction[];
