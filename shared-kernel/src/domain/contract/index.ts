export {
  contractDocumentSchema,
  contractDocumentTypeLabel,
  contractDocumentTypes,
  type ContractDocument,
  type ContractDocumentType,
} from './contract-document';
export {
  beginsAs,
  checkContractFile,
  contractFileAccept,
  contractFileKind,
  contractFileKinds,
  contractFileLimit,
  contractFileMediaType,
  contractFileProblem,
  type ContractFileKind,
} from './contract-file';
export {
  contractSummary,
  contractSummaryText,
  contractTitle,
  searchContracts,
  type ContractFilter,
  type ContractSummary,
} from './contract-list';
export {
  canTransition,
  contractStatuses,
  contractStatusSchema,
  contractStatusView,
  nextContractStatuses,
  type ContractStatus,
} from './contract-status';
export {
  contractTypeLabel,
  contractTypes,
  contractTypeSchema,
  type ContractType,
} from './contract-type';
export {
  contractDraftSchema,
  contractFormSchema,
  contractIdSchema,
  contractSchema,
  type Contract,
  type ContractDraft,
  type ContractForm,
} from './contract.schema';
export { draftedContract, editedContract, newContractId } from './create-contract';
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
export { legalReviews, legalReviewSchema, legalReviewView, type LegalReview } from './legal-review';
export { movedContract } from './move-contract';
export {
  notarizationSchema,
  notarizationStatuses,
  notarizationStatusView,
  type Notarization,
  type NotarizationStatus,
} from './notarization';
export {
  signatorySchema,
  signatoryStatuses,
  signatoryStatusView,
  type Signatory,
  type SignatoryStatus,
} from './signatory';
export { canSendForSignature, nextSignatory, signContract, signerProgress } from './signing';
export { waiverFlags, waiverText } from './waiver';
