export declare const filterProcesses: import("..").Command<import("valibot").OptionalSchema<import("valibot").ObjectSchema<{}, undefined>, {}>, undefined>;
