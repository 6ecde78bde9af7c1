/**
 * The company whose portal the client portal is: the one that the sample's profile there belongs to. It is
 * told by the key of its client record and not by the profile, which the person may edit: who writes another
 * company's name into it must not come to act for that company.
 */
export const ownCompany = { id: 'CL-001', name: 'Meridian Energy Partners' } as const;

/**
 * The names that the client portal's company goes by: what it was named when it came, which contracts and
 * payments keep, and what its client record, if there is one, says today. The latter is the last.
 */
export const ownCompanyNames = (
  record: { readonly companyName: string } | null | undefined,
): readonly string[] =>
  !record || record.companyName === ownCompany.name
    ? [ownCompany.name]
    : [ownCompany.name, record.companyName];
