import * as v from 'valibot';
import { type StatusView } from '../status';
export declare const signatoryStatuses: readonly ["signed", "pending", "declined"];
export type SignatoryStatus = (typeof signatoryStatuses)[number];
export declare const signatoryStatusView: Record<SignatoryStatus, StatusView>;
export declare const signatorySchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly status: v.PicklistSchema<readonly ["signed", "pending", "declined"], undefined>;
    readonly signedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>, undefined>;
}, undefined>;
export type Signatory = v.InferOutput<typeof signatorySchema>;
