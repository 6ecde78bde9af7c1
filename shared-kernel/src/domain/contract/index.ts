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
  canTransition,
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
export { notarizationSchema, notarizationStatuses, notarizationStatusView, type NotarizationStatus } from './notarization';
export {
  signatorySchema,
  signatoryStatuses,
  signatoryStatusView,
  type Signatory,
  type SignatoryStatus,
} from './signatory';
export { canSendForSignature, nextSignatory, signContract, signerProgress } from './signing';
export { waiverFlags, waiverText } from './waiver';
