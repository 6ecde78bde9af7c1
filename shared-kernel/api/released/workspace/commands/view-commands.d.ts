import * as v from 'valibot';
import { type Command } from '../command';
export declare const viewContractDocument: Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, undefined>;
export declare const viewRecording: Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, undefined>;
export declare const downloadContractDocument: Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
export declare const exportContracts: Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
export declare const downloadClientDocument: Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
export declare const exportClients: Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
export declare const exportCompliance: Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
export declare const exportTransactions: Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
export declare const filterProcesses: Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, undefined>;
export declare const exportProcesses: Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
export declare const exportAudit: Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
export declare const exportAnalytics: Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
export declare const exportProfile: Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
export declare const exportSecurityReport: Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
export declare const rescopeAnalytics: Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, undefined>;
export declare const computeFigures: Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, undefined>;
export declare const refreshTransactions: Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, void>;
