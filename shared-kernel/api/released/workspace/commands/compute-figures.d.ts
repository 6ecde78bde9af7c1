export declare const computeFigures: import("..").Command<import("valibot").OptionalSchema<import("valibot").ObjectSchema<{}, undefined>, {}>, undefined>;
