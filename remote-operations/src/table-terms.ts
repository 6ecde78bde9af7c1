/** Of showing as a table what the sample shows as a list alone. */
export const tableTerms = { permission: 'look' } as const;
