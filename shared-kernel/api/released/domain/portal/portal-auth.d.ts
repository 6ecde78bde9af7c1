import * as v from 'valibot';
export declare const portalAuthSchema: v.ObjectSchema<{
    readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly portal: v.OptionalSchema<v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>, undefined>;
    readonly signedInAt: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
}, undefined>;
export type PortalAuth = v.InferOutput<typeof portalAuthSchema>;
