import * as v from 'valibot';
export declare const createProcess: import("..").Command<v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly type: v.PicklistSchema<readonly ["fuel-transfer", "trade-finance", "compliance-audit"], undefined>;
    readonly priority: v.PicklistSchema<readonly ["critical", "high", "medium", "low"], undefined>;
    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<"Value is required">, v.FiniteAction<number, "Value must be a number">, v.MinValueAction<number, 0, "Value cannot be negative">, v.MaxValueAction<number, 1000000000000, "Value is too large">]>;
    readonly currency: v.PicklistSchema<readonly ["USD", "EUR", "GBP", "NOK", "AED", "SGD", "JPY", "CNY", "USDT"], undefined>;
    readonly startDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
    readonly assignedTo: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>, {
    id: string;
    name: string;
    client: string;
    type: "fuel-transfer" | "trade-finance" | "compliance-audit";
    status: "active" | "completed";
    startDate: string;
    estimatedCompletion: string;
    priority: "high" | "low" | "medium" | "critical";
    value: number;
    currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
    currentMilestone: string;
    milestones: {
        id: string;
        name: string;
        kind?: "batch_received" | "dip_test" | "quality_inspection" | "lab_processing" | "lab_analysis_due" | "critical_deadline" | "control_dip_test" | "re_test" | "transport_prep" | "transport_authorised" | "delivery_start" | "delivery_complete" | "final_dip_test" | "settlement" | "documentation_filed" | "closed" | undefined;
        status: "pending" | "completed" | "in-progress" | "overdue" | "delayed";
        dueDate: string;
        completedDate?: string | undefined;
        outcome?: "rejected" | "confirmed" | undefined;
        requirements: {
            label: string;
            met: boolean;
        }[];
        alerts: string[];
        assignedTo: string;
        documents: string[];
    }[];
    communications: {
        id: string;
        at: string;
        channel: "message" | "email" | "call" | "meeting";
        from: string;
        to: string;
        subject: string;
        message: string;
    }[];
    smartContracts: {
        id: string;
        at: string;
        event: string;
        description: string;
        status: "pending" | "executed" | "reverted";
        hash: string;
        block?: number | undefined;
    }[];
}>;
export declare const completeMilestone: import("..").Command<v.ObjectSchema<{
    readonly processId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly milestoneId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly outcome: v.OptionalSchema<v.PicklistSchema<readonly ["confirmed", "rejected"], undefined>, undefined>;
}, undefined>, {
    id: string;
    name: string;
    client: string;
    type: "fuel-transfer" | "trade-finance" | "compliance-audit";
    status: "active" | "completed";
    startDate: string;
    estimatedCompletion: string;
    priority: "high" | "low" | "medium" | "critical";
    value: number;
    currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
    currentMilestone: string;
    milestones: {
        id: string;
        name: string;
        kind?: "batch_received" | "dip_test" | "quality_inspection" | "lab_processing" | "lab_analysis_due" | "critical_deadline" | "control_dip_test" | "re_test" | "transport_prep" | "transport_authorised" | "delivery_start" | "delivery_complete" | "final_dip_test" | "settlement" | "documentation_filed" | "closed" | undefined;
        status: "pending" | "completed" | "in-progress" | "overdue" | "delayed";
        dueDate: string;
        completedDate?: string | undefined;
        outcome?: "rejected" | "confirmed" | undefined;
        requirements: {
            label: string;
            met: boolean;
        }[];
        alerts: string[];
        assignedTo: string;
        documents: string[];
    }[];
    communications: {
        id: string;
        at: string;
        channel: "message" | "email" | "call" | "meeting";
        from: string;
        to: string;
        subject: string;
        message: string;
    }[];
    smartContracts: {
        id: string;
        at: string;
        event: string;
        description: string;
        status: "pending" | "executed" | "reverted";
        hash: string;
        block?: number | undefined;
    }[];
}>;
export declare const setRequirement: import("..").Command<v.ObjectSchema<{
    readonly processId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly milestoneId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly requirement: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly met: v.BooleanSchema<undefined>;
}, undefined>, {
    id: string;
    name: string;
    client: string;
    type: "fuel-transfer" | "trade-finance" | "compliance-audit";
    status: "active" | "completed";
    startDate: string;
    estimatedCompletion: string;
    priority: "high" | "low" | "medium" | "critical";
    value: number;
    currency: "USD" | "JPY" | "EUR" | "GBP" | "NOK" | "AED" | "SGD" | "CNY" | "USDT";
    currentMilestone: string;
    milestones: {
        id: string;
        name: string;
        kind?: "batch_received" | "dip_test" | "quality_inspection" | "lab_processing" | "lab_analysis_due" | "critical_deadline" | "control_dip_test" | "re_test" | "transport_prep" | "transport_authorised" | "delivery_start" | "delivery_complete" | "final_dip_test" | "settlement" | "documentation_filed" | "closed" | undefined;
        status: "pending" | "completed" | "in-progress" | "overdue" | "delayed";
        dueDate: string;
        completedDate?: string | undefined;
        outcome?: "rejected" | "confirmed" | undefined;
        requirements: {
            label: string;
            met: boolean;
        }[];
        alerts: string[];
        assignedTo: string;
        documents: string[];
    }[];
    communications: {
        id: string;
        at: string;
        channel: "message" | "email" | "call" | "meeting";
        from: string;
        to: string;
        subject: string;
        message: string;
    }[];
    smartContracts: {
        id: string;
        at: string;
        event: string;
        description: string;
        status: "pending" | "executed" | "reverted";
        hash: string;
        block?: number | undefined;
    }[];
}>;
export declare const setProcessAlerts: import("..").Command<Omit<Omit<v.ObjectSchema<{
    readonly id: v.LiteralSchema<"process-alerts", undefined>;
    readonly emailCriticalAlerts: v.BooleanSchema<undefined>;
    readonly smsNotifications: v.BooleanSchema<undefined>;
    readonly dailyDigest: v.BooleanSchema<undefined>;
}, undefined>, "entries" | "~types" | "~run" | "~standard"> & {
    readonly entries: Omit<{
        readonly id: v.LiteralSchema<"process-alerts", undefined>;
        readonly emailCriticalAlerts: v.BooleanSchema<undefined>;
        readonly smsNotifications: v.BooleanSchema<undefined>;
        readonly dailyDigest: v.BooleanSchema<undefined>;
    }, "id">;
    readonly "~standard": v.StandardProps<{
        emailCriticalAlerts: boolean;
        smsNotifications: boolean;
        dailyDigest: boolean;
    }, {
        emailCriticalAlerts: boolean;
        smsNotifications: boolean;
        dailyDigest: boolean;
    }>;
    readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
        emailCriticalAlerts: boolean;
        smsNotifications: boolean;
        dailyDigest: boolean;
    }, v.BooleanIssue | v.ObjectIssue>;
    readonly "~types"?: {
        readonly input: {
            emailCriticalAlerts: boolean;
            smsNotifications: boolean;
            dailyDigest: boolean;
        };
        readonly output: {
            emailCriticalAlerts: boolean;
            smsNotifications: boolean;
            dailyDigest: boolean;
        };
        readonly issue: v.BooleanIssue | v.ObjectIssue;
    } | undefined;
}, "entries" | "~types" | "~run" | "~standard"> & {
    readonly entries: {
        readonly emailCriticalAlerts: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        readonly smsNotifications: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        readonly dailyDigest: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    };
    readonly "~standard": v.StandardProps<{
        emailCriticalAlerts?: boolean | undefined;
        smsNotifications?: boolean | undefined;
        dailyDigest?: boolean | undefined;
    }, {
        emailCriticalAlerts?: boolean | undefined;
        smsNotifications?: boolean | undefined;
        dailyDigest?: boolean | undefined;
    }>;
    readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
        emailCriticalAlerts?: boolean | undefined;
        smsNotifications?: boolean | undefined;
        dailyDigest?: boolean | undefined;
    }, v.BooleanIssue | v.ObjectIssue>;
    readonly "~types"?: {
        readonly input: {
            emailCriticalAlerts?: boolean | undefined;
            smsNotifications?: boolean | undefined;
            dailyDigest?: boolean | undefined;
        };
        readonly output: {
            emailCriticalAlerts?: boolean | undefined;
            smsNotifications?: boolean | undefined;
            dailyDigest?: boolean | undefined;
        };
        readonly issue: v.BooleanIssue | v.ObjectIssue;
    } | undefined;
}, {
    emailCriticalAlerts: boolean;
    smsNotifications: boolean;
    dailyDigest: boolean;
    id: "process-alerts";
}>;
