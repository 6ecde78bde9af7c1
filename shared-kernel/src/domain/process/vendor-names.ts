/** The platform's vendors by short name. Vendors are not clients. */
export const vendorCompanies = {
  delta: 'Delta Inspection Services',
  harborline: 'Harborline Logistics',
  keystone: 'Keystone Marine Insurance',
  lattice: 'Lattice Laboratories',
  portside: 'Portside Storage Terminal',
  verity: 'Verity Notary Services',
} as const;

/** The name of the vendor portal’s user. Milestones identify this user by name. */
export const vendorUserName = 'Tomasz Zieliński';

/**
 * Whether the assignee is a vendor company or the vendor portal's user. Only fixed names count, because users can edit
 * the name in their profile.
 */
export const isVendorName = (assignee: string): boolean =>
  [...Object.values<string>(vendorCompanies), vendorUserName].includes(assignee.trim());
