/** The platform's vendors by short name. Vendors are not clients. */
export const vendorCompanies = {
  delta: 'Delta Inspection Services',
  harborline: 'Harborline Logistics',
  keystone: 'Keystone Marine Insurance',
  lattice: 'Lattice Laboratories',
  portside: 'Portside Storage Terminal',
  verity: 'Verity Notary Services',
} as const;

/** The name of the vendor portal’s user. Milestones refer to this user by name. */
export const vendorPerson = 'Tomasz Zieliński';

/**
 * Whether the assignee is a vendor company or the vendor portal's user. Names from the editable profile are not used.
 */
export const isVendorName = (assignee: string): boolean =>
  [...Object.values<string>(vendorCompanies), vendorPerson].includes(assignee.trim());
