import * as v from 'valibot';
export declare const tallySchema: v.ObjectSchema<{
    readonly total: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly groups: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>;
export type Tally = Readonly<v.InferOutput<typeof tallySchema>>;
export declare const emptyTally: Tally;
export declare function tallyOf(groupsOf: (record: object) => readonly string[], records: readonly object[]): Promise<Tally>;
export type Replaced = readonly [before: object | undefined, after: object | undefined];
export declare function talliedWith({ total, groups: before }: Tally, groupsOf: (record: object) => readonly string[], changes: Iterable<Replaced>): Tally;
