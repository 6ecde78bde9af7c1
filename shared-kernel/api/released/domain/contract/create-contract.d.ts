import { type Contract, type ContractDraft } from './contract.schema';
export declare function newContractId(now: Date, taken: Iterable<string>): string;
export declare function draftedContract(draft: ContractDraft, now: Date, taken: Iterable<string>, reviewRequired: boolean): Contract;
export declare const editedContract: (contract: Contract, draft: ContractDraft, now: Date) => Contract;
