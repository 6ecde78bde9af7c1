import * as v from 'valibot';
export declare const descriptionFormat = 1;
export declare const describedName: RegExp;
declare const headingSchema: v.ObjectSchema<{
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.TrimAction, v.MinLengthAction<string, 1, "is empty">, v.MaxLengthAction<string, number, `is longer than ${number} characters`>, v.RegexAction<string, "holds markup">]>;
    readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.TrimAction, v.MinLengthAction<string, 1, "is empty">, v.MaxLengthAction<string, number, `is longer than ${number} characters`>, v.RegexAction<string, "holds markup">]>;
}, undefined>;
export type ScreenHeading = Readonly<v.InferOutput<typeof headingSchema>>;
export declare const remoteDescriptionSchema: v.ObjectSchema<{
    readonly format: v.LiteralSchema<1, undefined>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.RegexAction<string, "is not a short name in lower case">]>;
    readonly screens: v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.RegexAction<string, "is not a short name in lower case">]>, v.ObjectSchema<{
        readonly tab: v.ObjectSchema<{
            readonly key: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.RegexAction<string, "is not a short name in lower case">]>;
            readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.TrimAction, v.MinLengthAction<string, 1, "is empty">, v.MaxLengthAction<string, number, `is longer than ${number} characters`>, v.RegexAction<string, "holds markup">]>;
            readonly icon: v.PicklistSchema<readonly ["alert", "archive", "audit", "ban", "bank", "bell", "briefcase", "building", "calendar", "chart", "check", "check-circle", "clock", "close-circle", "coins", "compass", "cross", "document", "dot", "exchange", "eye", "flag", "flask", "gavel", "globe", "hourglass", "info", "lab", "lock", "mail", "moon", "pause", "pen", "play", "refresh", "repeat", "scale", "search", "settings", "shield", "shield-check", "signature", "star", "sun", "swap", "truck", "upload", "user", "users", "video", "wallet", "warning", "workflow"], "is not an icon of the product">;
            readonly order: v.SchemaWithPipe<readonly [v.NumberSchema<"is not a number">, v.FiniteAction<number, "is not a number">]>;
        }, undefined>;
        readonly heading: v.OptionalSchema<v.ObjectSchema<{
            readonly title: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.TrimAction, v.MinLengthAction<string, 1, "is empty">, v.MaxLengthAction<string, number, `is longer than ${number} characters`>, v.RegexAction<string, "holds markup">]>;
            readonly lead: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.TrimAction, v.MinLengthAction<string, 1, "is empty">, v.MaxLengthAction<string, number, `is longer than ${number} characters`>, v.RegexAction<string, "holds markup">]>;
        }, undefined>, undefined>;
        readonly records: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
            readonly kind: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.RegexAction<string, "is not a short name in lower case">]>;
            readonly param: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.RegexAction<string, "is not a query parameter">]>;
        }, undefined>, undefined>, readonly []>;
        readonly needs: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["form", "records"], "is not a part of the platform">, undefined>, readonly []>;
        readonly finds: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
            readonly kind: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.RegexAction<string, "is not a short name in lower case">]>;
            readonly collection: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.RegexAction<string, "is not a field of a record">]>;
            readonly label: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.RegexAction<string, "is not a field of a record">]>;
            readonly unnamed: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.TrimAction, v.MinLengthAction<string, 1, "is empty">, v.MaxLengthAction<string, number, `is longer than ${number} characters`>, v.RegexAction<string, "holds markup">]>, undefined>;
            readonly detail: v.SchemaWithPipe<readonly [v.StringSchema<"is not a text">, v.RegexAction<string, "is not a field of a record">]>;
            readonly order: v.SchemaWithPipe<readonly [v.NumberSchema<"is not a number">, v.FiniteAction<number, "is not a number">]>;
        }, undefined>, undefined>, readonly []>;
    }, undefined>, undefined>;
}, undefined>;
export type RemoteDescription = v.InferOutput<typeof remoteDescriptionSchema>;
export type RemoteDescriptionInput = v.InferInput<typeof remoteDescriptionSchema>;
export type ReadDescription = {
    readonly description: RemoteDescription;
    readonly fault?: undefined;
} | {
    readonly description?: undefined;
    readonly fault: string;
};
export declare function readDescription(name: string, value: unknown): ReadDescription;
export {};
