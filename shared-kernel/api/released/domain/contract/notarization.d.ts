import * as v from 'valibot';
import { type StatusView } from '../status';
export declare const notarizationStatuses: readonly ["not_required", "pending", "scheduled", "completed"];
export type NotarizationStatus = (typeof notarizationStatuses)[number];
export declare const notarizationStatusView: Record<NotarizationStatus, StatusView>;
export declare const notarizationSchema: v.ObjectSchema<{
    readonly required: v.BooleanSchema<undefined>;
    readonly status: v.PicklistSchema<readonly ["not_required", "pending", "scheduled", "completed"], undefined>;
    readonly notaryName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly scheduledDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
    readonly completedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
    readonly videoRecordingId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
}, undefined>;
