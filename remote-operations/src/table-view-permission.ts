/** Permission for the table view. The table view does not exist in `reference` mode. */
export const tableViewPermission = { permission: 'look' } as const;
