export { envelopeId, isEnvelopeOpen, nextSignatories } from './awaited-signatory';
export { awaitedSignatories, expiredOn } from './envelope-dates';
export { contractFileProblem } from './contract-file';
export { contractStatusView } from './contract-status';
export { contractTypeLabel } from './contract-type';
export { contractSchema, type Contract } from './contract.schema';
export { changeRefusal, isFinal, signedRefusal } from './final-contract';
export {
  actingSignatories,
  partOf,
  signatoryParts,
  signingOrders,
  type Signatory,
} from './signatory';
export {
  contractTemplateSchema,
  type ContractTemplate,
  type PlannedParty,
} from './contract-template';
export { contractTitle } from './contract-title';
