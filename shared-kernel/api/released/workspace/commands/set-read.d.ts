import * as v from 'valibot';
export declare const setRead: import("..").Command<v.ObjectSchema<{
    readonly ids: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>, undefined>, v.NonEmptyAction<string[], undefined>]>;
    readonly isRead: v.BooleanSchema<undefined>;
}, undefined>, {
    id: string;
    type: "success" | "warning" | "info" | "critical" | "urgent";
    category: "bank" | "client" | "system" | "financial" | "compliance" | "process";
    title: string;
    message: string;
    timestamp: string;
    isRead: boolean;
    isStarred: boolean;
    source: string;
    actionRequired: boolean;
    asked?: {
        id: string;
        isWorked: boolean;
        isSetAside?: boolean | undefined;
    }[] | undefined;
    relatedProcess?: string | undefined;
    clientName?: string | undefined;
    amount?: string | undefined;
    priority: "medium" | "high" | "low" | "critical";
    metadata?: {
        [x: string]: string;
    } | undefined;
}[]>;
