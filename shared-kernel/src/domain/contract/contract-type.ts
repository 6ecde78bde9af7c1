import * as v from 'valibot';

/** What a contract is about (C5). */
export const contractTypes = [
  'supply_agreement',
  'drilling_rights',
  'equipment_lease',
  'service_contract',
  'joint_venture',
] as const;

export type ContractType = (typeof contractTypes)[number];

/** Accepts a contract type and nothing else. */
export const contractTypeSchema = v.picklist(contractTypes);

/** How each contract type reads on screen (C5). */
export const contractTypeLabel: Record<ContractType, string> = {
  supply_agreement: 'Supply Agreement',
  drilling_rights: 'Drilling Rights',
  equipment_lease: 'Equipment Lease',
  service_contract: 'Service Contract',
  joint_venture: 'Joint Venture',
};
