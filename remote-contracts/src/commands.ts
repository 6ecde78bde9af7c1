import type { Command } from 'shared-kernel/workspace';
import { amendContract } from './contract-management/commands/amend-contract';
import { attachContractDocument } from './contract-management/commands/attach-document';
import { correctSignatories } from './contract-management/commands/correct-signatories';
import { createContract, waiveLegalReview } from './contract-management/commands/create-contract';
import { delegateSignature } from './contract-management/commands/delegate-signature';
import { editContract } from './contract-management/commands/edit-contract';
import {
  changeContractStatus,
  submitContract,
} from './contract-management/commands/change-contract-status';
import { setSignatories } from './contract-management/commands/set-signatories';
import { recallEnvelope } from './contract-management/commands/recall-envelope';
import { removeTemplate, saveTemplate } from './contract-management/commands/save-template';
import { scheduleNotarization } from './contract-management/commands/schedule-notarization';
import { sendEnvelopes } from './contract-management/commands/send-envelopes';
import {
  recordApproval,
  declineSignature,
  sendEnvelope,
  recordSignature,
} from './contract-management/commands/sign-contract';
import {
  downloadContractDocument,
  exportContracts,
  viewContractDocument,
  viewRecording,
} from './contract-management/commands/view-contracts';

/** All commands of this remote. The server imports this file, so it must not import React or browser APIs. */
export const commands: readonly Command[] = [
  amendContract,
  attachContractDocument,
  correctSignatories,
  createContract,
  waiveLegalReview,
  delegateSignature,
  editContract,
  changeContractStatus,
  submitContract,
  setSignatories,
  recallEnvelope,
  removeTemplate,
  saveTemplate,
  scheduleNotarization,
  sendEnvelopes,
  recordApproval,
  declineSignature,
  sendEnvelope,
  recordSignature,
  downloadContractDocument,
  exportContracts,
  viewContractDocument,
  viewRecording,
];
