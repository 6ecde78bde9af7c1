export declare function formatRelative(iso: string, nowIso: string): string;
