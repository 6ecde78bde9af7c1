export {
  contractDocumentTypeLabel,
  contractDocumentTypes,
  type ContractDocument,
} from './contract-document';
export {
  beginsAs,
  checkContractFile,
  contractFileAccept,
  contractFileKind,
  contractFileLimit,
  contractFileMediaType,
  contractFileProblem,
} from './contract-file';
export {
  contractSummary,
  contractSummaryText,
  contractTitle,
  searchContracts,
} from './contract-list';
export {
  contractSortKeys,
  contractSortLabel,
  sortContracts,
  type ContractSortKey,
} from './contract-sort';
export {
  contractStatuses,
  contractStatusSchema,
  contractStatusView,
  nextContractStatuses,
  type ContractStatus,
} from './contract-status';
export { contractTypeLabel, contractTypes } from './contract-type';
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
export { sampleDocument } from './sample-document';
export { signatoryStatusView, type Signatory } from './signatory';
export { canSendForSignature, nextSignatory, signerProgress } from './signing';
export { waiverFlags, waiverText } from './waiver';
