/** Permission for the table view, which does not exist in reference behaviour. */
export const tableTerms = { permission: 'look' } as const;
