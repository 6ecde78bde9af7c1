/** Permission for the table view. It does not exist in `reference` mode. */
export const tableViewPermission = { permission: 'look' } as const;
