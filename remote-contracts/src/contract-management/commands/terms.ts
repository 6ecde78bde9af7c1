import { permissions, type Permission } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';
import { contractDraftingPermission } from '../rules/contract-drafting-permission';

const notarization = {
  id: 'notarization',
  label: 'Schedule notarizations',
  reason: 'Law firms schedule notarizations.',
  portals: { admin: 'all', law_firm: 'all' },
} as const satisfies Permission;

/**
 * Ids, labels and permissions of the commands. They have a separate file, so that buttons do not load the command code.
 */
export const contractTerms = {
  amendContract: {
    id: 'contract.amend',
    label: 'Drafted an amendment',
    permission: contractDraftingPermission,
  },
  attachContractDocument: {
    id: 'contract.attachDocument',
    label: 'Uploaded a document',
    permission: permissions.documents,
  },
  correctSignatories: {
    id: 'contract.correctSignatories',
    label: 'Changed the signatories',
    permission: permissions.signing,
  },
  createContract: {
    id: 'contract.create',
    label: 'Created the contract',
    permission: contractDraftingPermission,
    inReference: true,
  },
  waiveLegalReview: {
    id: 'contract.waive',
    label: 'Waived the legal review',
    permission: contractDraftingPermission,
    inReference: true,
  },
  delegateSignature: {
    id: 'contract.delegateSignature',
    label: 'Delegated a signature',
    permission: permissions.signature,
  },
  editContract: {
    id: 'contract.edit',
    label: 'Edited the contract',
    permission: contractDraftingPermission,
  },
  exportContracts: {
    id: 'contract.export',
    label: 'Exported contracts',
    permission: 'export',
    inReference: true,
  },
  viewContractDocument: {
    id: 'contract.viewDocument',
    label: 'Viewed a document',
    permission: 'look',
  },
  downloadContractDocument: {
    id: 'contract.downloadDocument',
    label: 'Downloaded a document',
    permission: 'export',
  },
  viewRecording: {
    id: 'contract.viewRecording',
    label: 'Played the recording',
    permission: 'look',
  },
  submitContract: {
    id: 'contract.submit',
    label: 'Submitted the contract for legal review',
    permission: contractDraftingPermission,
  },
  changeContractStatus: {
    id: 'contract.move',
    label: 'Changed the contract status',
    permission: permissions.legalReview,
  },
  setSignatories: {
    id: 'contract.nameSignatories',
    label: 'Added the signatories',
    permission: permissions.signing,
  },
  recallEnvelope: {
    id: 'contract.recallEnvelope',
    label: 'Recalled the envelope',
    permission: permissions.signing,
  },
  removeTemplate: {
    id: 'contract.removeTemplate',
    label: 'Removed a contract template',
    permission: contractDraftingPermission,
  },
  saveTemplate: {
    id: 'contract.saveTemplate',
    label: 'Saved a contract template',
    permission: contractDraftingPermission,
  },
  scheduleNotarization: {
    id: 'contract.scheduleNotarization',
    label: 'Scheduled the notarization',
    permission: notarization,
  },
  sendEnvelopes: {
    id: 'contract.sendEnvelopes',
    label: 'Sent the envelope',
    permission: permissions.signing,
  },
  sendEnvelope: {
    id: 'contract.sendEnvelope',
    label: 'Sent the envelope',
    permission: permissions.signing,
  },
  recordSignature: {
    id: 'contract.signNext',
    label: 'Recorded a signature',
    permission: permissions.signature,
  },
  recordApproval: {
    id: 'contract.approveNext',
    label: 'Recorded an approval',
    permission: permissions.signature,
  },
  declineSignature: {
    id: 'contract.declineSignature',
    label: 'Recorded that a signatory declined',
    permission: permissions.signature,
  },
} as const satisfies Record<string, CommandTerms>;
