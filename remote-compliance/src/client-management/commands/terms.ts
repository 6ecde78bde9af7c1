import { permissions } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';

/** Terms of the commands: buttons and the description of the remote read them without the commands. */
export const clientTerms = {
  attachClientDocument: {
    id: 'client.attachDocument',
    label: 'Uploaded a document',
    permission: permissions.documents,
  },
  createClient: { id: 'client.create', label: 'Added the client', permission: permissions.clients },
  decideDocument: {
    id: 'client.decideDocument',
    label: 'Approved or rejected a document',
    permission: permissions.documentReview,
  },
  editClient: { id: 'client.edit', label: 'Edited the client', permission: permissions.clients },
  addUser: { id: 'client.addUser', label: 'Added a user', permission: permissions.clients },
  editUser: { id: 'client.editUser', label: 'Edited a user', permission: permissions.clients },
  exportTrail: {
    id: 'client.exportTrail',
    label: 'Exported the trail of the client',
    permission: 'audit',
  },
  importClients: {
    id: 'client.import',
    label: 'Imported clients',
    permission: permissions.clients,
  },
  exportClients: {
    id: 'client.export',
    label: 'Exported the clients',
    permission: 'export',
    inReference: true,
  },
  downloadClientDocument: {
    id: 'client.downloadDocument',
    label: 'Downloaded a document',
    permission: 'export',
    inReference: true,
  },
  revealTaxId: {
    id: 'client.revealTaxId',
    label: 'Revealed the tax ID',
    permission: 'look',
    inReference: true,
  },
  rateClient: {
    id: 'client.rate',
    label: 'Changed score and risk',
    permission: permissions.clients,
  },
  addOwner: { id: 'client.addOwner', label: 'Added an owner', permission: permissions.clients },
  editOwner: { id: 'client.editOwner', label: 'Edited an owner', permission: permissions.clients },
  removeOwner: {
    id: 'client.removeOwner',
    label: 'Removed an owner',
    permission: permissions.clients,
  },
} as const satisfies Record<string, CommandTerms>;
