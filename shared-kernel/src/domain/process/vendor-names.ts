/** The platform's vendors, which are not clients, by short name. */
export const vendorCompanies = {
  delta: 'Delta Inspection Services',
  harborline: 'Harborline Logistics',
  keystone: 'Keystone Marine Insurance',
  lattice: 'Lattice Laboratories',
  portside: 'Portside Storage Terminal',
  verity: 'Verity Notary Services',
} as const;

/** The user of the vendor portal. Work is assigned by name. */
export const vendorPerson = 'Tomasz Zieliński';

/**
 * Whether the assignee is a vendor: a vendor company or the vendor portal's user. The vendor's profile is ignored,
 * since the vendor can edit it.
 */
export const isVendorName = (assignee: string): boolean =>
  [...Object.values<string>(vendorCompanies), vendorPerson].includes(assignee.trim());
