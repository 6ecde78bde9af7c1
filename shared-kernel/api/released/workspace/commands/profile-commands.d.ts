import * as v from 'valibot';
export declare const saveProfile: import("..").Command<v.ObjectSchema<{
    readonly portal: v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>;
    readonly from: Omit<v.ObjectSchema<{
        readonly portal: v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>;
        readonly fullName: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly organization: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly jobTitle: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly department: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly avatar: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000000, undefined>]>;
        readonly portalAccess: v.ArraySchema<v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>, undefined>;
        readonly securityLevel: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly lastLogin: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
        readonly mfaEnabled: v.BooleanSchema<undefined>;
        readonly apiKeyStatus: v.PicklistSchema<readonly ["Active", "Inactive"], undefined>;
        readonly auditAccess: v.BooleanSchema<undefined>;
    }, undefined>, "entries" | "~types" | "~run" | "~standard"> & {
        readonly entries: Pick<{
            readonly portal: v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>;
            readonly fullName: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly organization: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly jobTitle: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly department: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly avatar: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 1000000, undefined>]>;
            readonly portalAccess: v.ArraySchema<v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>, undefined>;
            readonly securityLevel: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
            readonly lastLogin: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
            readonly mfaEnabled: v.BooleanSchema<undefined>;
            readonly apiKeyStatus: v.PicklistSchema<readonly ["Active", "Inactive"], undefined>;
            readonly auditAccess: v.BooleanSchema<undefined>;
        }, "email" | "organization" | "fullName" | "phone" | "jobTitle" | "department">;
        readonly "~standard": v.StandardProps<{
            email: string;
            organization: string;
            fullName: string;
            phone: string;
            jobTitle: string;
            department: string;
        }, {
            email: string;
            organization: string;
            fullName: string;
            phone: string;
            jobTitle: string;
            department: string;
        }>;
        readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
            email: string;
            organization: string;
            fullName: string;
            phone: string;
            jobTitle: string;
            department: string;
        }, v.StringIssue | v.ObjectIssue | v.MaxLengthIssue<string, number>>;
        readonly "~types"?: {
            readonly input: {
                email: string;
                organization: string;
                fullName: string;
                phone: string;
                jobTitle: string;
                department: string;
            };
            readonly output: {
                email: string;
                organization: string;
                fullName: string;
                phone: string;
                jobTitle: string;
                department: string;
            };
            readonly issue: v.StringIssue | v.ObjectIssue | v.MaxLengthIssue<string, number>;
        } | undefined;
    };
    readonly to: v.ObjectSchema<{
        readonly fullName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.MinLengthAction<string, 2, "Full name must be at least 2 characters">]>;
        readonly email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.EmailAction<string, "Invalid email address">]>;
        readonly phone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, "">;
        readonly organization: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly jobTitle: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, "">;
        readonly department: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, "">;
    }, undefined>;
}, undefined>, {
    portal: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator";
    fullName: string;
    email: string;
    phone: string;
    organization: string;
    jobTitle: string;
    department: string;
    avatar: string;
    portalAccess: ("admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator")[];
    securityLevel: string;
    lastLogin: string;
    mfaEnabled: boolean;
    apiKeyStatus: "Active" | "Inactive";
    auditAccess: boolean;
}>;
export declare const changePassword: import("..").Command<v.ObjectSchema<{
    readonly portal: v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>;
    readonly form: v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly currentPassword: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Current password is required">, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly newPassword: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 8, "Password must be at least 8 characters">, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly confirmPassword: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Please confirm your password">, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    }, undefined>, v.BaseValidation<{
        currentPassword: string;
        newPassword: string;
        confirmPassword: string;
    }, {
        currentPassword: string;
        newPassword: string;
        confirmPassword: string;
    }, v.PartialCheckIssue<{
        newPassword: string;
        confirmPassword: string;
    }>>]>;
}, undefined>, {
    portal: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator";
    fullName: string;
    email: string;
    phone: string;
    organization: string;
    jobTitle: string;
    department: string;
    avatar: string;
    portalAccess: ("admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator")[];
    securityLevel: string;
    lastLogin: string;
    mfaEnabled: boolean;
    apiKeyStatus: "Active" | "Inactive";
    auditAccess: boolean;
}>;
export declare const setPhoto: import("..").Command<v.ObjectSchema<{
    readonly portal: v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>;
    readonly image: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "Not a picture">, v.MaxLengthAction<string, 1000000, "The picture is too large">]>;
}, undefined>, {
    portal: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator";
    fullName: string;
    email: string;
    phone: string;
    organization: string;
    jobTitle: string;
    department: string;
    avatar: string;
    portalAccess: ("admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator")[];
    securityLevel: string;
    lastLogin: string;
    mfaEnabled: boolean;
    apiKeyStatus: "Active" | "Inactive";
    auditAccess: boolean;
}>;
export declare const removePhoto: import("..").Command<v.ObjectSchema<{
    readonly portal: v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>;
}, undefined>, {
    portal: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator";
    fullName: string;
    email: string;
    phone: string;
    organization: string;
    jobTitle: string;
    department: string;
    avatar: string;
    portalAccess: ("admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator")[];
    securityLevel: string;
    lastLogin: string;
    mfaEnabled: boolean;
    apiKeyStatus: "Active" | "Inactive";
    auditAccess: boolean;
}>;
export declare const setSecurity: import("..").Command<v.ObjectSchema<{
    readonly portal: v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>;
    readonly toggle: v.PicklistSchema<readonly ["twoFactorAuthentication", "apiAccess"], undefined>;
    readonly on: v.BooleanSchema<undefined>;
}, undefined>, {
    portal: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator";
    fullName: string;
    email: string;
    phone: string;
    organization: string;
    jobTitle: string;
    department: string;
    avatar: string;
    portalAccess: ("admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator")[];
    securityLevel: string;
    lastLogin: string;
    mfaEnabled: boolean;
    apiKeyStatus: "Active" | "Inactive";
    auditAccess: boolean;
}>;
export declare const setNotificationChoices: import("..").Command<Omit<v.ObjectSchema<Record<"loginNotifications" | "newContractAssignments" | "legalReviewCompleted" | "milestoneDeadlines" | "complianceScoreChanges" | "amlScreeningAlerts" | "auditSimulationResults" | "securityAlerts" | "weeklyDigest" | "platformUpdates", v.BooleanSchema<undefined>>, undefined>, "entries" | "~types" | "~run" | "~standard"> & {
    readonly entries: {
        loginNotifications: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        newContractAssignments: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        legalReviewCompleted: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        milestoneDeadlines: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        complianceScoreChanges: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        amlScreeningAlerts: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        auditSimulationResults: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        securityAlerts: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        weeklyDigest: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        platformUpdates: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    };
    readonly "~standard": v.StandardProps<{
        loginNotifications?: boolean | undefined;
        newContractAssignments?: boolean | undefined;
        legalReviewCompleted?: boolean | undefined;
        milestoneDeadlines?: boolean | undefined;
        complianceScoreChanges?: boolean | undefined;
        amlScreeningAlerts?: boolean | undefined;
        auditSimulationResults?: boolean | undefined;
        securityAlerts?: boolean | undefined;
        weeklyDigest?: boolean | undefined;
        platformUpdates?: boolean | undefined;
    }, {
        loginNotifications?: boolean | undefined;
        newContractAssignments?: boolean | undefined;
        legalReviewCompleted?: boolean | undefined;
        milestoneDeadlines?: boolean | undefined;
        complianceScoreChanges?: boolean | undefined;
        amlScreeningAlerts?: boolean | undefined;
        auditSimulationResults?: boolean | undefined;
        securityAlerts?: boolean | undefined;
        weeklyDigest?: boolean | undefined;
        platformUpdates?: boolean | undefined;
    }>;
    readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
        loginNotifications?: boolean | undefined;
        newContractAssignments?: boolean | undefined;
        legalReviewCompleted?: boolean | undefined;
        milestoneDeadlines?: boolean | undefined;
        complianceScoreChanges?: boolean | undefined;
        amlScreeningAlerts?: boolean | undefined;
        auditSimulationResults?: boolean | undefined;
        securityAlerts?: boolean | undefined;
        weeklyDigest?: boolean | undefined;
        platformUpdates?: boolean | undefined;
    }, v.BooleanIssue | v.ObjectIssue>;
    readonly "~types"?: {
        readonly input: {
            loginNotifications?: boolean | undefined;
            newContractAssignments?: boolean | undefined;
            legalReviewCompleted?: boolean | undefined;
            milestoneDeadlines?: boolean | undefined;
            complianceScoreChanges?: boolean | undefined;
            amlScreeningAlerts?: boolean | undefined;
            auditSimulationResults?: boolean | undefined;
            securityAlerts?: boolean | undefined;
            weeklyDigest?: boolean | undefined;
            platformUpdates?: boolean | undefined;
        };
        readonly output: {
            loginNotifications?: boolean | undefined;
            newContractAssignments?: boolean | undefined;
            legalReviewCompleted?: boolean | undefined;
            milestoneDeadlines?: boolean | undefined;
            complianceScoreChanges?: boolean | undefined;
            amlScreeningAlerts?: boolean | undefined;
            auditSimulationResults?: boolean | undefined;
            securityAlerts?: boolean | undefined;
            weeklyDigest?: boolean | undefined;
            platformUpdates?: boolean | undefined;
        };
        readonly issue: v.BooleanIssue | v.ObjectIssue;
    } | undefined;
}, {
    readonly changes: object;
    readonly before: object;
}>;
export declare const setOwnPreferences: import("..").Command<Omit<v.ObjectSchema<{
    readonly colourMode: v.PicklistSchema<readonly ["light", "dark", "system"], undefined>;
    readonly compactView: v.BooleanSchema<undefined>;
    readonly showTooltips: v.BooleanSchema<undefined>;
    readonly analyticsTracking: v.BooleanSchema<undefined>;
    readonly performanceMonitoring: v.BooleanSchema<undefined>;
    readonly shareUsageData: v.BooleanSchema<undefined>;
}, undefined>, "entries" | "~types" | "~run" | "~standard"> & {
    readonly entries: {
        readonly colourMode: v.OptionalSchema<v.PicklistSchema<readonly ["light", "dark", "system"], undefined>, undefined>;
        readonly compactView: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        readonly showTooltips: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        readonly analyticsTracking: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        readonly performanceMonitoring: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        readonly shareUsageData: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    };
    readonly "~standard": v.StandardProps<{
        colourMode?: "light" | "dark" | "system" | undefined;
        compactView?: boolean | undefined;
        showTooltips?: boolean | undefined;
        analyticsTracking?: boolean | undefined;
        performanceMonitoring?: boolean | undefined;
        shareUsageData?: boolean | undefined;
    }, {
        colourMode?: "light" | "dark" | "system" | undefined;
        compactView?: boolean | undefined;
        showTooltips?: boolean | undefined;
        analyticsTracking?: boolean | undefined;
        performanceMonitoring?: boolean | undefined;
        shareUsageData?: boolean | undefined;
    }>;
    readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
        colourMode?: "light" | "dark" | "system" | undefined;
        compactView?: boolean | undefined;
        showTooltips?: boolean | undefined;
        analyticsTracking?: boolean | undefined;
        performanceMonitoring?: boolean | undefined;
        shareUsageData?: boolean | undefined;
    }, v.PicklistIssue | v.BooleanIssue | v.ObjectIssue>;
    readonly "~types"?: {
        readonly input: {
            colourMode?: "light" | "dark" | "system" | undefined;
            compactView?: boolean | undefined;
            showTooltips?: boolean | undefined;
            analyticsTracking?: boolean | undefined;
            performanceMonitoring?: boolean | undefined;
            shareUsageData?: boolean | undefined;
        };
        readonly output: {
            colourMode?: "light" | "dark" | "system" | undefined;
            compactView?: boolean | undefined;
            showTooltips?: boolean | undefined;
            analyticsTracking?: boolean | undefined;
            performanceMonitoring?: boolean | undefined;
            shareUsageData?: boolean | undefined;
        };
        readonly issue: v.PicklistIssue | v.BooleanIssue | v.ObjectIssue;
    } | undefined;
}, {
    readonly changes: object;
    readonly before: object;
}>;
