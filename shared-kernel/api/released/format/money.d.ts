export declare const formatUsd: (amount: number) => string;
export declare const formatCompactUsd: (amount: number) => string;
export declare function formatAmount(amount: number, currency: string): string;
