import { type Transaction } from './transaction.schema';
export declare const requiredConfirmations = 12;
export declare const conversionTerms: {
    readonly slippageTolerance: "0.1%";
    readonly rate: "1 USD = 1.0001 USDT";
    readonly estimatedCompletion: "2-5 minutes";
    readonly confirmations: `${string} block confirmations`;
};
export declare const showsConversion: ({ type, status }: Pick<Transaction, "type" | "status">) => boolean;
export declare function estimateConversion(usd: number): {
    expected: number;
    atLeast: number;
};
