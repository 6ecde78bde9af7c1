export declare const recordParams: {
    readonly processes: "process";
    readonly transactions: "tx";
    readonly clients: "client";
    readonly compliance: "case";
    readonly contracts: "contract";
    readonly notifications: "n";
};
export type RecordTab = keyof typeof recordParams;
export declare function useCurrentPortal(): "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator";
export declare function useRecordPath(): (tab: RecordTab, id: string) => string;
