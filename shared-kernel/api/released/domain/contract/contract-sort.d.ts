import { type Contract } from './contract.schema';
export declare const contractSortKeys: readonly ["modified", "title", "client", "value", "status"];
export type ContractSortKey = (typeof contractSortKeys)[number];
export declare const contractSortLabel: Record<ContractSortKey, string>;
export type SortDirection = 'ascending' | 'descending';
export declare function sortContracts(contracts: readonly Contract[], key: ContractSortKey, direction: SortDirection): Contract[];
