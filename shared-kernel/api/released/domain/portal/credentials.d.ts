import * as v from 'valibot';
export declare const credentialsSchema: v.ObjectSchema<{
    readonly username: v.StringSchema<undefined>;
    readonly password: v.StringSchema<undefined>;
}, undefined>;
export type Credentials = v.InferOutput<typeof credentialsSchema>;
