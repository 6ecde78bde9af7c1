export declare const formatNumber: (value: number) => string;
export declare const formatPercent: (points: number) => string;
export declare function formatBytes(bytes: number): string;
