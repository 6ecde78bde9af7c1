/** The name of the database of this browser's workspace. */
export const workspaceDatabase = 'trustfold';
