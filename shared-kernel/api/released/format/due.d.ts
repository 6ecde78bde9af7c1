export declare const daysLeft: (due: string, nowIso: string) => number;
export declare function formatDue(due: string, nowIso: string): string;
