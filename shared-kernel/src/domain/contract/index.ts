export { awaitedSignatory, envelopeId, isEnvelopeOpen, nextSignatory } from './awaited-signatory';
export { contractFileProblem } from './contract-file';
export { contractStatusView } from './contract-status';
export { contractTypeLabel } from './contract-type';
export { contractSchema, type Contract } from './contract.schema';
export { changeRefusal, isFinal, signedRefusal } from './final-contract';
export { waiverText } from './waiver';
export { contractTitle } from './contract-title';
