import * as v from 'valibot';
export declare const contractIdSchema: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>;
export declare const contractSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>;
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
    readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly value: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly status: v.PicklistSchema<readonly ["draft", "pending_review", "legal_approved", "signed", "user_waived"], undefined>;
    readonly createdDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
    readonly lastModified: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
    readonly legalReview: v.PicklistSchema<readonly ["required", "completed", "pending", "waived"], undefined>;
    readonly signatories: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly status: v.PicklistSchema<readonly ["signed", "pending", "declined"], undefined>;
        readonly signedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>, undefined>;
    }, undefined>, undefined>;
    readonly documents: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly type: v.PicklistSchema<readonly ["main_contract", "exhibit", "amendment"], undefined>;
        readonly size: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly uploadDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
        readonly docusignId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    }, undefined>, undefined>;
    readonly notarization: v.ObjectSchema<{
        readonly required: v.BooleanSchema<undefined>;
        readonly status: v.PicklistSchema<readonly ["not_required", "pending", "scheduled", "completed"], undefined>;
        readonly notaryName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
        readonly scheduledDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
        readonly completedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
        readonly videoRecordingId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    }, undefined>;
    readonly complianceFlags: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly amends: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>, undefined>;
    readonly amendments: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>, undefined>, undefined>;
    readonly signedTerms: v.OptionalSchema<v.ObjectSchema<{
        readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
        readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
        readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly value: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly currency: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
        readonly parties: v.ArraySchema<Omit<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly status: v.PicklistSchema<readonly ["signed", "pending", "declined"], undefined>;
            readonly signedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>, undefined>;
        }, undefined>, "entries" | "~types" | "~run" | "~standard"> & {
            readonly entries: Pick<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly status: v.PicklistSchema<readonly ["signed", "pending", "declined"], undefined>;
                readonly signedDate: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>, undefined>;
            }, "name" | "id" | "email" | "role">;
            readonly "~standard": v.StandardProps<{
                name: string;
                id: string;
                email: string;
                role: string;
            }, {
                name: string;
                id: string;
                email: string;
                role: string;
            }>;
            readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                name: string;
                id: string;
                email: string;
                role: string;
            }, v.StringIssue | v.ObjectIssue | v.MaxLengthIssue<string, number>>;
            readonly "~types"?: {
                readonly input: {
                    name: string;
                    id: string;
                    email: string;
                    role: string;
                };
                readonly output: {
                    name: string;
                    id: string;
                    email: string;
                    role: string;
                };
                readonly issue: v.StringIssue | v.ObjectIssue | v.MaxLengthIssue<string, number>;
            } | undefined;
        }, undefined>;
        readonly documents: v.ArraySchema<v.ObjectSchema<{
            readonly digest: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly size: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly type: v.PicklistSchema<readonly ["main_contract", "exhibit", "amendment"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        }, undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
export type Contract = v.InferOutput<typeof contractSchema>;
