import { type Transaction } from './transaction.schema';
export interface LedgerRecord {
    readonly network: string;
    readonly hash: string;
    readonly block: number | undefined;
    readonly confirmations: number;
    readonly required: number;
}
export declare function ledgerOf({ id, type, status, }: Pick<Transaction, 'id' | 'type' | 'status'>): LedgerRecord | undefined;
