import * as v from 'valibot';
export declare const setRead: import("..").Command<v.ObjectSchema<{
    readonly ids: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>, undefined>, v.NonEmptyAction<string[], undefined>]>;
    readonly isRead: v.BooleanSchema<undefined>;
}, undefined>, {
    id: string;
    type: "success" | "warning" | "info" | "critical" | "urgent";
    category: "bank" | "client" | "compliance" | "system" | "process" | "financial";
    title: string;
    message: string;
    timestamp: string;
    isRead: boolean;
    isStarred: boolean;
    source: string;
    actionRequired: boolean;
    relatedProcess?: string | undefined;
    clientName?: string | undefined;
    amount?: string | undefined;
    priority: "high" | "low" | "medium" | "critical";
    metadata?: {
        [x: string]: string;
    } | undefined;
}[]>;
export declare const setStarred: import("..").Command<v.ObjectSchema<{
    readonly ids: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>, undefined>, v.NonEmptyAction<string[], undefined>]>;
    readonly isStarred: v.BooleanSchema<undefined>;
}, undefined>, {
    id: string;
    type: "success" | "warning" | "info" | "critical" | "urgent";
    category: "bank" | "client" | "compliance" | "system" | "process" | "financial";
    title: string;
    message: string;
    timestamp: string;
    isRead: boolean;
    isStarred: boolean;
    source: string;
    actionRequired: boolean;
    relatedProcess?: string | undefined;
    clientName?: string | undefined;
    amount?: string | undefined;
    priority: "high" | "low" | "medium" | "critical";
    metadata?: {
        [x: string]: string;
    } | undefined;
}[]>;
export declare const markAllRead: import("..").Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, {
    id: string;
    type: "success" | "warning" | "info" | "critical" | "urgent";
    category: "bank" | "client" | "compliance" | "system" | "process" | "financial";
    title: string;
    message: string;
    timestamp: string;
    isRead: boolean;
    isStarred: boolean;
    source: string;
    actionRequired: boolean;
    relatedProcess?: string | undefined;
    clientName?: string | undefined;
    amount?: string | undefined;
    priority: "high" | "low" | "medium" | "critical";
    metadata?: {
        [x: string]: string;
    } | undefined;
}[]>;
export declare const sendSamples: import("..").Command<v.ObjectSchema<{
    readonly toggles: v.ArraySchema<v.PicklistSchema<readonly ["newContractAssignments", "legalReviewCompleted", "milestoneDeadlines", "complianceScoreChanges", "amlScreeningAlerts", "auditSimulationResults", "securityAlerts", "weeklyDigest", "platformUpdates"], undefined>, undefined>;
}, undefined>, number>;
