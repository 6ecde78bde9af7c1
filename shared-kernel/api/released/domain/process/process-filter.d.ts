import * as v from 'valibot';
import { type Process } from './process.schema';
export declare const processFilterSchema: v.ObjectSchema<{
    readonly text: v.SchemaWithFallback<v.OptionalSchema<v.StringSchema<undefined>, "">, "">;
    readonly type: v.SchemaWithFallback<v.OptionalSchema<v.PicklistSchema<readonly ["fuel-transfer", "trade-finance", "compliance-audit"], undefined>, undefined>, undefined>;
    readonly status: v.SchemaWithFallback<v.OptionalSchema<v.PicklistSchema<readonly ["active", "completed"], undefined>, undefined>, undefined>;
    readonly priority: v.SchemaWithFallback<v.OptionalSchema<v.PicklistSchema<readonly ["critical", "high", "medium", "low"], undefined>, undefined>, undefined>;
}, undefined>;
export type ProcessFilter = v.InferOutput<typeof processFilterSchema>;
export declare const filteredProcesses: (processes: readonly Process[], { text, type, status, priority }: Partial<ProcessFilter>) => Process[];
