import type { Contract } from './contract.schema';
export declare const contractTitle: ({ title }: Pick<Contract, "title">) => string;
