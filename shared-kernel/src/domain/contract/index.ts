export { contractDocumentTypes, type ContractDocument } from './contract-document';
export {
  checkContractFile,
  contractFileAccept,
  contractFileLimit,
  contractFileProblem,
} from './contract-file';
export {
  contractStatuses,
  contractStatusSchema,
  contractStatusView,
  type ContractStatus,
} from './contract-status';
export { contractTypeLabel, contractTypes, type ContractType } from './contract-type';
export {
  contractDraftSchema,
  contractSchema,
  type Contract,
  type ContractDraft,
} from './contract.schema';
export { legalReviewView } from './legal-review';
export { notarizationSchema, notarizationStatusView } from './notarization';
export { signatoryStatusView, type Signatory } from './signatory';
export { waiverFlags, waiverText } from './waiver';
export { contractTitle } from './contract-title';
