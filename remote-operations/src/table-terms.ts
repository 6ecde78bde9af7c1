/** Terms of the table view, which reference behaviour does not have. */
export const tableTerms = { permission: 'look' } as const;
