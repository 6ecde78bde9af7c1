import * as v from 'valibot';
export declare function readJson<TSchema extends v.GenericSchema>(schema: TSchema, text: string | null): v.InferOutput<TSchema> | undefined;
