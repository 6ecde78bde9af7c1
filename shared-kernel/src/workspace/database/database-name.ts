export const workspaceDatabase = 'trustfold';
