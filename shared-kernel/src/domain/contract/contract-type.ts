import * as v from 'valibot';

export const contractTypes = [
  'supply_agreement',
  'drilling_rights',
  'equipment_lease',
  'service_contract',
  'joint_venture',
] as const;

export type ContractType = (typeof contractTypes)[number];

export const contractTypeSchema = v.picklist(contractTypes);

/** The label of each contract type (C5). */
export const contractTypeLabel: Record<ContractType, string> = {
  supply_agreement: 'Supply Agreement',
  drilling_rights: 'Drilling Rights',
  equipment_lease: 'Equipment Lease',
  service_contract: 'Service Contract',
  joint_venture: 'Joint Venture',
};
