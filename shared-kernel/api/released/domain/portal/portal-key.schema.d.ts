import * as v from 'valibot';
export declare const portalKeySchema: v.PicklistSchema<readonly ["admin", "client", "law_firm", "banking", "vendor", "regulator"], undefined>;
export declare const portalRouteSchema: v.PicklistSchema<readonly ["admin", "client", "legal", "banking", "vendor", "regulator"], undefined>;
