import * as v from 'valibot';
import { type Process } from './process.schema';
export declare const processFormSchema: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly type: v.PicklistSchema<readonly ["fuel-transfer", "trade-finance", "compliance-audit"], undefined>;
    readonly priority: v.PicklistSchema<readonly ["critical", "high", "medium", "low"], undefined>;
    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<"Value is required">, v.FiniteAction<number, "Value must be a number">, v.MinValueAction<number, 0, "Value cannot be negative">, v.MaxValueAction<number, 1000000000000, "Value is too large">]>;
    readonly currency: v.PicklistSchema<readonly ["USD", "EUR", "GBP", "NOK", "AED", "SGD", "JPY", "CNY", "USDT"], undefined>;
    readonly startDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
    readonly assignedTo: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>;
export type ProcessForm = v.InferOutput<typeof processFormSchema>;
export declare const nextProcessId: (year: string, taken: Iterable<string>) => string;
export declare function newProcess(form: ProcessForm, now: string, taken: Iterable<string>): Process;
