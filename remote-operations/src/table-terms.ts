/** Permission for the table view. It does not exist in `reference` mode. */
export const tableTerms = { permission: 'look' } as const;
