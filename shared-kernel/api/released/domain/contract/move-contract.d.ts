import { type ContractStatus } from './contract-status';
import { type Contract } from './contract.schema';
export declare function movedContract(contract: Contract, status: ContractStatus, now: Date): Contract | undefined;
