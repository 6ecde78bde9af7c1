import { permissions } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';
import { clientPermission } from '../../records/client-permission';

/** Ids, labels and permissions of the commands, in a separate file so that buttons do not load the command code. */
export const clientTerms = {
  attachClientDocument: {
    id: 'client.attachDocument',
    label: 'Uploaded a document',
    permission: permissions.documents,
  },
  createClient: { id: 'client.create', label: 'Added the client', permission: clientPermission },
  decideDocument: {
    id: 'client.decideDocument',
    label: 'Reviewed a document',
    permission: permissions.documentReview,
  },
  editClient: { id: 'client.edit', label: 'Edited the client', permission: clientPermission },
  addClientUser: { id: 'client.addUser', label: 'Added a user', permission: clientPermission },
  editClientUser: { id: 'client.editUser', label: 'Edited a user', permission: clientPermission },
  exportAuditTrail: {
    id: 'client.exportTrail',
    label: 'Exported the audit trail of a client',
    permission: 'audit',
  },
  importClients: {
    id: 'client.import',
    label: 'Imported clients',
    permission: clientPermission,
  },
  exportClients: {
    id: 'client.export',
    label: 'Exported clients',
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
    permission: clientPermission,
  },
  addBeneficialOwner: {
    id: 'client.addOwner',
    label: 'Added an owner',
    permission: clientPermission,
  },
  editBeneficialOwner: {
    id: 'client.editOwner',
    label: 'Edited an owner',
    permission: clientPermission,
  },
  removeBeneficialOwner: {
    id: 'client.removeOwner',
    label: 'Removed an owner',
    permission: clientPermission,
  },
} as const satisfies Record<string, CommandTerms>;

export const clientChangeCommands: readonly CommandTerms[] = [
  clientTerms.editClient,
  clientTerms.attachClientDocument,
  clientTerms.decideDocument,
];
