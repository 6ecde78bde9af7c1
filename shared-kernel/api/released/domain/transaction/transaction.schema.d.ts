import * as v from 'valibot';
export declare const processingStepSchema: v.ObjectSchema<{
    readonly step: v.PicklistSchema<readonly ["aml_screening", "ofac_check", "rate_lock", "kyc", "blockchain_analysis", "swift_validation", "settlement"], undefined>;
    readonly status: v.PicklistSchema<readonly ["completed", "processing", "pending", "failed"], undefined>;
    readonly timestamp: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
}, undefined>;
export type ProcessingStep = v.InferOutput<typeof processingStepSchema>;
export declare const signOffSchema: v.ObjectSchema<{
    readonly desk: v.PicklistSchema<readonly ["payments", "compliance", "treasury"], undefined>;
    readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
}, undefined>;
export declare const transactionSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly type: v.PicklistSchema<readonly ["fiat", "fx", "crypto"], undefined>;
    readonly amount: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
    readonly currency: v.PicklistSchema<readonly ["USD", "EUR", "GBP", "NOK", "AED", "SGD", "JPY", "CNY", "USDT"], undefined>;
    readonly toCurrency: v.OptionalSchema<v.PicklistSchema<readonly ["USD", "EUR", "GBP", "NOK", "AED", "SGD", "JPY", "CNY", "USDT"], undefined>, undefined>;
    readonly status: v.PicklistSchema<readonly ["completed", "processing", "pending", "failed", "compliance_review"], undefined>;
    readonly timestamp: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly counterparty: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly reference: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly complianceScore: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>;
    readonly processingSteps: v.ArraySchema<v.ObjectSchema<{
        readonly step: v.PicklistSchema<readonly ["aml_screening", "ofac_check", "rate_lock", "kyc", "blockchain_analysis", "swift_validation", "settlement"], undefined>;
        readonly status: v.PicklistSchema<readonly ["completed", "processing", "pending", "failed"], undefined>;
        readonly timestamp: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
    }, undefined>, undefined>;
    readonly signOffs: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly desk: v.PicklistSchema<readonly ["payments", "compliance", "treasury"], undefined>;
        readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    }, undefined>, undefined>, v.MaxLengthAction<{
        desk: "compliance" | "payments" | "treasury";
        by: string;
        at: string;
    }[], 3, undefined>]>, undefined>;
    readonly holdReason: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly failureReason: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
}, undefined>;
export type Transaction = v.InferOutput<typeof transactionSchema>;
