import * as v from 'valibot';
export declare const replacements: readonly ["import", "reset", "restore"];
export type Replacement = (typeof replacements)[number];
export declare const backupSchema: v.ObjectSchema<{
    readonly epoch: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly before: v.PicklistSchema<readonly ["import", "reset", "restore"], undefined>;
    readonly records: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly pieces: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
export type Backup = v.InferOutput<typeof backupSchema>;
export declare const maxBackups = 3;
