export { contractFileProblem } from './contract-file';
export { contractStatusView } from './contract-status';
export { contractTypeLabel } from './contract-type';
export { contractSchema, type Contract } from './contract.schema';
export { waiverText } from './waiver';
export { contractTitle } from './contract-title';
