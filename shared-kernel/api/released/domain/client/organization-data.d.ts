import * as v from 'valibot';
export declare const departmentSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly head: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly employees: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly budget: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
}, undefined>;
export type Department = v.InferOutput<typeof departmentSchema>;
export declare const clientContractStatuses: readonly ["active", "pending", "completed", "expired"];
export declare const clientContractSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
    readonly startDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
    readonly endDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
    readonly status: v.PicklistSchema<readonly ["active", "pending", "completed", "expired"], undefined>;
}, undefined>;
export type ClientContract = v.InferOutput<typeof clientContractSchema>;
export declare const isPlatformContract: (id: string) => boolean;
export declare const complianceCheckStatuses: readonly ["passed", "pending", "failed"];
export declare const complianceCheckSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
    readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly status: v.PicklistSchema<readonly ["passed", "pending", "failed"], undefined>;
    readonly details: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>;
export type ComplianceCheck = v.InferOutput<typeof complianceCheckSchema>;
export declare const organizationDataSchema: v.ObjectSchema<{
    readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly headquarters: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly employees: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly founded: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>]>, undefined>;
    readonly registrationNumber: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly taxId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly departments: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly head: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly employees: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly budget: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
    }, undefined>, undefined>;
    readonly contracts: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly type: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
        readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
        readonly startDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
        readonly endDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
        readonly status: v.PicklistSchema<readonly ["active", "pending", "completed", "expired"], undefined>;
    }, undefined>, undefined>;
    readonly complianceHistory: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
        readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly status: v.PicklistSchema<readonly ["passed", "pending", "failed"], undefined>;
        readonly details: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    }, undefined>, undefined>;
}, undefined>;
export type OrganizationData = v.InferOutput<typeof organizationDataSchema>;
