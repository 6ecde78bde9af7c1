export declare const requestDemo: import("..").Command<import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, number, (issue: import("valibot").MaxLengthIssue<string, number>) => string>]>, import("valibot").MinLengthAction<string, 2, "Name must be at least 2 characters">]>;
    readonly email: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, number, (issue: import("valibot").MaxLengthIssue<string, number>) => string>]>, import("valibot").EmailAction<string, "Invalid email address">]>;
    readonly company: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").NonEmptyAction<string, string>, import("valibot").MaxLengthAction<string, number, (issue: import("valibot").MaxLengthIssue<string, number>) => string>]>;
    readonly date: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").CheckAction<string, string>]>;
    readonly time: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimeAction<string, "Choose a time">]>;
    readonly message: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, number, (issue: import("valibot").MaxLengthIssue<string, number>) => string>]>, "">;
}, undefined>, {
    id: string;
    requestedAt: string;
    name: string;
    email: string;
    company: string;
    date: string;
    time: string;
    message: string;
}>;
