export { envelopeId, nextSignatories } from './awaited-signatory';
export { awaitedSignatories, expiredOn } from './envelope-dates';
export { contractStatusView } from './contract-status';
export { contractTypeLabel } from './contract-type';
export { contractSchema, type Contract } from './contract.schema';
export { changeRefusal } from './final-contract';
export { hasMainDocument, isSubmittedBy, type ContractPerson } from './submission';
export { actingSignatories, partOf } from './signatory';
export { contractTitle } from './contract-title';
