export declare function formatRelative(iso: string, nowIso: string): string;
export declare function formatDuration(milliseconds: number): string;
