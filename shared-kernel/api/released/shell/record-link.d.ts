export declare function useCurrentPortal(): "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator";
export declare function useListPath(): (kind: string, query?: Readonly<Record<string, string | undefined>>) => string;
export declare function useRecordPath(): (kind: string, id: string) => string;
