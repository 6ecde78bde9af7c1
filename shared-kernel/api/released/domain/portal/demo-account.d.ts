import * as v from 'valibot';
import { type Credentials } from './credentials';
export declare const demoAccountSchema: v.ObjectSchema<{
    readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.EmailAction<string, undefined>]>;
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly roleLabel: v.StringSchema<undefined>;
    readonly portalKey: v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>;
    readonly description: v.StringSchema<undefined>;
    readonly features: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly icon: v.PicklistSchema<readonly ["alert", "archive", "audit", "ban", "bank", "bell", "briefcase", "building", "calendar", "chart", "check", "check-circle", "clock", "close-circle", "coins", "compass", "cross", "document", "dot", "exchange", "eye", "flag", "flask", "gavel", "globe", "hourglass", "info", "lab", "lock", "mail", "moon", "pause", "pen", "play", "refresh", "repeat", "scale", "search", "settings", "shield", "shield-check", "signature", "star", "sun", "swap", "truck", "upload", "user", "users", "video", "wallet", "warning", "workflow"], undefined>;
    readonly colour: v.PicklistSchema<readonly ["success", "warning", "danger", "info", "neutral"], undefined>;
}, undefined>;
export type DemoAccount = v.InferOutput<typeof demoAccountSchema>;
export declare const matchDemoAccount: (accounts: readonly DemoAccount[], { username, password }: Credentials) => DemoAccount | undefined;
