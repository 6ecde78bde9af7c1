/** The companies that work for the platform and are not its clients, by short names. */
export const vendorCompanies = {
  delta: 'Delta Inspection Services',
  harborline: 'Harborline Logistics',
  keystone: 'Keystone Marine Insurance',
  lattice: 'Lattice Laboratories',
  portside: 'Portside Storage Terminal',
  verity: 'Verity Notary Services',
} as const;

/** The person of the vendor portal, who is assigned work by name. */
export const vendorPerson = 'Tomasz Zieliński';

/**
 * Whether work is assigned to a vendor: a vendor company, or the vendor portal's person. An assignee is free
 * text, so these names decide and not by the vendor's profile, which the vendor may edit.
 */
export const isVendorName = (assignee: string): boolean =>
  [...Object.values<string>(vendorCompanies), vendorPerson].includes(assignee.trim());
