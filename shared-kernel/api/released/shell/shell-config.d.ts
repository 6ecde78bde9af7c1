import * as v from 'valibot';
export declare const shellConfigSchema: v.ObjectSchema<{
    readonly behaviour: v.OptionalSchema<v.PicklistSchema<readonly ["live", "reference"], undefined>, "live">;
    readonly compositionPointer: v.OptionalSchema<v.StringSchema<undefined>, "/env/local/current.json">;
    readonly allowLocalRemotes: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
}, undefined>;
export type ShellConfig = v.InferOutput<typeof shellConfigSchema>;
export declare const shellConfigMeta = "trustfold-config";
export declare function shellConfig(): ShellConfig;
