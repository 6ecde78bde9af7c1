export declare function useCurrentPortal(): "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator";
export declare function useRecordPath(): (kind: string, id: string) => string;
