import * as v from 'valibot';
import { type Command } from '../command';
export declare const exportCommand: (words: Pick<Command, "id" | "label" | "inReference">) => Command<v.ObjectSchema<{
    readonly fileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>, undefined>;
