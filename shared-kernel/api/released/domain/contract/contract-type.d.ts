import * as v from 'valibot';
export declare const contractTypes: readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"];
export type ContractType = (typeof contractTypes)[number];
export declare const contractTypeSchema: v.PicklistSchema<readonly ["supply_agreement", "drilling_rights", "equipment_lease", "service_contract", "joint_venture"], undefined>;
export declare const contractTypeLabel: Record<ContractType, string>;
