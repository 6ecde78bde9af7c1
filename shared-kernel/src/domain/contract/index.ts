export {
  contractDocumentTypeLabel,
  contractDocumentTypes,
  type ContractDocument,
} from './contract-document';
export {
  checkContractFile,
  contractFileAccept,
  contractFileLimit,
  contractFileProblem,
} from './contract-file';
export {
  contractSummary,
  contractSummaryText,
  contractTitle,
  searchContracts,
} from './contract-list';
export {
  contractStatuses,
  contractStatusSchema,
  contractStatusView,
  nextContractStatuses,
  type ContractStatus,
} from './contract-status';
export { contractTypeLabel, contractTypes, type ContractType } from './contract-type';
export {
  contractDraftSchema,
  contractFormSchema,
  contractSchema,
  type Contract,
  type ContractDraft,
  type ContractForm,
} from './contract.schema';
export { draftedContract, editedContract } from './create-contract';
export {
  declineEnvelope,
  envelopeId,
  awaitedSignatory,
  isEnvelopeOpen,
  newContractDocumentId,
  bookedNotarization,
  sentEnvelope,
  signatoryFormSchema,
  signEnvelope,
  type EnvelopeResult,
  type SignatoryForm,
} from './envelope';
export { legalReviewView } from './legal-review';
export { movedContract } from './move-contract';
export { notarizationSchema, notarizationStatusView } from './notarization';
export { signatoryStatusView, type Signatory } from './signatory';
export { canSendForSignature, nextSignatory, signerProgress } from './signing';
export { waiverFlags, waiverText } from './waiver';
