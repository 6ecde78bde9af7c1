import * as v from 'valibot';
export declare const createClient: import("..").Command<v.ObjectSchema<{
    readonly companyName: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly contactPerson: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.CheckAction<string, "Enter an email address such as name@company.com">]>;
    readonly phone: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.CheckAction<string, "Enter a phone number of 7 to 15 digits">]>;
    readonly website: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.TransformAction<string, string>, v.CheckAction<string, "Enter a web address such as https://company.com">]>;
    readonly industry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly complianceScore: v.SchemaWithPipe<readonly [v.NumberSchema<"Enter a whole number from 0 to 100">, v.IntegerAction<number, "Enter a whole number from 0 to 100">, v.MinValueAction<number, 0, "Enter a whole number from 0 to 100">, v.MaxValueAction<number, 100, "Enter a whole number from 0 to 100">]>;
    readonly riskLevel: v.PicklistSchema<readonly ["low", "medium", "high"], undefined>;
}, undefined>, {
    id: string;
    companyName: string;
    contactPerson: string;
    email: string;
    phone: string;
    website: string;
    industry: string;
    complianceScore: number;
    riskLevel: "high" | "low" | "medium";
    totalVolume: number;
    activeTransactions: number;
    kycStatus: "pending" | "completed" | "flagged";
    amlStatus: "pending" | "completed" | "flagged";
    currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
    lastActivity: string;
    onboardingDate: string;
    documents: {
        id: string;
        name: string;
        type: "legal" | "financial" | "aml";
        status: "pending" | "approved" | "rejected";
        uploadDate: string;
        size: string;
    }[];
    users: {
        id: string;
        name: string;
        role: string;
        email: string;
        lastLogin?: string | undefined;
        status: "active" | "inactive";
        permissions: ("submit" | "view" | "approve" | "manage")[];
    }[];
    financialData: {
        totalTransactions: number;
        monthlyVolume: number;
        averageTransaction: number;
        accountBalance: number;
        creditLimit: number;
        paymentMethods: string[];
    };
    organizationData: {
        type: string;
        headquarters: string;
        employees: number;
        founded?: number | undefined;
        registrationNumber: string;
        taxId: string;
        departments: {
            id: string;
            name: string;
            head: string;
            employees: number;
            budget: number;
        }[];
        contracts: {
            id: string;
            type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
            value: number;
            startDate: string;
            endDate: string;
            status: "pending" | "active" | "completed" | "expired";
        }[];
        complianceHistory: {
            id: string;
            date: string;
            type: string;
            status: "pending" | "failed" | "passed";
            details: string;
        }[];
    };
}>;
export declare const editClient: import("..").Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly from: Omit<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly companyName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
        readonly contactPerson: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly website: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>], undefined>;
        readonly industry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly complianceScore: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>;
        readonly riskLevel: v.PicklistSchema<readonly ["low", "medium", "high"], undefined>;
        readonly totalVolume: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
        readonly activeTransactions: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly kycStatus: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
        readonly amlStatus: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
        readonly currentStage: v.PicklistSchema<readonly ["initiated", "under_review", "approved", "compliant", "executed"], undefined>;
        readonly lastActivity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
        readonly onboardingDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
        readonly documents: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly type: v.PicklistSchema<readonly ["legal", "financial", "aml"], undefined>;
            readonly status: v.PicklistSchema<readonly ["approved", "pending", "rejected"], undefined>;
            readonly uploadDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
            readonly size: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        }, undefined>, undefined>;
        readonly users: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly lastLogin: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
            readonly status: v.PicklistSchema<readonly ["active", "inactive"], undefined>;
            readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["view", "approve", "manage", "submit"], undefined>, undefined>;
        }, undefined>, undefined>;
        readonly financialData: v.ObjectSchema<{
            readonly totalTransactions: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly monthlyVolume: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
            readonly averageTransaction: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
            readonly accountBalance: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, "Beyond 90,000,000,000,000">, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
            readonly creditLimit: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
            readonly paymentMethods: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
        }, undefined>;
        readonly organizationData: v.ObjectSchema<{
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
    }, undefined>, "entries" | "~types" | "~run" | "~standard"> & {
        readonly entries: Pick<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly companyName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly contactPerson: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly website: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.RegexAction<string, undefined>]>], undefined>;
            readonly industry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly complianceScore: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>;
            readonly riskLevel: v.PicklistSchema<readonly ["low", "medium", "high"], undefined>;
            readonly totalVolume: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
            readonly activeTransactions: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly kycStatus: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
            readonly amlStatus: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
            readonly currentStage: v.PicklistSchema<readonly ["initiated", "under_review", "approved", "compliant", "executed"], undefined>;
            readonly lastActivity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
            readonly onboardingDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
            readonly documents: v.ArraySchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly type: v.PicklistSchema<readonly ["legal", "financial", "aml"], undefined>;
                readonly status: v.PicklistSchema<readonly ["approved", "pending", "rejected"], undefined>;
                readonly uploadDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
                readonly size: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            }, undefined>, undefined>;
            readonly users: v.ArraySchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
                readonly lastLogin: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
                readonly status: v.PicklistSchema<readonly ["active", "inactive"], undefined>;
                readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["view", "approve", "manage", "submit"], undefined>, undefined>;
            }, undefined>, undefined>;
            readonly financialData: v.ObjectSchema<{
                readonly totalTransactions: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                readonly monthlyVolume: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
                readonly averageTransaction: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
                readonly accountBalance: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, "Beyond 90,000,000,000,000">, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
                readonly creditLimit: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 90000000000000, "Beyond 90,000,000,000,000">]>;
                readonly paymentMethods: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
            }, undefined>;
            readonly organizationData: v.ObjectSchema<{
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
        }, "email" | "phone" | "website" | "complianceScore" | "companyName" | "contactPerson" | "industry" | "riskLevel">;
        readonly "~standard": v.StandardProps<{
            email: string;
            phone: string;
            website: string;
            complianceScore: number;
            companyName: string;
            contactPerson: string;
            industry: string;
            riskLevel: "high" | "low" | "medium";
        }, {
            email: string;
            phone: string;
            website: string;
            complianceScore: number;
            companyName: string;
            contactPerson: string;
            industry: string;
            riskLevel: "high" | "low" | "medium";
        }>;
        readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
            email: string;
            phone: string;
            website: string;
            complianceScore: number;
            companyName: string;
            contactPerson: string;
            industry: string;
            riskLevel: "high" | "low" | "medium";
        }, v.PicklistIssue | v.StringIssue | v.ObjectIssue | v.NonEmptyIssue<string> | v.NumberIssue | v.MinValueIssue<number, 0> | v.MaxValueIssue<number, 100> | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.LiteralIssue | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.LiteralIssue>>;
        readonly "~types"?: {
            readonly input: {
                email: string;
                phone: string;
                website: string;
                complianceScore: number;
                companyName: string;
                contactPerson: string;
                industry: string;
                riskLevel: "high" | "low" | "medium";
            };
            readonly output: {
                email: string;
                phone: string;
                website: string;
                complianceScore: number;
                companyName: string;
                contactPerson: string;
                industry: string;
                riskLevel: "high" | "low" | "medium";
            };
            readonly issue: v.PicklistIssue | v.StringIssue | v.ObjectIssue | v.NonEmptyIssue<string> | v.NumberIssue | v.MinValueIssue<number, 0> | v.MaxValueIssue<number, 100> | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.LiteralIssue | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.LiteralIssue>;
        } | undefined;
    };
    readonly to: v.ObjectSchema<{
        readonly companyName: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly contactPerson: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.CheckAction<string, "Enter an email address such as name@company.com">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.CheckAction<string, "Enter a phone number of 7 to 15 digits">]>;
        readonly website: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.TransformAction<string, string>, v.CheckAction<string, "Enter a web address such as https://company.com">]>;
        readonly industry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly complianceScore: v.SchemaWithPipe<readonly [v.NumberSchema<"Enter a whole number from 0 to 100">, v.IntegerAction<number, "Enter a whole number from 0 to 100">, v.MinValueAction<number, 0, "Enter a whole number from 0 to 100">, v.MaxValueAction<number, 100, "Enter a whole number from 0 to 100">]>;
        readonly riskLevel: v.PicklistSchema<readonly ["low", "medium", "high"], undefined>;
    }, undefined>;
}, undefined>, {
    id: string;
    companyName: string;
    contactPerson: string;
    email: string;
    phone: string;
    website: string;
    industry: string;
    complianceScore: number;
    riskLevel: "high" | "low" | "medium";
    totalVolume: number;
    activeTransactions: number;
    kycStatus: "pending" | "completed" | "flagged";
    amlStatus: "pending" | "completed" | "flagged";
    currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
    lastActivity: string;
    onboardingDate: string;
    documents: {
        id: string;
        name: string;
        type: "legal" | "financial" | "aml";
        status: "pending" | "approved" | "rejected";
        uploadDate: string;
        size: string;
    }[];
    users: {
        id: string;
        name: string;
        role: string;
        email: string;
        lastLogin?: string | undefined;
        status: "active" | "inactive";
        permissions: ("submit" | "view" | "approve" | "manage")[];
    }[];
    financialData: {
        totalTransactions: number;
        monthlyVolume: number;
        averageTransaction: number;
        accountBalance: number;
        creditLimit: number;
        paymentMethods: string[];
    };
    organizationData: {
        type: string;
        headquarters: string;
        employees: number;
        founded?: number | undefined;
        registrationNumber: string;
        taxId: string;
        departments: {
            id: string;
            name: string;
            head: string;
            employees: number;
            budget: number;
        }[];
        contracts: {
            id: string;
            type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
            value: number;
            startDate: string;
            endDate: string;
            status: "pending" | "active" | "completed" | "expired";
        }[];
        complianceHistory: {
            id: string;
            date: string;
            type: string;
            status: "pending" | "failed" | "passed";
            details: string;
        }[];
    };
}>;
export declare const addUser: import("..").Command<v.ObjectSchema<{
    readonly clientId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly user: v.ObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.EmailAction<string, "Enter an email address such as name@company.com">]>;
        readonly status: v.PicklistSchema<readonly ["active", "inactive"], undefined>;
        readonly permissions: v.SchemaWithPipe<readonly [v.ArraySchema<v.PicklistSchema<readonly ["view", "approve", "manage", "submit"], undefined>, undefined>, v.MinLengthAction<("submit" | "view" | "approve" | "manage")[], 1, "Choose at least one permission">]>;
    }, undefined>;
}, undefined>, {
    id: string;
    companyName: string;
    contactPerson: string;
    email: string;
    phone: string;
    website: string;
    industry: string;
    complianceScore: number;
    riskLevel: "high" | "low" | "medium";
    totalVolume: number;
    activeTransactions: number;
    kycStatus: "pending" | "completed" | "flagged";
    amlStatus: "pending" | "completed" | "flagged";
    currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
    lastActivity: string;
    onboardingDate: string;
    documents: {
        id: string;
        name: string;
        type: "legal" | "financial" | "aml";
        status: "pending" | "approved" | "rejected";
        uploadDate: string;
        size: string;
    }[];
    users: {
        id: string;
        name: string;
        role: string;
        email: string;
        lastLogin?: string | undefined;
        status: "active" | "inactive";
        permissions: ("submit" | "view" | "approve" | "manage")[];
    }[];
    financialData: {
        totalTransactions: number;
        monthlyVolume: number;
        averageTransaction: number;
        accountBalance: number;
        creditLimit: number;
        paymentMethods: string[];
    };
    organizationData: {
        type: string;
        headquarters: string;
        employees: number;
        founded?: number | undefined;
        registrationNumber: string;
        taxId: string;
        departments: {
            id: string;
            name: string;
            head: string;
            employees: number;
            budget: number;
        }[];
        contracts: {
            id: string;
            type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
            value: number;
            startDate: string;
            endDate: string;
            status: "pending" | "active" | "completed" | "expired";
        }[];
        complianceHistory: {
            id: string;
            date: string;
            type: string;
            status: "pending" | "failed" | "passed";
            details: string;
        }[];
    };
}>;
export declare const editUser: import("..").Command<v.ObjectSchema<{
    readonly clientId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly userId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly from: Omit<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly lastLogin: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
        readonly status: v.PicklistSchema<readonly ["active", "inactive"], undefined>;
        readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["view", "approve", "manage", "submit"], undefined>, undefined>;
    }, undefined>, "entries" | "~types" | "~run" | "~standard"> & {
        readonly entries: Pick<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly lastLogin: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
            readonly status: v.PicklistSchema<readonly ["active", "inactive"], undefined>;
            readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["view", "approve", "manage", "submit"], undefined>, undefined>;
        }, "status" | "name" | "email" | "role" | "permissions">;
        readonly "~standard": v.StandardProps<{
            status: "active" | "inactive";
            name: string;
            email: string;
            role: string;
            permissions: ("submit" | "view" | "approve" | "manage")[];
        }, {
            status: "active" | "inactive";
            name: string;
            email: string;
            role: string;
            permissions: ("submit" | "view" | "approve" | "manage")[];
        }>;
        readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
            status: "active" | "inactive";
            name: string;
            email: string;
            role: string;
            permissions: ("submit" | "view" | "approve" | "manage")[];
        }, v.PicklistIssue | v.StringIssue | v.ObjectIssue | v.ArrayIssue | v.MaxLengthIssue<string, number>>;
        readonly "~types"?: {
            readonly input: {
                status: "active" | "inactive";
                name: string;
                email: string;
                role: string;
                permissions: ("submit" | "view" | "approve" | "manage")[];
            };
            readonly output: {
                status: "active" | "inactive";
                name: string;
                email: string;
                role: string;
                permissions: ("submit" | "view" | "approve" | "manage")[];
            };
            readonly issue: v.PicklistIssue | v.StringIssue | v.ObjectIssue | v.ArrayIssue | v.MaxLengthIssue<string, number>;
        } | undefined;
    };
    readonly to: v.ObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.EmailAction<string, "Enter an email address such as name@company.com">]>;
        readonly status: v.PicklistSchema<readonly ["active", "inactive"], undefined>;
        readonly permissions: v.SchemaWithPipe<readonly [v.ArraySchema<v.PicklistSchema<readonly ["view", "approve", "manage", "submit"], undefined>, undefined>, v.MinLengthAction<("submit" | "view" | "approve" | "manage")[], 1, "Choose at least one permission">]>;
    }, undefined>;
}, undefined>, {
    id: string;
    companyName: string;
    contactPerson: string;
    email: string;
    phone: string;
    website: string;
    industry: string;
    complianceScore: number;
    riskLevel: "high" | "low" | "medium";
    totalVolume: number;
    activeTransactions: number;
    kycStatus: "pending" | "completed" | "flagged";
    amlStatus: "pending" | "completed" | "flagged";
    currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
    lastActivity: string;
    onboardingDate: string;
    documents: {
        id: string;
        name: string;
        type: "legal" | "financial" | "aml";
        status: "pending" | "approved" | "rejected";
        uploadDate: string;
        size: string;
    }[];
    users: {
        id: string;
        name: string;
        role: string;
        email: string;
        lastLogin?: string | undefined;
        status: "active" | "inactive";
        permissions: ("submit" | "view" | "approve" | "manage")[];
    }[];
    financialData: {
        totalTransactions: number;
        monthlyVolume: number;
        averageTransaction: number;
        accountBalance: number;
        creditLimit: number;
        paymentMethods: string[];
    };
    organizationData: {
        type: string;
        headquarters: string;
        employees: number;
        founded?: number | undefined;
        registrationNumber: string;
        taxId: string;
        departments: {
            id: string;
            name: string;
            head: string;
            employees: number;
            budget: number;
        }[];
        contracts: {
            id: string;
            type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
            value: number;
            startDate: string;
            endDate: string;
            status: "pending" | "active" | "completed" | "expired";
        }[];
        complianceHistory: {
            id: string;
            date: string;
            type: string;
            status: "pending" | "failed" | "passed";
            details: string;
        }[];
    };
}>;
export declare const attachClientDocument: import("..").Command<v.ObjectSchema<{
    readonly clientId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly type: v.PicklistSchema<readonly ["legal", "financial", "aml"], undefined>;
    readonly file: v.ObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly bytes: v.CustomSchema<Uint8Array<ArrayBufferLike>, v.ErrorMessage<v.CustomIssue> | undefined>;
    }, undefined>;
}, undefined>, {
    id: string;
    name: string;
    type: "legal" | "financial" | "aml";
    status: "pending" | "approved" | "rejected";
    uploadDate: string;
    size: string;
}>;
export declare const decideDocument: import("..").Command<v.ObjectSchema<{
    readonly clientId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly documentId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly decision: v.PicklistSchema<readonly ["approve", "reject"], undefined>;
    readonly comment: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, "">;
}, undefined>, {
    id: string;
    companyName: string;
    contactPerson: string;
    email: string;
    phone: string;
    website: string;
    industry: string;
    complianceScore: number;
    riskLevel: "high" | "low" | "medium";
    totalVolume: number;
    activeTransactions: number;
    kycStatus: "pending" | "completed" | "flagged";
    amlStatus: "pending" | "completed" | "flagged";
    currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
    lastActivity: string;
    onboardingDate: string;
    documents: {
        id: string;
        name: string;
        type: "legal" | "financial" | "aml";
        status: "pending" | "approved" | "rejected";
        uploadDate: string;
        size: string;
    }[];
    users: {
        id: string;
        name: string;
        role: string;
        email: string;
        lastLogin?: string | undefined;
        status: "active" | "inactive";
        permissions: ("submit" | "view" | "approve" | "manage")[];
    }[];
    financialData: {
        totalTransactions: number;
        monthlyVolume: number;
        averageTransaction: number;
        accountBalance: number;
        creditLimit: number;
        paymentMethods: string[];
    };
    organizationData: {
        type: string;
        headquarters: string;
        employees: number;
        founded?: number | undefined;
        registrationNumber: string;
        taxId: string;
        departments: {
            id: string;
            name: string;
            head: string;
            employees: number;
            budget: number;
        }[];
        contracts: {
            id: string;
            type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
            value: number;
            startDate: string;
            endDate: string;
            status: "pending" | "active" | "completed" | "expired";
        }[];
        complianceHistory: {
            id: string;
            date: string;
            type: string;
            status: "pending" | "failed" | "passed";
            details: string;
        }[];
    };
}>;
export declare const revealTaxId: import("..").Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
}, undefined>, {
    client: {
        id: string;
        companyName: string;
        contactPerson: string;
        email: string;
        phone: string;
        website: string;
        industry: string;
        complianceScore: number;
        riskLevel: "high" | "low" | "medium";
        totalVolume: number;
        activeTransactions: number;
        kycStatus: "pending" | "completed" | "flagged";
        amlStatus: "pending" | "completed" | "flagged";
        currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
        lastActivity: string;
        onboardingDate: string;
        documents: {
            id: string;
            name: string;
            type: "legal" | "financial" | "aml";
            status: "pending" | "approved" | "rejected";
            uploadDate: string;
            size: string;
        }[];
        users: {
            id: string;
            name: string;
            role: string;
            email: string;
            lastLogin?: string | undefined;
            status: "active" | "inactive";
            permissions: ("submit" | "view" | "approve" | "manage")[];
        }[];
        financialData: {
            totalTransactions: number;
            monthlyVolume: number;
            averageTransaction: number;
            accountBalance: number;
            creditLimit: number;
            paymentMethods: string[];
        };
        organizationData: {
            type: string;
            headquarters: string;
            employees: number;
            founded?: number | undefined;
            registrationNumber: string;
            taxId: string;
            departments: {
                id: string;
                name: string;
                head: string;
                employees: number;
                budget: number;
            }[];
            contracts: {
                id: string;
                type: "supply_agreement" | "drilling_rights" | "equipment_lease" | "service_contract" | "joint_venture";
                value: number;
                startDate: string;
                endDate: string;
                status: "pending" | "active" | "completed" | "expired";
            }[];
            complianceHistory: {
                id: string;
                date: string;
                type: string;
                status: "pending" | "failed" | "passed";
                details: string;
            }[];
        };
    };
    taxId: string;
}>;
