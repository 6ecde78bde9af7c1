export declare const readerZone: () => string;
export declare function formatDate(iso: string): string;
export declare const formatDateTime: (iso: string) => string;
export declare const formatUtc: (iso: string) => string;
export declare function formatDayAndMonth(iso: string): string;
