import * as v from 'valibot';
export declare const portalTypeConfigSchema: v.ObjectSchema<{
    readonly type: v.PicklistSchema<readonly ["admin", "client", "legal", "banking", "vendor", "regulator"], undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly description: v.StringSchema<undefined>;
    readonly icon: v.PicklistSchema<readonly ["alert", "archive", "audit", "ban", "bank", "bell", "briefcase", "building", "calendar", "chart", "check", "check-circle", "clock", "close-circle", "coins", "compass", "cross", "document", "dot", "exchange", "eye", "flag", "flask", "gavel", "globe", "hourglass", "info", "lab", "lock", "mail", "moon", "pause", "pen", "play", "refresh", "repeat", "scale", "search", "settings", "shield", "shield-check", "signature", "star", "sun", "swap", "truck", "upload", "user", "users", "video", "wallet", "warning", "workflow"], undefined>;
    readonly colour: v.PicklistSchema<readonly ["success", "warning", "danger", "info", "neutral"], undefined>;
    readonly features: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type PortalTypeConfig = v.InferOutput<typeof portalTypeConfigSchema>;
