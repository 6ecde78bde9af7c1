import * as v from 'valibot';
export declare const permissions: readonly ["view", "approve", "manage", "submit"];
export type Permission = (typeof permissions)[number];
export declare const permissionSchema: v.PicklistSchema<readonly ["view", "approve", "manage", "submit"], undefined>;
export declare function permissionsForRole(role: string): Permission[];
