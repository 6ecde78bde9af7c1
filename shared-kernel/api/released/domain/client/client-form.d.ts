import * as v from 'valibot';
export declare const clientFormSchema: v.ObjectSchema<{
    readonly companyName: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly contactPerson: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.CheckAction<string, "Enter an email address such as name@company.com">]>;
    readonly phone: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.CheckAction<string, "Enter a phone number of 7 to 15 digits">]>;
    readonly website: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.TransformAction<string, string>, v.CheckAction<string, "Enter a web address such as https://company.com">]>;
    readonly industry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly complianceScore: v.SchemaWithPipe<readonly [v.NumberSchema<"Enter a whole number from 0 to 100">, v.IntegerAction<number, "Enter a whole number from 0 to 100">, v.MinValueAction<number, 0, "Enter a whole number from 0 to 100">, v.MaxValueAction<number, 100, "Enter a whole number from 0 to 100">]>;
    readonly riskLevel: v.PicklistSchema<readonly ["low", "medium", "high"], undefined>;
}, undefined>;
export type ClientFormInput = v.InferInput<typeof clientFormSchema>;
export type ClientForm = v.InferOutput<typeof clientFormSchema>;
export declare const duplicateCompanyMessage = "A client with this company name already exists";
export declare const clientUserFormSchema: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.EmailAction<string, "Enter an email address such as name@company.com">]>;
    readonly status: v.PicklistSchema<readonly ["active", "inactive"], undefined>;
    readonly permissions: v.SchemaWithPipe<readonly [v.ArraySchema<v.PicklistSchema<readonly ["view", "approve", "manage", "submit"], undefined>, undefined>, v.MinLengthAction<("submit" | "view" | "approve" | "manage")[], 1, "Choose at least one permission">]>;
}, undefined>;
export type ClientUserForm = v.InferOutput<typeof clientUserFormSchema>;
