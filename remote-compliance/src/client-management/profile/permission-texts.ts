import type { Permission } from '../permission';

/** How each permission reads on screen (G10). */
export const permissionLabel: Record<Permission, string> = {
  view: 'View',
  approve: 'Approve',
  manage: 'Manage',
  submit: 'Submit',
};

/** What each permission lets a user do, for its tooltip (G10). */
export const permissionDescription: Record<Permission, string> = {
  view: 'Sees contracts, documents and transactions',
  approve: 'Approves payments and milestones',
  manage: 'Manages users and company details',
  submit: 'Submits documents and reports',
};
